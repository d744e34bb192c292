import CCairo
import TenFoot

/// Pixels that Cairo draws on or from.
///
/// Cairo neither copies nor keeps the memory: it must outlive the surface.
struct CairoSurface: ~Copyable {
  let handle: OpaquePointer
  private let isShared: Bool

  /// Draws on a surface that somebody else finishes.
  init(sharing surface: OpaquePointer) {
    handle = cairo_surface_reference(surface)
    isShared = true
  }

  /// Wraps memory of four bytes a pixel with no gap between rows, which shows a part of the device.
  init(
    pixels: UnsafeMutableRawPointer, showing rect: PixelRect, isOpaque: Bool
  ) throws(RasterError) {
    try self.init(pixels: pixels, width: rect.width, height: rect.height, isOpaque: isOpaque)
    cairo_surface_set_device_offset(handle, -Double(rect.minX), -Double(rect.minY))
  }

  /// Wraps memory of four bytes a pixel with no gap between rows.
  init(
    pixels: UnsafeMutableRawPointer, width: Int, height: Int, isOpaque: Bool
  ) throws(RasterError) {
    let surface = cairo_image_surface_create_for_data(
      pixels.assumingMemoryBound(to: UInt8.self),
      isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
      Int32(width * 4))
    let status = cairo_surface_status(surface)
    guard let surface, status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw .drawing(doing: "wrap \(width) × \(height) pixels", reason: status.sentence)
    }
    handle = surface
    isShared = false
  }

  deinit {
    // Whoever still holds a reference must not touch the memory any more.
    if !isShared { cairo_surface_finish(handle) }
    cairo_surface_destroy(handle)
  }
}

extension Bitmap {
  /// Lends the pixels to Cairo for reading.
  func withCairoSurface<Result>(
    _ body: (borrowing CairoSurface) throws(RasterError) -> Result
  ) throws(RasterError) -> Result {
    try withUnsafeBytes { (bytes) throws(RasterError) -> Result in
      guard let start = bytes.baseAddress else {
        throw .drawing(doing: "read a bitmap", reason: "it has no memory")
      }
      // Cairo's parameter is mutable for its use as a target; as a source it is only read.
      let surface = try CairoSurface(
        pixels: UnsafeMutableRawPointer(mutating: start), width: width, height: height,
        isOpaque: isOpaque)
      return try body(surface)
    }
  }
}

extension cairo_status_t {
  /// Cairo's own sentence for the status.
  var sentence: String {
    cairo_status_to_string(self).map { String(cString: $0) } ?? "status \(rawValue)"
  }
}
