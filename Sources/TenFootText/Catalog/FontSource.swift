import Foundation
import TenFoot
import TenFootFonts

/// A face that the catalog could open: where it is, and what is known of it beforehand.
struct FontSource {
  /// The file's path.
  var path: String
  /// The number of the face in the file.
  var index: Int
  /// The family's name.
  var family: String
  /// The weights that the face draws.
  var weights: ClosedRange<Int>
  /// The widths that the face draws, in hundredths of the usual.
  var widths: ClosedRange<Int>
  /// Whether the letters slant.
  var isItalic: Bool
  /// What fallback may use the face for.
  var role: BundledFont.Role
  /// The scripts it is made for, as far as a table tells.
  var scripts: [String]
  /// The blocks it is asked for; `nil` if only its file can tell.
  var blocks: [ClosedRange<UInt32>]?

  /// Whether the file is worth opening for a character.
  func mayServe(_ scalar: Unicode.Scalar) -> Bool {
    guard let blocks else { return true }
    return blocks.contains { $0.contains(scalar.value) }
  }

  /// How far the face is from a font's style; the least distance wins.
  ///
  /// Width outweighs slant, and slant weight, as in CSS.
  func distance(to font: FontDescriptor) -> Int {
    // Descriptors come from outside; beyond OpenType's scale, numbers would overflow.
    let weight = min(max(font.weight, 1), 1_000)
    let width = font.widthPercent
    return abs(width.clamped(to: widths) - width) * 10_000
      + (isItalic == font.isItalic ? 0 : 1_000) + abs(weight.clamped(to: weights) - weight)
  }

  /// Whether the face draws the width of a font, or one of the same name in OpenType, whose names
  /// are at least an eighth apart.
  func draws(widthOf font: FontDescriptor) -> Bool {
    let width = font.widthPercent
    return abs(width.clamped(to: widths) - width) < 12
  }

  /// How far the face must be slanted to be a font's italics: a share of the height.
  ///
  /// Letters of Latin, Greek and Cyrillic are, and what was asked for by name. Other scripts know no
  /// italics, so theirs stand upright in a slanted line.
  func slant(for font: FontDescriptor, isAskedFor: Bool) -> CGFloat {
    guard font.isItalic, !isItalic, role == .script, isAskedFor || scripts.contains("Latin") else {
      return 0
    }
    return Self.slant
  }

  /// What fontconfig slants faces without italics by (90-synthetic.conf).
  private static let slant: CGFloat = 0.2
}

extension FontSource {
  /// A bundled file.
  init(_ font: BundledFont, in folder: String) {
    self.init(
      path: folder + "/" + font.path, index: 0, family: font.family, weights: font.weights,
      widths: font.width...font.width, isItalic: font.isItalic, role: font.role,
      scripts: font.scripts, blocks: font.blocks)
  }

  /// A face of somebody's own file.
  init(file: FontFile, index: Int) {
    let font = HarfBuzzFont(file: file, index: index)
    self.init(
      path: file.url.path, index: index,
      family: font.family ?? file.url.deletingPathExtension().lastPathComponent,
      weights: font.weightAxis ?? font.defaultWeight...font.defaultWeight,
      widths: font.widthAxis ?? font.defaultWidth...font.defaultWidth,
      isItalic: font.isItalic, role: font.isColored ? .emoji : .script, scripts: [], blocks: nil)
  }
}

extension Int {
  /// The nearest number of a range.
  func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
