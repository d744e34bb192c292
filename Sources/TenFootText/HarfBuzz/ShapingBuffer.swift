import CHarfBuzz

/// HarfBuzz's buffer: characters go in, glyphs come out.
struct ShapingBuffer: ~Copyable {
  /// What is to be shaped in one go.
  struct Segment {
    /// The bytes of the text to shape; the rest of the text is its context.
    var bytes: Range<Int>
    /// The script of all characters.
    var script: UnicodeScript
    /// Whether the glyphs run from right to left.
    var isRightToLeft: Bool
    /// Whether all digits have one width.
    var hasMonospacedDigits: Bool
    /// Whether letters may join where the design and not the script asks for it.
    var hasLigatures: Bool
  }

  /// A glyph as HarfBuzz gives it, in font units; y runs up.
  struct Glyph {
    var index: UInt32
    /// The byte that its cluster starts at.
    var cluster: Int
    var advance: Int
    var xOffset: Int
    var yOffset: Int
  }

  private let buffer: OpaquePointer
  private let language: hb_language_t?
  private var infos = UnsafeBufferPointer<hb_glyph_info_t>(start: nil, count: 0)
  private var positions = UnsafeBufferPointer<hb_glyph_position_t>(start: nil, count: 0)

  /// Creates an empty buffer for text in a language, a BCP 47 tag.
  init(language: String) {
    buffer = hb_buffer_create()
    self.language = hb_language_from_string(language, -1)
  }

  deinit { hb_buffer_destroy(buffer) }

  /// Shapes a segment of UTF-8 text.
  ///
  /// Its glyphs can be read until the next call.
  mutating func shape(
    _ segment: Segment, of text: UnsafeBufferPointer<UInt8>, with font: HarfBuzzFont
  ) {
    hb_buffer_clear_contents(buffer)
    text.withMemoryRebound(to: CChar.self) { text in
      hb_buffer_add_utf8(
        buffer, text.baseAddress, Int32(text.count), UInt32(segment.bytes.lowerBound),
        Int32(segment.bytes.count))
    }
    let direction = segment.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
    hb_buffer_set_direction(buffer, direction)
    hb_buffer_set_script(buffer, hb_script_t(segment.script.tag))
    hb_buffer_set_language(buffer, language)
    withUnsafeTemporaryAllocation(of: hb_feature_t.self, capacity: 5) { features in
      var count = 0
      func set(_ tag: hb_tag_t, _ value: UInt32) {
        features.initializeElement(
          at: count, to: hb_feature_t(tag: tag, value: value, start: 0, end: .max))
        count += 1
      }
      if font.leavesASCIIUncomposed, text[segment.bytes].allSatisfy({ $0 < 0x80 }) {
        set(Self.composition, 0)
      }
      if segment.hasMonospacedDigits { set(Self.tabularNumbers, 1) }
      if !segment.hasLigatures {
        set(Self.standardLigatures, 0)
        set(Self.contextualLigatures, 0)
        // Inter joins arrows this way; scripts whose letters are joined can't do without it.
        if !segment.script.isCursive { set(Self.contextualAlternates, 0) }
      }
      hb_shape(font.pointer, buffer, features.baseAddress, UInt32(count))
    }
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    self.infos = UnsafeBufferPointer(start: infos, count: Int(count))
    self.positions = UnsafeBufferPointer(
      start: hb_buffer_get_glyph_positions(buffer, nil), count: Int(count))
  }

  /// How many glyphs the last segment has.
  var glyphCount: Int { infos.count }

  /// A glyph of the last segment, counted from the left as drawn.
  subscript(index: Int) -> Glyph {
    let position = positions[index]
    return Glyph(
      index: infos[index].codepoint, cluster: Int(infos[index].cluster),
      advance: Int(position.x_advance), xOffset: Int(position.x_offset),
      yOffset: Int(position.y_offset))
  }

  private static let composition = HarfBuzzFont.tag("ccmp")
  private static let tabularNumbers = HarfBuzzFont.tag("tnum")
  private static let standardLigatures = HarfBuzzFont.tag("liga")
  private static let contextualLigatures = HarfBuzzFont.tag("clig")
  private static let contextualAlternates = HarfBuzzFont.tag("calt")
}
