package import Foundation

/// One line of a text: clusters from its head, perhaps an ellipsis, and clusters from its tail.
package nonisolated struct TextLine: Hashable, Sendable {
  /// The clusters before the ellipsis, or all of them.
  package var head: Range<Int>
  /// The run whose ellipsis stands behind the head; `nil` when nothing was cut.
  package var ellipsis: Int?
  /// The clusters behind the ellipsis.
  package var tail: Range<Int>
  /// The run whose hyphen stands behind the head; `nil` when no word is divided at a soft hyphen.
  package var hyphen: Int?
  /// The first cluster of the next line.
  var next: Int
  /// The left end, in points from the left edge of the text.
  package var x: CGFloat = 0
  /// The baseline, in points from the top edge of the text.
  package var baseline: CGFloat = 0
  /// The width without white space at the end.
  package var width: CGFloat = 0
  /// From the top of the line to its baseline.
  package var ascent: CGFloat = 0
  /// The height of the line.
  package var height: CGFloat = 0

  init(head: Range<Int>, next: Int) {
    self.head = head
    self.next = next
    tail = head.upperBound..<head.upperBound
  }
}

/// The lines of a text in a given space.
package nonisolated struct TextLines: Hashable, Sendable {
  /// The lines, from the top.
  package var lines: [TextLine]
  /// The size, rounded up to whole pixels.
  package var size: CGSize
  /// The factor that the fonts are scaled by.
  package var scale: CGFloat
  /// How much closer than usual clusters stand, in points before scaling.
  package var tightening: CGFloat = 0
  /// Whether something was cut.
  package var isTruncated: Bool
  /// Whether a line ends inside a word.
  package var dividesWords: Bool

  static let empty = TextLines(
    lines: [], size: .zero, scale: 1, isTruncated: false, dividesWords: false)

  /// Moves the lines to where an alignment wants them in a width.
  mutating func align(_ alignment: TextAlignment, isRightToLeft: Bool, in width: CGFloat) {
    for index in lines.indices {
      let free = width - lines[index].width
      switch alignment {
      case .leading: lines[index].x = isRightToLeft ? free : 0
      case .center: lines[index].x = free / 2
      case .trailing: lines[index].x = isRightToLeft ? 0 : free
      }
    }
  }
}
