public import TenFoot

/// A PDF document in the making: each page is written when it is added, and none is kept.
public final class PDFPages {
  /// Takes bytes as they are made; `false` when they can't be kept.
  public typealias Write = (UnsafeBufferPointer<UInt8>) -> Bool

  private let rasterizer: Rasterizer
  private let write: Write
  private var document: CairoDocument?

  /// Begins a document.
  ///
  /// - Parameters:
  ///   - rasterizer: Draws the pages.
  ///   - write: Takes the document's bytes.
  public init(_ rasterizer: Rasterizer, to write: @escaping Write) {
    self.rasterizer = rasterizer
    self.write = write
  }

  /// Draws a frame as a page of its size in points.
  ///
  /// - Throws: ``RasterError`` as the drawing of a frame does.
  public func add(_ list: DisplayList) throws(RasterError) {
    _ = try PixelSize(of: list)
    let document =
      if let document { document } else { try CairoDocument(.pdf, size: list.size, to: write) }
    self.document = document
    try rasterizer.draw(list, on: document)
  }

  /// Ends the document: all of its bytes have been taken then.
  ///
  /// - Throws: ``RasterError`` when there is no page or the bytes can't be kept.
  public func finish() throws(RasterError) {
    guard let document else {
      throw .drawing(doing: "begin a document", reason: "it has no pages")
    }
    try document.finish()
  }
}
