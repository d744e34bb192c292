import Foundation
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

  /// How far the face is from a style; the least distance wins.
  ///
  /// Slant outweighs weight: a family's italics are chosen among first.
  func distance(weight: Int, isItalic: Bool) -> Int {
    // Descriptors come from outside; beyond OpenType's scale, numbers would overflow.
    let weight = min(max(weight, 1), 1_000)
    let nearest = min(max(weight, weights.lowerBound), weights.upperBound)
    return abs(nearest - weight) + (self.isItalic == isItalic ? 0 : 1_000)
  }
}

extension FontSource {
  /// A bundled file.
  init(_ font: BundledFont, in folder: String) {
    self.init(
      path: folder + "/" + font.path, index: 0, family: font.family, weights: font.weights,
      isItalic: font.isItalic, role: font.role, scripts: font.scripts, blocks: font.blocks)
  }

  /// A face of somebody's own file.
  init(file: FontFile, index: Int) {
    let font = HarfBuzzFont(file: file, index: index, weight: nil)
    self.init(
      path: file.url.path, index: index,
      family: font.family ?? file.url.deletingPathExtension().lastPathComponent,
      weights: font.weightAxis ?? font.defaultWeight...font.defaultWeight,
      isItalic: font.isItalic, role: font.isColored ? .emoji : .script, scripts: [], blocks: nil)
  }
}
