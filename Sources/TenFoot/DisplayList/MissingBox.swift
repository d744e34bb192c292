package import Foundation

/// What is drawn for a character that no font has: a box as high as a capital, with the digits of its
/// code point where they are large enough to be read.
///
/// Fonts draw their own sign for a character they lack, which may be anything; some draw nothing. This
/// one is the same in all, and tells which character to find a font for.
package nonisolated struct MissingBox: Hashable, Sendable {
  /// How far the pen moves over the box, in ems.
  package static let advance: CGFloat = 0.8
  /// The height in ems: that of a capital letter in most families.
  private static let height: CGFloat = 0.72
  /// The height in cells: two rows of digits of five, with one between and two above and below.
  private static let rows = 15
  /// Digits in cells of three by five, from the top; a row's three bits are an octal digit.
  private static let digits: [UInt16] = [
    0o75557, 0o26227, 0o71747, 0o71317, 0o55711, 0o74717, 0o74757, 0o71222,
    0o75757, 0o75717, 0o75755, 0o65656, 0o74447, 0o65556, 0o74647, 0o74644,
  ]

  /// The character.
  let scalar: Unicode.Scalar
  /// The size of the font that it would be drawn in.
  let fontSize: CGFloat
  /// Where the pen stands, on the baseline.
  let origin: CGPoint

  /// The outlines, to be filled by the even-odd rule.
  func path(snap: PixelSnapping) -> Path {
    let cell = fontSize * Self.height / CGFloat(Self.rows)
    let code = String(scalar.value, radix: 16).compactMap(\.hexDigitValue)
    let columns = code.count > 4 ? 3 : 2
    let width = CGFloat(4 * columns + 3)
    let left = origin.x + (fontSize * Self.advance - width * cell) / 2
    let top = origin.y - CGFloat(Self.rows) * cell
    func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      snap(
        CGRect(
          x: left + x * cell, y: top + y * cell, width: width * cell, height: height * cell))
    }
    var path = Path()
    let box = rect(0, 0, width, CGFloat(Self.rows))
    let line = max(1 / snap.scale, snap(cell))
    path.addRect(box)
    guard box.width > 2 * line, box.height > 2 * line else { return path }
    path.addRect(box.insetBy(dx: line, dy: line))
    // Cells of less than a pixel would be a gray smear.
    guard cell * snap.scale >= 1 else { return path }
    let padded = Array(repeating: 0, count: 2 * columns - code.count) + code
    for (place, digit) in padded.enumerated() {
      let x = CGFloat(2 + place % columns * 4)
      let y = CGFloat(2 + place / columns * 6)
      for bit in 0..<15 where Self.digits[digit] >> UInt16(14 - bit) & 1 == 1 {
        path.addRect(rect(x + CGFloat(bit % 3), y + CGFloat(bit / 3), 1, 1))
      }
    }
    return path
  }
}
