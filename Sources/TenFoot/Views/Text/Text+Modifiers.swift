public import Foundation

/// Styles that give a text again, so that texts of several styles can be joined.
extension Text {
  /// Sets the font; findings tell where that was.
  public func font(_ font: Font?, file: StaticString = #filePath, line: UInt = #line) -> Text {
    let place = CodePlace(file: file, line: line)
    return with {
      $0.font = font
      $0.fontPlace = place
    }
  }

  /// Sets the weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.setWeight(weight) } }

  /// Sets the width of letters.
  public func fontWidth(_ width: Font.Width?) -> Text { with { $0.width = width } }

  /// Sets the design of a system font that has none of its own.
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design } }

  /// Sets the text in bold.
  public func bold() -> Text { bold(true) }

  /// Sets the text in bold, or in the weight that it has without.
  public func bold(_ isActive: Bool) -> Text { with { $0.isBold = isActive } }

  /// Sets the text in italics.
  public func italic() -> Text { with { $0.isItalic = true } }

  /// Sets the text in italics, or not.
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }

  /// Sets all characters in one width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    with { $0.design = isActive ? .monospaced : nil }
  }

  /// Sets digits in one width.
  public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }

  /// Adds a distance after each character, and leaves ligatures as they are.
  public func kerning(_ kerning: CGFloat) -> Text {
    with { $0.kerning = kerning }
  }

  /// Adds a distance after each character but the last of a line, and turns ligatures off.
  public func tracking(_ tracking: CGFloat) -> Text {
    with { $0.tracking = tracking }
  }

  /// Raises the text above the baseline; the line makes room for it.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with { $0.baselineOffset = baselineOffset }
  }

  /// Draws a line under the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.underline = isActive ? .line(LineStyle(pattern: pattern, color: color)) : .hidden }
  }

  /// Draws a line through the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with {
      $0.strikethrough = isActive ? .line(LineStyle(pattern: pattern, color: color)) : .hidden
    }
  }

  /// Sets the text in a size relative to the font's.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    with { if isEnabled { $0.scale = scale } }
  }

  /// Sets the color.
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.foreground = color.map(TextAttributes.Foreground.init) }
  }

  /// Sets the style that glyphs are filled with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { $0.foreground = TextAttributes.Foreground(style) }
  }
}
