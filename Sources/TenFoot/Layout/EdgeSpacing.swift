import Foundation

/// What a view wants beyond one of its edges: distances by what stands there.
nonisolated struct EdgeSpacing: Hashable, Sendable {
  /// The distance from whatever has one of these too.
  var plain: CGFloat?
  /// The distance between an edge that stands above a text and the text.
  var aboveText: CGFloat?
  /// The distance between an edge that stands below a text and the text.
  var belowText: CGFloat?
  /// The line of text behind the edge.
  var line: Line?

  /// What the distance between two lines of text depends on.
  struct Line: Hashable, Sendable {
    var height: CGFloat
    var leading: CGFloat
    var pixelLength: CGFloat
  }

  /// The distance that SwiftUI keeps where none is wanted.
  static let fallback: CGFloat = 8

  /// No distance from anything.
  static let zero = EdgeSpacing(plain: 0)

  /// What a view wants that has no wishes.
  static func standard(_ edge: Edge) -> EdgeSpacing {
    switch edge {
    case .top: EdgeSpacing(belowText: 0)
    case .bottom: EdgeSpacing(aboveText: 0)
    case .leading, .trailing: EdgeSpacing()
    }
  }

  /// The distance to the edge that faces this one, or `nil` when neither wants any.
  ///
  /// The largest distance that both edges have a word on counts; only where there is none, what they
  /// want of anything.
  func distance(to next: EdgeSpacing) -> CGFloat? {
    var largest: CGFloat?
    func consider(_ distance: CGFloat) { largest = max(largest ?? -.infinity, distance) }
    if let upper = line, let lower = next.line {
      consider((lower.leading / upper.pixelLength).rounded(.up) * upper.pixelLength)
    }
    if let above = aboveText, let below = next.aboveText { consider(above + below) }
    if let above = belowText, let below = next.belowText { consider(above + below) }
    if let largest { return largest }
    guard plain != nil || next.plain != nil else { return nil }
    return max(plain ?? -.infinity, next.plain ?? -.infinity)
  }

  /// Takes the larger of each distance.
  mutating func formUnion(_ other: EdgeSpacing) {
    func larger(_ one: CGFloat?, _ other: CGFloat?) -> CGFloat? {
      guard let one, let other else { return one ?? other }
      return max(one, other)
    }
    plain = larger(plain, other.plain)
    aboveText = larger(aboveText, other.aboveText)
    belowText = larger(belowText, other.belowText)
    if let theirs = other.line, theirs.height > line?.height ?? -.infinity { line = theirs }
  }

  /// What a line of text wants above or below itself.
  init(_ metrics: ShapedText.FontMetrics, _ edge: Edge, pixelLength: CGFloat) {
    let height = metrics.ascent + metrics.descent
    let extra = (height * 0.1 / pixelLength).rounded(.up) * pixelLength
    if edge == .top {
      aboveText = height + extra - metrics.ascent
    } else {
      belowText = max(height + extra - metrics.capHeight, extra + metrics.descent)
    }
    line = Line(height: height, leading: metrics.leading, pixelLength: pixelLength)
  }

  init(
    plain: CGFloat? = nil, aboveText: CGFloat? = nil, belowText: CGFloat? = nil, line: Line? = nil
  ) {
    self.plain = plain
    self.aboveText = aboveText
    self.belowText = belowText
    self.line = line
  }
}
