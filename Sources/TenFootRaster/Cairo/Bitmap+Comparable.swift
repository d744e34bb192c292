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
      let target = try CairoSurface(pixels: pixels, width: width, height: height, isOpaque: false)
      try withCairoSurface { (source) throws(RasterError) in
        try copyRows(from: 0, of: source, to: target)
      }
    }
  }

  /// The checksum of the size and the pixels: equal pictures have equal ones, whatever their files.
  package func pixelChecksum() throws(RasterError) -> Checksum {
    let size = Checksum(of: "\(width)x\(height)")
    guard isOpaque, width > 0, height > 0 else {
      return withUnsafeBytes { Checksum($0, after: size) }
    }
    // Some rows at a time, which the processor's cache holds: fresh memory for the whole picture would
    // take longer than all the rest.
    let rowCount = min(max((128 << 10) / bytesPerRow, 1), height)
    let band = UnsafeMutableRawBufferPointer.allocate(
      byteCount: rowCount * bytesPerRow, alignment: 16)
    defer { band.deallocate() }
    guard let pixels = band.baseAddress else { return size }
    let target = try CairoSurface(pixels: pixels, width: width, height: rowCount, isOpaque: false)
    return try withCairoSurface { (source) throws(RasterError) in
      var checksum = size
      var y = 0
      while y < height {
        try copyRows(from: y, of: source, to: target)
        let count = min(rowCount, height - y)
        checksum = Checksum(
          UnsafeRawBufferPointer(start: pixels, count: count * bytesPerRow), after: checksum)
        y += rowCount
      }
      return checksum
    }
  }

  /// Copies as many rows as a surface has, from one on, and makes them opaque.
  private func copyRows(
    from row: Int, of source: borrowing CairoSurface, to target: borrowing CairoSurface
  ) throws(RasterError) {
    let context = cairo_create(target.handle)
    defer { cairo_destroy(context) }
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(context, source.handle, 0, -Double(row))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint(context)
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .drawing(doing: "copy \(width) × \(height) pixels", reason: status.sentence)
    }
    cairo_surface_flush(target.handle)
  }
}
