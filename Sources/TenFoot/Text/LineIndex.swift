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
  /// The line box of all runs; `nil` where they differ.
  let commonBox: LineBox?
  /// What stands before each cluster, and before the end.
  private let places: [Place]
  /// The tracking behind each cluster; empty when there is none.
  private var trackings: [CGFloat] = []

  /// How far a line reaches from its baseline, and the distance to the next.
  struct LineBox: Equatable, Sendable {
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    var leading: CGFloat = 0
  }

  private struct Place: Sendable {
    /// The pen.
    var pen: CGFloat
    /// The place behind the last cluster that is no white space.
    var content: Int32
  }

  init(glyphs: [ShapedText.Glyph], clusters: [ShapedText.Cluster], runs: [ShapedText.Run]) {
    let count = clusters.count
    places = Array(unsafeUninitializedCapacity: count + 1) { places, initialized in
      var place = Place(pen: 0, content: 0)
      places.initializeElement(at: 0, to: place)
      for (index, cluster) in clusters.enumerated() {
        place.pen += cluster.advance
        if !cluster.isWhitespace { place.content = Int32(index + 1) }
        places.initializeElement(at: index + 1, to: place)
      }
      initialized = count + 1
    }
    let box = runs.first?.metrics.box
    commonBox = runs.allSatisfy { $0.metrics.box == box } ? box : nil
    for (index, cluster) in clusters.enumerated() {
      noteTracking(of: cluster, at: index, glyphs: glyphs, count: count)
      guard cluster.lineBreak != .prohibited || index == count - 1 else { continue }
      if cluster.lineBreak == .mandatory { mandatory.append(Int32(opportunities.count)) }
      let content = places[index + 1].content
      opportunities.append(
        Opportunity(
          next: Int32(index + 1), content: content, pen: penBehind(Int(content)),
          hyphen: cluster.lineBreak == .hyphenated ? runs[cluster.run].hyphen?.advance ?? 0 : 0,
          isMandatory: cluster.lineBreak == .mandatory))
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
    range.lowerBound..<max(range.lowerBound, Int(places[range.upperBound].content))
  }

  /// The width of clusters, without the tracking behind the last.
  func width(_ range: Range<Int>) -> CGFloat {
    range.isEmpty ? 0 : penBehind(range.upperBound) - places[range.lowerBound].pen
  }

  /// The pen before a cluster.
  func pen(before cluster: Int) -> CGFloat { places[cluster].pen }

  /// The pen behind the glyphs of the cluster before a place.
  private func penBehind(_ place: Int) -> CGFloat {
    trackings.isEmpty || place == 0
      ? places[place].pen : places[place].pen - trackings[place - 1]
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
  /// The box of a line in the font.
  nonisolated var box: LineIndex.LineBox {
    LineIndex.LineBox(ascent: ascent, descent: descent, leading: leading)
  }
}
