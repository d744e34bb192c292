import TenFoot

extension Itemizer {
  /// Gives each cluster its bidirectional embedding level.
  ///
  /// - Parameter direction: The direction of a text without a strong character.
  /// - Returns: The level of the paragraphs.
  mutating func resolveLevels(direction: LayoutDirection) -> UInt8 {
    // Without right-to-left characters, all of the text is at level 0, unless a neutral text
    // stands in a right-to-left scene.
    guard mayRunRightToLeft || direction == .rightToLeft else { return 0 }
    let units = Array(String(decoding: source, as: UTF8.self).utf16)
    let paragraph = BidiParagraph(units, defaultLevel: direction == .rightToLeft ? 1 : 0)
    setLevels(paragraph.levels)
    return paragraph.baseLevel
  }
}
