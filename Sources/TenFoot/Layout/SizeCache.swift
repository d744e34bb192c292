import Foundation

/// The last few sizes that each node answered, in one flat array.
nonisolated struct SizeCache {
  private struct Entry {
    var width: UInt64
    var height: UInt64
    var size: CGSize
  }

  /// A stack asks for the least, the most, a share, and once more when it places.
  private static let entriesPerNode = 4
  private static let empty = Entry(width: .max, height: .max, size: .zero)

  private var entries: [Entry] = []
  private var next: [UInt8] = []

  /// Makes room for nodes up to a count.
  mutating func extend(to nodeCount: Int) {
    let missing = nodeCount - next.count
    entries.append(
      contentsOf: repeatElement(Self.empty, count: missing * Self.entriesPerNode))
    next.append(contentsOf: repeatElement(0, count: missing))
  }

  /// Forgets what nodes answered, because what they stand in has changed.
  mutating func forget(_ nodes: Range<Int>) {
    for index in nodes.lowerBound * Self.entriesPerNode..<nodes.upperBound * Self.entriesPerNode {
      entries[index] = Self.empty
    }
  }

  subscript(node: Int, proposal: ProposedViewSize) -> CGSize? {
    get {
      let (width, height) = (Self.bits(proposal.width), Self.bits(proposal.height))
      let start = node * Self.entriesPerNode
      for index in start..<start + Self.entriesPerNode
      where entries[index].width == width && entries[index].height == height {
        return entries[index].size
      }
      return nil
    }
    set {
      guard let newValue else { return }
      let slot = Int(next[node])
      next[node] = UInt8((slot + 1) % Self.entriesPerNode)
      entries[node * Self.entriesPerNode + slot] = Entry(
        width: Self.bits(proposal.width), height: Self.bits(proposal.height), size: newValue)
    }
  }

  /// The bits of a length; those of one quiet NaN stand for an unspecified one.
  private static func bits(_ length: CGFloat?) -> UInt64 {
    UInt64(length?.bitPattern ?? CGFloat.nan.bitPattern)
  }
}
