import Foundation
import TenFoot
import TenFootFonts

/// What a face is set to.
struct FaceStyle: Hashable {
  /// The weight on the scale of OpenType.
  var weight: Int
  /// The width in hundredths of the usual.
  var width: Int
  /// How far upright letters are slanted to stand for italics: a share of the height.
  var slant: CGFloat
}

/// An open face in a style, as shaping uses it.
final class Face: Sendable {
  /// Its number in the catalog.
  let id: FontFaceID
  /// The family's name.
  let family: String
  /// The file.
  let file: FontFile
  /// The number of the face in the file.
  let index: Int
  /// What it was opened from.
  let source: FontSource
  /// What it is set to.
  let style: FaceStyle
  /// The shaper's view of it.
  let font: HarfBuzzFont
  /// Its vertical measures at a size of one point.
  let metrics: ShapedText.FontMetrics
  /// The glyph of the ellipsis and its advance in font units, if it has one: every run asks for it.
  let ellipsis: (glyph: UInt32, advance: Int)?

  init(id: FontFaceID, file: FontFile, source: FontSource, style: FaceStyle) {
    self.id = id
    family = source.family
    self.file = file
    index = source.index
    self.source = source
    self.style = style
    font = HarfBuzzFont(file: file, index: source.index, style: style)
    metrics = ShapedText.FontMetrics(font)
    let font = font
    ellipsis = font.glyph(for: "\u{2026}").map { ($0, font.advance(of: $0)) }
  }

  /// The weight that the axis is set to; `nil` for a face without one.
  var weight: Int? { font.weightAxis.map(style.weight.clamped) }

  /// The width that the axis is set to; `nil` for a face without one.
  var width: Int? { font.widthAxis.map(style.width.clamped) }

  /// What fallback may use the face for.
  var role: BundledFont.Role { source.role }

  /// Turns font units into points at a font size.
  func scale(at size: CGFloat) -> CGFloat { size / CGFloat(font.unitsPerEm) }
}

extension ShapedText.FontMetrics {
  /// The measures of a font at a size of one point.
  ///
  /// HarfBuzz takes the typographic measures of the OS/2 table if the font says that they are to be
  /// used, else those of the `hhea` table, as FreeType and CoreText do.
  fileprivate init(_ font: HarfBuzzFont) {
    let unit = CGFloat(font.unitsPerEm)
    func measure(_ metric: HarfBuzzFont.Metric, orElse ems: CGFloat) -> CGFloat {
      font.metric(metric).map { CGFloat($0) / unit } ?? ems
    }
    // Old OS/2 tables lack the heights of letters or have a zero, so the letters are measured; the
    // shares of the em are for faces without Latin letters.
    func height(_ metric: HarfBuzzFont.Metric, of letter: Unicode.Scalar, orElse ems: CGFloat)
      -> CGFloat
    {
      if let height = font.metric(metric), height > 0 { return CGFloat(height) / unit }
      guard let top = font.glyph(for: letter).flatMap({ font.reach(of: $0) })?.top, top > 0 else {
        return ems
      }
      return CGFloat(top) / unit
    }
    let xHeight = height(.xHeight, of: "x", orElse: 0.5)
    let capHeight = height(.capHeight, of: "H", orElse: 0.7)
    let stem = font.glyph(for: "I").flatMap { glyph in
      GlyphOutline(glyph, of: font).stroke(at: Float(capHeight * unit / 2))
    }
    self.init(
      ascent: measure(.ascender, orElse: 0.8), descent: -measure(.descender, orElse: -0.2),
      leading: measure(.lineGap, orElse: 0), capHeight: capHeight, xHeight: xHeight,
      stem: CGFloat(stem ?? 0) / unit, underlineOffset: -measure(.underlineOffset, orElse: -0.1),
      // The OS/2 table's own place is the same in all fonts that nobody tuned it for.
      strikethroughOffset: xHeight / 2, lineThickness: measure(.underlineSize, orElse: 0.05))
  }

  /// The measures of nothing.
  static let zero = Self(ascent: 0, descent: 0, leading: 0, capHeight: 0, xHeight: 0)

  /// The measures with lines nearer to one another or farther apart.
  ///
  /// The distance is that of UIKit's body style, two of its seventeen points, half of it on each side.
  func with(_ leading: Font.Leading) -> Self {
    let extra: CGFloat =
      switch leading {
      case .standard: 0
      case .tight: -1.0 / 17
      case .loose: 1.0 / 17
      }
    var metrics = self
    metrics.ascent += extra
    metrics.descent += extra
    return metrics
  }

  /// The measures at a font size.
  func scaled(by size: CGFloat) -> Self {
    Self(
      ascent: ascent * size, descent: descent * size, leading: leading * size,
      capHeight: capHeight * size, xHeight: xHeight * size,
      stem: stem * size, underlineOffset: underlineOffset * size,
      strikethroughOffset: strikethroughOffset * size,
      lineThickness: lineThickness * size)
  }
}
