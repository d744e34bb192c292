import Foundation
import Synchronization
import TenFoot

/// An SVG drawing, which becomes pixels in the size that they are needed in.
///
/// Its texts are set in the fonts of the host, as librsvg does it; it loads no other files.
final class SVGDrawing: Sendable {
  /// A drawing as librsvg holds it.
  private struct Handle: @unchecked Sendable {
    // Used inside the lock alone.
    let pointer: OpaquePointer
  }

  /// The drawing's own size in pixels, of which 96 are an inch.
  let size: CGSize
  private let library: SVGLibrary
  private let handle: Mutex<Handle>

  /// Reads a drawing.
  init(_ data: Data, pixelLimit: Int) throws(RasterError.ImageProblem) {
    guard let library = SVGLibrary.shared else {
      throw .unreadable(
        "it is an SVG drawing, for which librsvg is needed (apt-get install librsvg2-2)")
    }
    var failure: UnsafeMutablePointer<SVGLibrary.Failure>?
    let pointer = data.withUnsafeBytes { bytes in
      bytes.bindMemory(to: UInt8.self).baseAddress.flatMap {
        library.newFromData($0, bytes.count, &failure)
      }
    }
    guard let pointer else { throw .damaged(library.reason(of: failure)) }
    library.setResolution(pointer, 96)
    let size = library.size(of: pointer)
    do throws(RasterError.ImageProblem) {
      guard size.width.isFinite, size.height.isFinite, size.width < 1e9, size.height < 1e9 else {
        throw .damaged("its size of \(size.width) × \(size.height) pixels is none")
      }
      try PictureSize.check(
        width: Int(size.width.rounded(FloatingPointRoundingRule.up)),
        height: Int(size.height.rounded(FloatingPointRoundingRule.up)),
        pixelLimit: pixelLimit)
    } catch {
      library.release(pointer)
      throw error
    }
    self.size = size
    self.library = library
    handle = Mutex(Handle(pointer: pointer))
  }

  deinit { handle.withLock { library.release($0.pointer) } }

  /// The drawing, stretched over a size in pixels.
  func bitmap(width: Int, height: Int) throws(RasterError) -> Bitmap {
    try Bitmap(width: width, height: height, isOpaque: false) { (bytes) throws(RasterError) in
      guard let pixels = bytes.baseAddress else { return }
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      let context = try CairoContext(
        drawingOn: CairoSurface(pixels: pixels, width: width, height: height, isOpaque: false))
      try draw(on: context, in: CGRect(x: 0, y: 0, width: width, height: height))
      context.flush()
    }
  }

  /// Draws the drawing, stretched over a rectangle.
  func draw(on context: borrowing CairoContext, in rect: CGRect) throws(RasterError) {
    let outer = context.transform
    context.setTransform(
      CGAffineTransform(
        a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
        ty: rect.minY
      ).concatenating(outer))
    var viewport = SVGLibrary.Rectangle(x: 0, y: 0, width: size.width, height: size.height)
    var failure: UnsafeMutablePointer<SVGLibrary.Failure>?
    let pen = context.handle
    let isDrawn = withUnsafeMutablePointer(to: &failure) { failure in
      // A pen belongs to one thread; it is lent to the lock for as long as it is held.
      nonisolated(unsafe) let (pen, failure) = (pen, failure)
      return handle.withLock { library.render($0.pointer, pen, &viewport, failure) != 0 }
    }
    context.setTransform(outer)
    guard isDrawn else {
      throw .drawing(doing: "draw an SVG drawing", reason: library.reason(of: failure))
    }
  }
}

extension SVGLibrary {
  /// The size that a drawing states, that of its view box where it states none, or that of a
  /// replaced element without any: CSS's 300 × 150.
  fileprivate func size(of drawing: OpaquePointer) -> CGSize {
    var (width, height) = (0.0, 0.0)
    if pixelSize(drawing, &width, &height) != 0, width > 0, height > 0 {
      return CGSize(width: width, height: height)
    }
    var (hasWidth, hasHeight, hasBox): (Int32, Int32, Int32) = (0, 0, 0)
    var (statedWidth, statedHeight) = (Length(value: 0, unit: 0), Length(value: 0, unit: 0))
    var box = Rectangle(x: 0, y: 0, width: 0, height: 0)
    dimensions(drawing, &hasWidth, &statedWidth, &hasHeight, &statedHeight, &hasBox, &box)
    return hasBox != 0 && box.width > 0 && box.height > 0
      ? CGSize(width: box.width, height: box.height) : CGSize(width: 300, height: 150)
  }

  /// What went wrong, in librsvg's words.
  fileprivate func reason(of failure: UnsafeMutablePointer<Failure>?) -> String {
    guard let failure else { return "librsvg can't read it" }
    defer { releaseFailure(failure) }
    return failure.pointee.message.map { String(cString: $0) } ?? "librsvg can't read it"
  }
}
