import CHarfBuzz
import Foundation

/// A face at a weight, ready to shape in its font units.
///
/// The HarfBuzz objects are made immutable before anyone else sees them, which makes them safe to
/// share between threads.
final class HarfBuzzFont: @unchecked Sendable {
  /// The HarfBuzz font; nobody outside this folder touches it.
  let pointer: OpaquePointer
  /// Units to the em.
  let unitsPerEm: Int
  /// The weights on the face's weight axis, if it has one.
  let weightAxis: ClosedRange<Int>?
  /// The weight that the face has where nobody asks for another.
  let defaultWeight: Int
  /// The widths on the face's width axis in hundredths of the usual, if it has one.
  let widthAxis: ClosedRange<Int>?
  /// The width that the face has where nobody asks for another.
  let defaultWidth: Int
  /// Whether the glyphs bring their own colors.
  let isColored: Bool
  /// Whether the face's rules for composing characters leave ASCII as it is, so that it may be shaped
  /// without them: trying them takes as long as all the rest.
  let leavesASCIIUncomposed: Bool
  /// The ASCII characters that the face has, a bit each.
  private let ascii: (low: UInt64, high: UInt64)

  /// Opens a face of a file.
  ///
  /// - Parameters:
  ///   - file: The file, which stays mapped as long as the font lives.
  ///   - index: The number of the face in the file.
  ///   - style: What to set the face's axes to, as far as it has them; `nil` for its own defaults.
  init(file: FontFile, index: Int, style: FaceStyle? = nil) {
    let blob = hb_blob_create(
      file.bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(file.bytes.count),
      HB_MEMORY_MODE_READONLY, Unmanaged.passRetained(file).toOpaque(),
      { file in
        guard let file else { return }
        Unmanaged<FontFile>.fromOpaque(file).release()
      })
    let face: OpaquePointer = hb_face_create(blob, UInt32(index))
    hb_blob_destroy(blob)
    hb_face_make_immutable(face)
    unitsPerEm = Int(hb_face_get_upem(face))
    isColored =
      hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
      || hb_ot_color_has_svg(face) != 0
    pointer = hb_font_create(face)
    hb_face_destroy(face)
    hb_font_set_scale(pointer, Int32(unitsPerEm), Int32(unitsPerEm))

    let (weight, ownWeight) = Self.axis(Self.tag("wght"), of: face)
    weightAxis = weight
    defaultWeight = ownWeight ?? Int(hb_style_get_value(pointer, HB_STYLE_TAG_WEIGHT))
    let (width, ownWidth) = Self.axis(Self.tag("wdth"), of: face)
    widthAxis = width
    defaultWidth = ownWidth ?? Int(hb_style_get_value(pointer, HB_STYLE_TAG_WIDTH))
    if let style {
      let settings = [
        weight.map { (Self.tag("wght"), style.weight.clamped(to: $0)) },
        width.map { (Self.tag("wdth"), style.width.clamped(to: $0)) },
      ].compactMap(\.self).map { hb_variation_t(tag: $0.0, value: Float($0.1)) }
      if !settings.isEmpty { hb_font_set_variations(pointer, settings, UInt32(settings.count)) }
      if style.slant != 0 { hb_font_set_synthetic_slant(pointer, Float(style.slant)) }
    }
    hb_font_make_immutable(pointer)

    var low: UInt64 = 0
    var high: UInt64 = 0
    var glyph: UInt32 = 0
    let glyphs = hb_set_create()
    defer { hb_set_destroy(glyphs) }
    for value in UInt32(0)..<128 where hb_font_get_nominal_glyph(pointer, value, &glyph) != 0 {
      hb_set_add(glyphs, glyph)
      if value < 64 { low |= 1 << UInt64(value) } else { high |= 1 << UInt64(value - 64) }
    }
    ascii = (low, high)
    // An emoji face draws no ASCII by itself, and reading all its rules takes ten milliseconds.
    leavesASCIIUncomposed =
      !isColored
      && Self.isClosed(glyphs, under: Self.tag("ccmp"), of: hb_font_get_face(pointer))
  }

