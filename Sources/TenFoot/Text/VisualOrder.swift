/// A stretch of a line that is drawn in one go.
package nonisolated enum LinePiece: Hashable, Sendable {
  /// Clusters of one run.
  case clusters(Range<Int>, run: Int)
  /// The ellipsis of a run.
  case ellipsis(run: Int)
  /// The hyphen of a run.
  case hyphen(run: Int)
}

extension ShapedText {
  /// The pieces of a line from left to right: rule L2 of the Unicode Bidirectional Algorithm.
  package func visualOrder(of line: TextLine) -> [LinePiece] {
    var pieces: [LinePiece] = []
    var levels: [UInt8] = []
    func add(_ range: Range<Int>) {
      var start = range.lowerBound
      while start < range.upperBound {
        let run = clusters[start].run
        var end = start + 1
        while end < range.upperBound, clusters[end].run == run { end += 1 }
        pieces.append(.clusters(start..<end, run: run))
        levels.append(runs[run].level)
        start = end
      }
    }
    add(line.head)
    if let run = line.hyphen {
      pieces.append(.hyphen(run: run))
      levels.append(runs[run].level)
    }
    if let run = line.ellipsis {
      pieces.append(.ellipsis(run: run))
      levels.append(baseLevel)
    }
    add(line.tail)
    guard let highest = levels.max(), highest > 0 else { return pieces }
    let lowestOdd = levels.filter { !$0.isMultiple(of: 2) }.min() ?? highest + 1
    var order = Array(pieces.indices)
    for level in stride(from: Int(highest), through: Int(lowestOdd), by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start + 1
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order.map { pieces[$0] }
  }
}
