import CCairo
import Foundation
import TenFoot

/// A document of drawings that Cairo writes: pages of shapes and text instead of pixels.
///
/// It is measured in points; the device's pixels are as many a point as the frame's scale says.
final class CairoDocument {
  /// The kinds of documents.
  enum Kind {
    /// Pages, fonts inside.
    case pdf
    /// One drawing.
    case svg
  }

  /// Takes bytes as they are made; `false` when they can't be kept.
  typealias Write = (UnsafeBufferPointer<UInt8>) -> Bool

  private final class Output {
    let write: Write

    init(_ write: @escaping Write) { self.write = write }
  }

  private let kind: Kind
  private let output: Output
  private let surface: OpaquePointer

  /// Begins a document whose first page has a size in points.
  init(
    _ kind: Kind, size: CGSize, to output: @escaping Write
  ) throws(RasterError) {
    let write: cairo_write_func_t = { closure, bytes, count in
      guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
      let output = Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue()
      return output.write(UnsafeBufferPointer(start: bytes, count: Int(count)))
        ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
    }
    self.output = Output(output)
    let output = self.output
    let closure = Unmanaged.passUnretained(output).toOpaque()
    let made =
      switch kind {
      case .pdf: cairo_pdf_surface_create_for_stream(write, closure, size.width, size.height)
      case .svg: cairo_svg_surface_create_for_stream(write, closure, size.width, size.height)
      }
    let status = cairo_surface_status(made)
    guard let made, status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(made)
      throw .drawing(doing: "begin a document", reason: status.sentence)
    }
    self.kind = kind
    surface = made
    // The same drawing is the same file, whenever it is made.
    if kind == .pdf {
      for date in [CAIRO_PDF_METADATA_CREATE_DATE, CAIRO_PDF_METADATA_MOD_DATE] {
        cairo_pdf_surface_set_metadata(surface, date, "1970-01-01T00:00:00Z")
      }
    } else {
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
    }
  }

  deinit {
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// Draws a page, whose pixels are as many a point as its scale says.
  func addPage(
    size: CGSize, scale: CGFloat, _ draw: (consuming CairoContext) throws(RasterError) -> Void
  ) throws(RasterError) {
    if kind == .pdf { cairo_pdf_surface_set_size(surface, size.width, size.height) }
    cairo_surface_set_device_scale(surface, 1 / scale, 1 / scale)
    try draw(try CairoContext(drawingOn: CairoSurface(sharing: surface)))
    cairo_surface_show_page(surface)
    try check()
  }

  /// Ends the document: all of its bytes have been written then.
  func finish() throws(RasterError) {
    cairo_surface_finish(surface)
    try check()
  }

  private func check() throws(RasterError) {
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .drawing(doing: "write a document", reason: status.sentence)
    }
  }
}
