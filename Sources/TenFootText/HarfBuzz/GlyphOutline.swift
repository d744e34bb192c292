import CHarfBuzz

/// The outline of a glyph as straight pieces, in font units; y runs up.
struct GlyphOutline {
  private var pieces: [(from: SIMD2<Float>, to: SIMD2<Float>)] = []
  private var start = SIMD2<Float>()
  private var pen = SIMD2<Float>()

  /// How many pieces stand for a curve.
  private static let steps = 8

  /// Reads the outline of a glyph.
  init(_ glyph: UInt32, of font: HarfBuzzFont) {
    let funcs = hb_draw_funcs_create()
    defer { hb_draw_funcs_destroy(funcs) }
    hb_draw_funcs_set_move_to_func(
      funcs, { _, data, _, x, y, _ in GlyphOutline.with(data) { $0.move(to: SIMD2(x, y)) } }, nil,
      nil)
    hb_draw_funcs_set_line_to_func(
      funcs, { _, data, _, x, y, _ in GlyphOutline.with(data) { $0.line(to: SIMD2(x, y)) } }, nil,
      nil)
    hb_draw_funcs_set_quadratic_to_func(
      funcs,
      { _, data, _, cx, cy, x, y, _ in
        GlyphOutline.with(data) { outline in
          let (from, control, end) = (outline.pen, SIMD2(cx, cy), SIMD2(x, y))
          outline.curve { t in
            from * ((1 - t) * (1 - t)) + control * (2 * t * (1 - t)) + end * (t * t)
          }
        }
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      funcs,
      { _, data, _, ax, ay, bx, by, x, y, _ in
        GlyphOutline.with(data) { outline in
          let (from, end) = (outline.pen, SIMD2(x, y))
          let (one, two) = (SIMD2(ax, ay), SIMD2(bx, by))
          outline.curve { t in
            let s = 1 - t
            let outer = from * (s * s * s) + end * (t * t * t)
            return outer + one * (3 * s * s * t) + two * (3 * s * t * t)
          }
        }
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      funcs, { _, data, _, _ in GlyphOutline.with(data) { $0.line(to: $0.start) } }, nil, nil)
    withUnsafeMutablePointer(to: &self) { outline in
      hb_font_get_glyph_shape(font.pointer, glyph, funcs, outline)
    }
  }

  /// The thickness of the stroke that a level line meets first, from the left; `nil` for none.
  func stroke(at height: Float) -> Float? {
    let crossings = pieces.compactMap { from, to -> Float? in
      guard (from.y <= height) != (to.y <= height) else { return nil }
      return from.x + (height - from.y) / (to.y - from.y) * (to.x - from.x)
    }.sorted()
    return crossings.count > 1 ? crossings[1] - crossings[0] : nil
  }

  private static func with(
    _ data: UnsafeMutableRawPointer?, _ body: (inout GlyphOutline) -> Void
  ) {
    guard let outline = data?.assumingMemoryBound(to: GlyphOutline.self) else { return }
    body(&outline.pointee)
  }

  private mutating func move(to point: SIMD2<Float>) {
    (start, pen) = (point, point)
  }

  private mutating func line(to point: SIMD2<Float>) {
    pieces.append((pen, point))
    pen = point
  }

  private mutating func curve(_ point: (Float) -> SIMD2<Float>) {
    for step in 1...Self.steps { line(to: point(Float(step) / Float(Self.steps))) }
  }
}
