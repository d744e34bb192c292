import CCairo
package import TenFoot

extension Bitmap {
  /// The same pixels in bytes that can be compared as a whole: where the picture is opaque, its
  /// alpha bytes say so.
  ///
  /// Cairo has the loop for it, so that it is as fast without the optimizer.
  package func withComparableAlpha() throws(RasterError) -> Bitmap {
    guard isOpaque, width > 0, height > 0 else { return self }
    return try Bitmap(
      width: width, height: height, isOpaque: true
    ) { (bytes) throws(RasterError) in
      guard let pixels = bytes.baseAddress else { return }
      let surface = try CairoSurface(
        pixels: pixels, width: width, height: height, isOpaque: false)
      try withCairoSurface { (source) throws(RasterError) in
        let context = cairo_create(surface.handle)
        defer { cairo_destroy(context) }
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(context, source.handle, 0, 0)
        cairo_paint(context)
        let status = cairo_status(context)
        guard status == CAIRO_STATUS_SUCCESS else {
          throw .drawing(doing: "copy \(width) × \(height) pixels", reason: status.sentence)
        }
      }
      cairo_surface_flush(surface.handle)
    }
  }

  /// The checksum of the size and the pixels: equal pictures have equal ones, whatever their files.
  package func pixelChecksum() throws(RasterError) -> Checksum {
    let size = Checksum(of: "\(width)x\(height)")
    return try withComparableAlpha().withUnsafeBytes { Checksum($0, after: size) }
  }
}
