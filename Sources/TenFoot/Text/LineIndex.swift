import Foundation

/// Where the lines of a shaped text may be broken and how wide they are, added up once so that
/// breaking it at another width only searches.
nonisolated struct LineIndex: Sendable {
  /// A place where a line may end.
  struct Opportunity: Sendable {
    /// The cluster that the next line starts with.
    var next: Int32
    /// The place behind the line's last cluster that is no white space.
    var content: Int32
    /// Where the pen stands there, without tracking.
    var pen: CGFloat
    /// The width of the hyphen that is drawn there.
    var hyphen: CGFloat
    /// Whether the line must end.
    var isMandatory: Bool
  }

  /// The places where lines may end, in order; the last is the end of the text.
  private(set) var opportunities: [Opportunity] = []
  /// The places in ``opportunities`` where lines must end.
  private(set) var mandatory: [Int32] = []
  /// Whether all runs have the same line box.
  private(set) var isUniform = true
  /// The pen before each cluster and behind the last.
  private var pens: [CGFloat] = [0]
  /// The place behind the last cluster that is no white space, before each place.
  private var contents: [Int32] = [0]
  /// The tracking behind each cluster; empty when there is none.
  private var trackings: [CGFloat] = []

  init(glyphs: [ShapedText.Glyph], clusters: [ShapedText.Cluster], runs: [ShapedText.Run]) {
    let count = clusters.count
    pens.reserveCapacity(count + 1)
    contents.reserveCapacity(count + 1)
    var (pen, content): (CGFloat, Int32) = (0, 0)
    for (place, cluster) in clusters.enumerated() {
      pen += cluster.advance
      pens.append(pen)
      if !cluster.isWhitespace { content = Int32(place + 1) }
      contents.append(content)
      noteTracking(of: cluster, at: place, glyphs: glyphs, count: count)
      guard cluster.lineBreak != .prohibited || place == count - 1 else { continue }
      if cluster.lineBreak == .mandatory { mandatory.append(Int32(opportunities.count)) }
      opportunities.append(
        Opportunity(
          next: Int32(place + 1), content: content, pen: penBehind(Int(content)),
          hyphen: cluster.lineBreak == .hyphenated ? runs[cluster.run].hyphen?.advance ?? 0 : 0,
          isMandatory: cluster.lineBreak == .mandatory))
    }
    if let first = runs.first {
      isUniform = runs.allSatisfy { $0.metrics.hasSameBox(as: first.metrics) }
    }
  }

  private mutating func noteTracking(
    of cluster: ShapedText.Cluster, at place: Int, glyphs: [ShapedText.Glyph], count: Int
  ) {
    guard !cluster.glyphs.isEmpty else { return }
    var tracking = cluster.advance
    for glyph in cluster.glyphs { tracking -= glyphs[glyph].advance }
    guard abs(tracking) > 1e-9 * max(1, abs(cluster.advance)) else { return }
    if trackings.isEmpty { trackings = Array(repeating: 0, count: count) }
    trackings[place] = tracking
  }

  /// A range of clusters without the white space at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    range.lowerBound..<max(range.lowerBound, Int(contents[range.upperBound]))
  }

  /// The width of clusters, without the tracking behind the last.
  func width(_ range: Range<Int>) -> CGFloat {
    range.isEmpty ? 0 : penBehind(range.upperBound) - pens[range.lowerBound]
  }

  /// The pen before a cluster.
  func pen(before cluster: Int) -> CGFloat { pens[cluster] }

  /// The pen behind the glyphs of the cluster before a place.
  private func penBehind(_ place: Int) -> CGFloat {
    trackings.isEmpty || place == 0 ? pens[place] : pens[place] - trackings[place - 1]
  }
}

extension Range<Int> {
  /// The first number for which `isBefore` no longer holds; it holds for none behind.
  nonisolated func partition(_ isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension ShapedText.FontMetrics {
  nonisolated fileprivate func hasSameBox(as other: Self) -> Bool {
    ascent == other.ascent && descent == other.descent && leading == other.leading
  }
}
