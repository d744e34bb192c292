import Foundation

/// How letters look, as far as it is said: what is `nil` is left to what stands around.
nonisolated struct TextAttributes: Equatable, Sendable {
  /// A style for glyphs; two are taken for different unless they are equal colors.
  struct Foreground: Equatable {
    var style: AnyShapeStyle
    var color: Color?

    init<S: ShapeStyle>(_ style: S) {
      self.style = AnyShapeStyle(style)
      color = style as? Color
    }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.color != nil && lhs.color == rhs.color }
  }

  /// A line under or through the text, or the wish to have none.
  enum Line: Equatable {
    case hidden
    case line(Text.LineStyle)
  }

  var font: Font?
  /// Where the font was set.
  var fontPlace: CodePlace?
  var weight: Font.Weight?
  /// Whether the weight gives way to bold.
  var isBold: Bool?
  var design: Font.Design?
  var width: Font.Width?
  var isItalic: Bool?
  var hasMonospacedDigits: Bool?
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var scale: Text.Scale?
  var foreground: Foreground?
  var background: Color?
  var underline: Line?
  var strikethrough: Line?
  var lineHeight: AttributedString.LineHeight?

  /// Sets a weight, which no bold around replaces.
  mutating func setWeight(_ weight: Font.Weight?) {
    self.weight = weight
    isBold = weight == nil ? nil : false
  }

  /// These attributes, and those around where nothing is said.
  func over(_ outer: TextAttributes) -> TextAttributes {
    var merged = self
    merged.font = font ?? outer.font
    merged.fontPlace = fontPlace ?? outer.fontPlace
    merged.weight = weight ?? outer.weight
    merged.isBold = isBold ?? outer.isBold
    merged.design = design ?? outer.design
    merged.width = width ?? outer.width
    merged.isItalic = isItalic ?? outer.isItalic
    merged.hasMonospacedDigits = hasMonospacedDigits ?? outer.hasMonospacedDigits
    merged.kerning = kerning ?? outer.kerning
    merged.tracking = tracking ?? outer.tracking
    merged.baselineOffset = baselineOffset ?? outer.baselineOffset
    merged.scale = scale ?? outer.scale
    merged.foreground = foreground ?? outer.foreground
    merged.background = background ?? outer.background
    merged.underline = underline ?? outer.underline
    merged.strikethrough = strikethrough ?? outer.strikethrough
    merged.lineHeight = lineHeight ?? outer.lineHeight
    return merged
  }
}

/// Attributes that the copies of a text share.
nonisolated final class SharedTextAttributes: Equatable, Sendable {
  let values: TextAttributes

  init(_ values: TextAttributes) { self.values = values }

  static func == (lhs: SharedTextAttributes, rhs: SharedTextAttributes) -> Bool {
    lhs === rhs || lhs.values == rhs.values
  }
}
