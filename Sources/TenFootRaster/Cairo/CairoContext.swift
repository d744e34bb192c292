import CCairo
import Foundation
import TenFoot

/// A pen on a surface.
///
/// All coordinates are pixels, finite, and inside ``PixelSpace/farthest``.
struct CairoContext: ~Copyable {
  let handle: OpaquePointer
  private let surface: CairoSurface

  init(drawingOn surface: consuming CairoSurface) throws(RasterError) {
    handle = try Self.begin(on: surface)
    self.surface = surface
  }

  private static func begin(
    on surface: borrowing CairoSurface
  ) throws(RasterError) -> OpaquePointer {
    let context = cairo_create(surface.handle)
    let status = cairo_status(context)
    guard let context, status == CAIRO_STATUS_SUCCESS else {
      cairo_destroy(context)
      throw .drawing(doing: "begin a frame", reason: status.sentence)
    }
    return context
  }

  deinit { cairo_destroy(handle) }

  /// Throws what has gone wrong since the context was made; Cairo does nothing after the first
  /// failure and keeps its reason.
  func check(_ doing: @autoclosure () -> String) throws(RasterError) {
    let status = cairo_status(handle)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .drawing(doing: doing(), reason: status.sentence)
    }
  }

  // MARK: State

  /// Runs `body`, then brings clip, source and the other settings back.
  func saving(_ body: () throws(RasterError) -> Void) throws(RasterError) {
    cairo_save(handle)
    defer { cairo_restore(handle) }
    try body()
  }

  // MARK: Sources

  /// Draws with one color from now on.
  func setSource(_ color: Color.Resolved, opacity: Double) {
    cairo_set_source_rgba(
      handle, Double(color.red), Double(color.green), Double(color.blue),
      Double(color.opacity) * opacity)
  }

  /// Lets `body` draw with a bitmap, whose top left corner stands on a whole pixel and whose edge
  /// pixels go on forever.
  func withSource(
    _ bitmap: Bitmap, x: Int, y: Int, _ body: () throws(RasterError) -> Void
  ) throws(RasterError) {
    try bitmap.withCairoSurface { (surface) throws(RasterError) in
      cairo_set_source_surface(handle, surface.handle, Double(x), Double(y))
      let pattern = cairo_get_source(handle)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, isAligned ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
      // The surface ends with this closure, and so does its memory's loan.
      defer { cairo_set_source_rgba(handle, 0, 0, 0, 0) }
      try body()
    }
  }

  // MARK: Drawing

  /// Covers everything inside the clip with the source.
  func paint(opacity: Double = 1) {
    if opacity >= 1 { cairo_paint(handle) } else { cairo_paint_with_alpha(handle, opacity) }
  }

  /// Fills the path and forgets it.
  func fill(_ style: FillStyle) {
    apply(style)
    cairo_fill(handle)
  }

  /// Keeps drawing inside the path, and forgets it.
  func clip(_ style: FillStyle = FillStyle()) {
    apply(style)
    cairo_clip(handle)
  }

  /// Keeps drawing inside whole pixels.
  func clip(to rect: PixelRect) {
    cairo_new_path(handle)
    cairo_rectangle(
      handle, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    clip()
  }

  private func apply(_ style: FillStyle) {
    cairo_set_fill_rule(
      handle, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(
      handle, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// Draws a line along the path and forgets it; lengths in pixels, already checked.
  func stroke(_ style: StrokeStyle) {
    cairo_set_antialias(handle, CAIRO_ANTIALIAS_DEFAULT)
    cairo_set_line_width(handle, style.lineWidth)
    cairo_set_line_cap(handle, style.lineCap.cairo)
    cairo_set_line_join(handle, style.lineJoin.cairo)
    cairo_set_miter_limit(handle, style.miterLimit)
    let dash = style.dash.map { Double($0) }
    cairo_set_dash(handle, dash, Int32(dash.count), style.dashPhase)
    cairo_stroke(handle)
  }
}

extension CGLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    @unknown default: CAIRO_LINE_CAP_BUTT
    }
  }
}

extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    @unknown default: CAIRO_LINE_JOIN_MITER
    }
  }
}
