/// What kind of difference there is: a label for people, never the verdict.
package enum DifferenceKind: Hashable, Sendable {
  /// The pictures have two sizes.
  case size
  /// The same pixels stand elsewhere, so many pixels to the right and down.
  case moved(x: Int, y: Int)
  /// Shapes are the same in other colors.
  case colorOnly
  /// Only pixels on edges differ, as another rasterizer would draw them.
  case antialiasingOnly
  /// A text says something else.
  case text(from: String, to: String)
  /// Something else is there.
  case content
}

extension DifferenceKind: CustomStringConvertible {
  /// The label in a few words.
  package var description: String {
    switch self {
    case .size: "another size"
    case .moved(let x, let y): "moved by \(x),\(y)"
    case .colorOnly: "color only"
    case .antialiasingOnly: "antialiasing only"
    case .text(let old, let new): "text changed from \"\(old)\" to \"\(new)\""
    case .content: "other content"
    }
  }
}

extension DifferenceKind {
  /// The parts that are looked at; a difference of more parts is told by its largest.
  private static let regionLimit = 8

  /// Labels a difference by what all of its largest parts have in common.
  init(of regions: [PictureDifference.Region], mask: [UInt8], in pair: PixelPair.Pointers) {
    let areas = regions.prefix(Self.regionLimit).map(\.area)
    let edges = EdgeTest(pair, mask: mask)
    if areas.allSatisfy(edges.holds(in:)) {
      self = .antialiasingOnly
    } else if let shift = ShiftSearch(pair).shift(of: areas) {
      self = .moved(x: shift.x, y: shift.y)
    } else if areas.allSatisfy(ColorMapping(pair).isRecoloring) {
      self = .colorOnly
    } else {
      self = .content
    }
  }
}
