/// The fonts that come with TenFoot: a table, so that nothing is scanned and only what is drawn with
/// is opened.
package enum BundledFonts {
  /// The family of text that asks for no other.
  package static let textFamily = "Inter"
  /// The family with serifs.
  package static let serifFamily = "Noto Serif"
  /// The family of one width.
  package static let monospacedFamily = "Noto Sans Mono"
  /// The family of narrow letters.
  package static let condensedFamily = "Roboto Condensed"

  /// All files, in the order in which they are asked for a character.
  package static let all: [BundledFont] = text + emoji + scripts + symbols + designs + condensed

  private static let text = [
    inter("Inter-roman.var.ttf", isItalic: false),
    inter("Inter-italic.var.ttf", isItalic: true),
  ]

  private static let emoji = [
    BundledFont(
      family: "Noto Color Emoji", path: "NotoColorEmoji/NotoColorEmoji.ttf", weights: 400...400,
      width: 100, isItalic: false, role: .emoji, scripts: ["Emoji"],
      blocks: [
        0x23...0x39, 0xA9...0xAE, 0x203C...0x3299, 0x1F000...0x1FAFF, 0xE0020...0xE007F,
      ])
  ]

  private static let scripts: [BundledFont] = [
    script(
      "Arabic",
      [
        0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0x2E41...0x2E41, 0xFB50...0xFDFF,
        0xFE70...0xFEFF,
      ]),
    script("Hebrew", [0x590...0x5FF, 0xFB1D...0xFB4F]),
    script("Devanagari", [0x900...0x97F, 0x1CD0...0x1CFF, 0xA830...0xA83F, 0xA8E0...0xA8FF]),
    script("Bengali", [0x980...0x9FF, 0x1CF7...0x1CF7]),
    script("Tamil", [0xB80...0xBFF, 0x11300...0x1137F, 0x11FC0...0x11FFF]),
    script("Telugu", [0xC00...0xC7F]),
    script("Thai", [0xE00...0xE7F]),
    script("Lao", [0xE80...0xEFF]),
    script("Khmer", [0x1780...0x17FF, 0x19E0...0x19FF]),
    script("Georgian", [0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F]),
    script("Armenian", [0x530...0x58F, 0xFB13...0xFB17]),
    script("Ethiopic", [0x1200...0x139F, 0x2D80...0x2DDF, 0xAB00...0xAB2F]),
  ].flatMap(\.self)

  // Chess pieces, dominoes and playing cards are in Symbols 2 alone. What both sets of symbols have
  // is taken from the first, which comes in two weights.
  private static let symbols: [BundledFont] = [
    files(
      "Noto Sans Symbols", folder: "NotoSansSymbols", role: .symbols, scripts: ["Symbols"],
      blocks: [
        0x20D0...0x20FF, 0x2100...0x218F, 0x2300...0x2335, 0x237C...0x23E8, 0x2460...0x24FF,
        0x2600...0x2653, 0x2669...0x26FF, 0x271D...0x2721, 0x2776...0x2793, 0x2921...0x2922,
        0x1F100...0x1F1AC, 0x1F546...0x1F54F, 0x1F610...0x1F610, 0x1F700...0x1F773,
      ]),
    files(
      "Noto Sans Symbols2", folder: "NotoSansSymbols2", hasBold: false, role: .symbols,
      scripts: ["Symbols", "Braille"],
      blocks: [
        0x20E2...0x20E3, 0x2190...0x21FF, 0x2218...0x2219, 0x2299...0x2299, 0x22C4...0x22C6,
        0x2300...0x2426, 0x2440...0x244A, 0x25A0...0x27BE, 0x2800...0x28FF, 0x2981...0x2981,
        0x29BF...0x29BF, 0x29EB...0x29EB, 0x2B00...0x2BFF, 0x4DC0...0x4DFF, 0xFFF9...0xFFFB,
        0x10140...0x101FD, 0x102E0...0x102FB, 0x10E60...0x10E7E, 0x1D2E0...0x1D378,
        0x1F000...0x1FBFF,
      ]),
    files(
      "Noto Sans Math", folder: "NotoSansMath", hasBold: false, role: .symbols,
      scripts: ["Mathematics"],
      blocks: [
        0x2000...0x23FF, 0x2474...0x2475, 0x25A0...0x25FF, 0x266D...0x266F, 0x27C0...0x27FF,
        0x2900...0x2BFF, 0xFF5B...0xFF5D, 0x1D400...0x1D7FF, 0x1EE00...0x1EEFF,
      ]),
  ].flatMap(\.self)

  // These also have rare letters that Inter lacks. Not the Latin ligatures, which are better spelled
  // with Inter's letters than taken from another design.
  private static let designs: [BundledFont] = [
    (monospacedFamily, "NotoSansMono"), (serifFamily, "NotoSerif"),
  ].flatMap { family, folder in
    files(
      family, folder: folder, role: .script, scripts: european,
      blocks: [
        0x100...0x52F, 0x1AB0...0x1AFF, 0x1C80...0x1C8F, 0x1D00...0x2BFF, 0x2C60...0x2C7F,
        0x2DE0...0x2E7F,
        0xA640...0xA7FF, 0xA92E...0xA92E, 0xAB30...0xAB6F, 0xFE00...0xFE2F, 0xFEFF...0xFFFF,
        0x10780...0x107BF, 0x1DF00...0x1DFFF, 0x1F16A...0x1F16C, 0x1FB00...0x1FBFF,
      ])
  }

  private static let condensed = files(
    condensedFamily, folder: "RobotoCondensed", width: 75, role: .script, scripts: european,
    // It stands in for no other family: a narrow letter among wide ones is worse than another design.
    blocks: [])

  private static let european = ["Latin", "Greek", "Cyrillic"]

  private static func inter(_ file: String, isItalic: Bool) -> BundledFont {
    BundledFont(
      family: textFamily, path: "Inter/\(file)", weights: 100...900, width: 100,
      isItalic: isItalic, role: .script, scripts: european,
      blocks: [0x20...0x52F, 0x1D00...0x27FF, 0x2B00...0x2BFF, 0x2C60...0x2C7F, 0xA640...0xA7FF])
  }

  private static func script(
    _ name: String, _ blocks: [ClosedRange<UInt32>]
  ) -> [BundledFont] {
    files(
      "Noto Sans \(name)", folder: "NotoSans\(name)", role: .script, scripts: [name],
      blocks: blocks)
  }

  private static func files(
    _ family: String, folder: String, hasBold: Bool = true, width: Int = 100,
    role: BundledFont.Role,
    scripts: [String], blocks: [ClosedRange<UInt32>]
  ) -> [BundledFont] {
    let styles = hasBold ? [("Regular", 400), ("Bold", 700)] : [("Regular", 400)]
    return styles.map { style, weight in
      BundledFont(
        family: family, path: "\(folder)/\(folder)-\(style).ttf", weights: weight...weight,
        width: width, isItalic: false, role: role, scripts: scripts, blocks: blocks)
    }
  }
}