  /// Whether a feature's rules make no other glyph of some, in any order and number.
  private static func isClosed(
    _ glyphs: OpaquePointer?, under feature: hb_tag_t, of face: OpaquePointer
  ) -> Bool {
    let lookups = hb_set_create()
    let reached = hb_set_copy(glyphs)
    defer {
      hb_set_destroy(lookups)
      hb_set_destroy(reached)
    }
    hb_ot_layout_collect_lookups(face, Self.tag("GSUB"), nil, nil, [feature, 0], lookups)
    hb_ot_layout_lookups_substitute_closure(face, lookups, reached)
    return hb_set_is_equal(glyphs, reached) != 0
  }

  /// The range and the default of an axis; nothing where the face has none.
  private static func axis(
    _ tag: hb_tag_t, of face: OpaquePointer
  ) -> (range: ClosedRange<Int>?, own: Int?) {
    var axis = hb_ot_var_axis_info_t()
    guard hb_ot_var_find_axis_info(face, tag, &axis) != 0, axis.min_value <= axis.max_value else {
      return (nil, nil)
    }
    return (Int(axis.min_value)...Int(axis.max_value), Int(axis.default_value))
  }

  deinit { hb_font_destroy(pointer) }

  /// Whether the face slants.
  var isItalic: Bool {
    hb_style_get_value(pointer, HB_STYLE_TAG_ITALIC) != 0
      || hb_style_get_value(pointer, HB_STYLE_TAG_SLANT_ANGLE) != 0
  }

  /// The family's name: the typographic one (OpenType name 16), else the one of four styles (1).
  var family: String? { name(16) ?? name(1) }

  /// Whether the face has an ASCII character.
  func maps(ascii byte: UInt8) -> Bool {
    byte < 64
      ? ascii.low >> UInt64(byte) & 1 != 0
      : byte < 128 && ascii.high >> UInt64(byte - 64) & 1 != 0
  }

  /// Whether the face has a character.
  func maps(_ scalar: Unicode.Scalar) -> Bool { glyph(for: scalar) != nil }

  /// The glyph of a character before any substitution.
  func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(pointer, scalar.value, &glyph) == 0 ? nil : glyph
  }

  /// How far the pen moves after a glyph, in font units.
  func advance(of glyph: UInt32) -> Int { Int(hb_font_get_glyph_h_advance(pointer, glyph)) }

  /// How high and how low a glyph's ink reaches from the baseline, in font units; y runs up.
  func reach(of glyph: UInt32) -> (top: Int, bottom: Int)? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(pointer, glyph, &extents) != 0, extents.height != 0 else {
      return nil
    }
    return (Int(extents.y_bearing), Int(extents.y_bearing) + Int(extents.height))
  }

  /// A measure of the whole face in font units; y runs up.
  func metric(_ metric: Metric) -> Int? {
    var value: Int32 = 0
    return hb_ot_metrics_get_position(pointer, metric.tag, &value) == 0 ? nil : Int(value)
  }

  /// The measures that a line of text needs.
  enum Metric {
    case ascender
    case descender
    case lineGap
    case capHeight
    case xHeight
    case underlineOffset
    case underlineSize

    fileprivate var tag: hb_ot_metrics_tag_t {
      switch self {
      case .ascender: HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER
      case .descender: HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER
      case .lineGap: HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP
      case .capHeight: HB_OT_METRICS_TAG_CAP_HEIGHT
      case .xHeight: HB_OT_METRICS_TAG_X_HEIGHT
      case .underlineOffset: HB_OT_METRICS_TAG_UNDERLINE_OFFSET
      case .underlineSize: HB_OT_METRICS_TAG_UNDERLINE_SIZE
      }
    }
  }

  private func name(_ id: hb_ot_name_id_t) -> String? {
    let face = hb_font_get_face(pointer)
    let english = hb_language_from_string("en", -1)
    let length = hb_ot_name_get_utf8(face, id, english, nil, nil)
    guard length > 0 else { return nil }
    var room = length + 1
    let bytes = [CChar](unsafeUninitializedCapacity: Int(room)) { buffer, count in
      hb_ot_name_get_utf8(
        face, id, english, &room, buffer.baseAddress)
      count = min(Int(room), Int(length))
    }
    return String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Packs four ASCII letters as OpenType does.
  static func tag(_ letters: StaticString) -> hb_tag_t {
    precondition(letters.utf8CodeUnitCount == 4, "an OpenType tag has four letters")
    return letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }
}
