/// A file of the bundled fonts, as it is known without being opened.
package struct BundledFont: Hashable, Sendable {
  /// What the fallback for a character may use the font for.
  package enum Role: Hashable, Sendable {
    /// Letters: a font of one or a few scripts.
    case script
    /// Signs that belong to no script.
    case symbols
    /// Pictures in their own colors.
    case emoji
  }

  /// The family's name, as the file gives it.
  package let family: String
  /// The file's path inside the folder of the families.
  package let path: String
  /// The weights that the file draws: one, or the range of its weight axis.
  package let weights: ClosedRange<Int>
  /// How wide the letters are, in hundredths of the usual.
  package let width: Int
  /// Whether the letters slant.
  package let isItalic: Bool
  /// What the font may be used for.
  package let role: Role
  /// The scripts that the font is made for, as Unicode names them.
  package let scripts: [String]
  /// The Unicode blocks that the font is asked for, in ascending order.
  ///
  /// They are coarse: the font may lack characters of them, and its file has the last word.
  package let blocks: [ClosedRange<UInt32>]

  /// Whether the font is worth opening for a character.
  package func serves(_ scalar: Unicode.Scalar) -> Bool {
    blocks.contains { $0.contains(scalar.value) }
  }
}
