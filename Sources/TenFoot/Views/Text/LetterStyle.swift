import Foundation

/// How letters look in an environment: all that a run has besides its characters.
///
/// Texts without attributes of their own share that of the environment around, which is worked out
/// once.
nonisolated final class LetterStyle {
  /// A run of the style, without characters.
  let run: StyledText.Run
  /// What the glyphs are filled with.
  let paint: Paint
  /// What is drawn besides the glyphs.
  let decoration: TextDecoration
  /// Whether anything is drawn besides the glyphs.
  let isDecorated: Bool
  /// The letters that are drawn as small capitals.
  let smallCapitals: Font.SmallCaps
  /// Where the font was set.
  let fontPlace: CodePlace?
  /// What was asked for and can't be drawn, of each kind once.
  let unusable: [UnusableLength]

  init(_ attributes: TextAttributes, in environment: EnvironmentValues) {
    let font = attributes.font ?? environment.font ?? .body
    var unusable: [UnusableLength] = []
    if let size = font.requestedSize, !Font.drawableSizes.contains(size) {
      unusable.append(UnusableLength(kind: .fontSize, value: size))
    }
    /// A distance that layout can work with.
    func distance(_ asked: CGFloat?, _ kind: UnusableLength.Kind) -> CGFloat {
      guard let asked else { return 0 }
      let range = UnusableLength.distances
      if range.contains(asked) { return asked }
      unusable.append(UnusableLength(kind: kind, value: asked))
      return asked.isFinite ? min(max(asked, range.lowerBound), range.upperBound) : 0
    }
    let tracking = distance(attributes.tracking, .tracking)
    let kerning = distance(attributes.kerning, .kerning)
    run = StyledText.Run(
      "", font: Self.descriptor(font, attributes, environment), tracking: tracking,
      kerning: tracking == 0 ? kerning : 0,
      baselineOffset: distance(attributes.baselineOffset, .baselineOffset))
    paint =
      (attributes.foreground?.style._paint(in: environment)
      ?? ForegroundStyle()._paint(in: environment)).paint
    func line(_ line: TextAttributes.Line?) -> TextDecoration.Line? {
      guard case .line(let style)? = line else { return nil }
      return TextDecoration.Line(
        pattern: style.pattern, paint: style.color?._paint(in: environment).paint)
    }
    decoration = TextDecoration(
      background: attributes.background?._paint(in: environment).paint,
      underline: line(attributes.underline), strikethrough: line(attributes.strikethrough),
      lineHeight: attributes.lineHeight)
    isDecorated = !decoration.isEmpty
    smallCapitals = font.smallCapitals
    fontPlace = attributes.fontPlace
    self.unusable = unusable
  }

  /// A style that differs from another in what is drawn besides the glyphs.
  init(_ style: LetterStyle, decoration: TextDecoration) {
    run = style.run
    paint = style.paint
    self.decoration = decoration
    isDecorated = !decoration.isEmpty
    smallCapitals = style.smallCapitals
    fontPlace = style.fontPlace
    unusable = style.unusable
  }

  /// The style of texts that say nothing of their letters.
  convenience init(of environment: EnvironmentValues) {
    self.init(environment.textAttributes, in: environment)
  }

  /// The face that draws a font, and its size.
  private static func descriptor(
    _ font: Font, _ attributes: TextAttributes, _ environment: EnvironmentValues
  ) -> FontDescriptor {
    var descriptor = font.descriptor(
      weight: attributes.isBold == true ? .bold : attributes.weight, design: attributes.design,
      width: attributes.width, isItalic: attributes.isItalic ?? environment.isItalic,
      hasMonospacedDigits: attributes.hasMonospacedDigits ?? environment.hasMonospacedDigits)
    if let style = font.textStyle {
      descriptor.size = environment.size(of: style, in: descriptor)
    }
    if let size = environment.fittedSize { descriptor.size = size }
    if let scale = attributes.scale {
      descriptor.size = max(descriptor.size * scale.factor, Font.drawableSizes.lowerBound)
    }
    return descriptor
  }
}
