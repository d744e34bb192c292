public import Foundation
public import TenFoot
public import TenFootRaster
public import TenFootText

import Synchronization

/// Composes views and draws them: the stages with fonts, images and rasterizers in place.
///
/// Make one and keep it: it holds the fonts, shaped texts, glyphs and images that frames share.
/// ``compose(_:on:)`` runs on the main actor, where views live; ``draw(_:)`` may be called from any
/// number of threads at once.
public final class FrameRenderer: Sendable {
  private let engine: ShapingEngine
  private let images = ImageStore()
  private let assets: AssetStore
  private let threads: Int
  /// The rasterizers that no thread is drawing with.
  private let idle = Mutex<[Rasterizer]>([])
  /// The frames that no thread is judging, for those that are judged next.
  let inspectors = Mutex<[FrameInspector]>([])

  /// Creates a renderer with the bundled fonts and more.
  ///
  /// - Parameters:
  ///   - fonts: Font files, or folders of them, that are searched after the bundled ones.
  ///   - assets: Asset catalogs (`.xcassets`) for what views name, or folders with some in them.
  ///   - threads: How many threads draw the bands of one frame, 1 to 16; the pixels are the same.
  /// - Throws: ``FrameError`` when the bundled fonts can't be found.
  public init(
    fonts: [URL] = [], assets: [URL] = [], threads: Int = 1
  ) throws(FrameError) {
    self.threads = threads
    self.assets = AssetStore(folders: assets)
    do throws(FontError) {
      engine = ShapingEngine(catalog: try FontCatalog(extraFonts: fonts))
    } catch {
      throw .font(error)
    }
  }

  /// The faces that text is set in, in the order that they are asked.
  public var faces: [FontFaceListing] { engine.catalog.faces }

  /// The faces that glyphs are drawn from; a display list names them by number.
  package var catalog: FontCatalog { engine.catalog }

  /// Turns a view into a display list.
  @MainActor public func compose(_ view: some View, on canvas: DisplayCanvas) -> Composition {
    TenFoot.compose(view, on: canvas, text: engine, images: images, assets: assets)
  }

  /// Turns a view into a display list, with what it remembers from frame to frame.
  @MainActor func compose(
    _ view: some View, on canvas: DisplayCanvas, remembering state: StateStore
  ) -> Composition {
    TenFoot.compose(
      view, on: canvas, text: engine, images: images, assets: assets, state: state)
  }

  /// Turns a view into a display list on a canvas of the view's own size.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - canvas: Gives the scale and the colors; its size is not used.
  ///   - proposal: What the view is offered.
  /// - Returns: All stages, from the nodes to the display list.
  @MainActor func compose(
    _ view: some View, on canvas: DisplayCanvas, proposing proposal: ProposedViewSize
  ) -> Composition {
    TenFoot.compose(
      view, fitting: canvas, proposing: proposal, text: engine, images: images, assets: assets)
  }

  /// Draws a composition.
  ///
  /// - Returns: The pixels.
  /// - Throws: ``FrameError`` when the frame has no size or is too large, or a font can't be drawn.
  public func draw(_ composition: Composition) throws(FrameError) -> Bitmap {
    try draw(composition.displayList)
  }

  /// Draws a display list that was composed by this renderer.
  package func draw(_ list: DisplayList) throws(FrameError) -> Bitmap {
    try withRasterizer { (rasterizer) throws(RasterError) in try rasterizer.draw(list) }
  }

  /// Draws a composition over an earlier frame, where only what differs is drawn.
  ///
  /// The pixels are those of ``draw(_:)``. A frame whose bitmap nobody else holds lends its memory.
  ///
  /// - Parameters:
  ///   - composition: What to draw.
  ///   - frame: The earlier frame, which becomes the new one; `nil` before the first.
  /// - Throws: ``FrameError`` as ``draw(_:)`` does; the earlier frame is then as it was.
  public func draw(
    _ composition: Composition, over frame: inout DrawnFrame?
  ) throws(FrameError) {
    try draw(composition.displayList, over: &frame)
  }

  /// Draws a display list over an earlier frame, where only what differs is drawn.
  func draw(_ list: DisplayList, over frame: inout DrawnFrame?) throws(FrameError) {
    try withRasterizer { (rasterizer) throws(RasterError) in
      guard var drawn = frame.take() else {
        frame = try rasterizer.frame(list)
        return
      }
      defer { frame = drawn }
      try rasterizer.draw(list, over: &drawn)
    }
  }

  /// Draws compositions as the pages of a PDF document, in which shapes and text stay such.
  ///
  /// - Parameter pages: The compositions, a page each, of their canvas's size in points.
  /// - Returns: The bytes of a PDF file; the same for the same pages.
  /// - Throws: ``FrameError`` as ``draw(_:)`` does.
  public func pdf(_ pages: [Composition]) throws(FrameError) -> Data {
    try withRasterizer { (rasterizer) throws(RasterError) in
      try rasterizer.pdf(pages.map(\.displayList))
    }
  }

  /// Begins a PDF document whose pages are added one by one, as many as there may be.
  ///
  /// - Parameter write: Takes the document's bytes as they are made; `false` when they can't be kept.
  /// - Returns: The document, for one thread at a time.
  public func pdfPages(to write: @escaping PDFPages.Write) -> PDFPages {
    PDFPages(Rasterizer(catalog: engine.catalog, images: images), to: write)
  }

  /// Draws a composition as an SVG drawing, with text as outlines.
  ///
  /// - Parameter composition: What to draw.
  /// - Returns: The bytes of an SVG file.
  /// - Throws: ``FrameError`` as ``draw(_:)`` does.
  public func svg(_ composition: Composition) throws(FrameError) -> Data {
    try withRasterizer { (rasterizer) throws(RasterError) in
      try rasterizer.svg(composition.displayList)
    }
  }

  /// Lends a rasterizer that no other thread draws with.
  private func withRasterizer<Result>(
    _ body: (Rasterizer) throws(RasterError) -> Result
  ) throws(FrameError) -> Result {
    let rasterizer =
      idle.withLock { $0.popLast() }
      ?? Rasterizer(catalog: engine.catalog, images: images, threads: threads)
    defer { idle.withLock { $0.append(rasterizer) } }
    do throws(RasterError) {
      return try body(rasterizer)
    } catch {
      throw .raster(error)
    }
  }
}

/// Why a frame can't be made.
public enum FrameError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A font can't be used.
  case font(FontError)
  /// A frame can't be drawn, or a picture not be read or written.
  case raster(RasterError)

  /// One sentence: what is wrong, where, and what would be right.
  public var description: String {
    switch self {
    case .font(let error): error.description
    case .raster(let error): error.description
    }
  }
}
