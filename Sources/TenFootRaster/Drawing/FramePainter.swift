import Foundation
import TenFoot

/// Draws items on a surface.
///
/// Three kinds of coordinates meet here: points, in which items are placed; the pixels of `space`;
/// and the pixels of the device, which are others only inside a projection. What a pixel becomes
/// never depends on which part of the frame is drawn: that is what repainting rests on.
struct FramePainter: ~Copyable {
  let context: CairoContext
  let resources: DrawingResources
  let space: PixelSpace
  /// The pixels of the device that the surface holds.
  let device: PixelRect
  /// The surface's memory, for what looks at what is behind it; a document has none.
  let memory: UnsafeMutableRawPointer?
  /// The page of a document.
  let page: DocumentPage?
  /// Whether gradients are dithered.
  let isDithered: Bool
  /// How `space` becomes the device.
  let transform: CGAffineTransform
  /// The pixels of `space` that may be on the surface.
  let frame: PixelRect

  /// Begins to draw on the memory of some pixels of the device, four bytes each with no gap.
  init(
    on memory: UnsafeMutableRawPointer, showing device: PixelRect, isOpaque: Bool,
    in space: PixelSpace, transform: CGAffineTransform = .identity, isDithered: Bool,
    resources: DrawingResources
  ) throws(RasterError) {
    context = try CairoContext(
      drawingOn: CairoSurface(pixels: memory, showing: device, isOpaque: isOpaque))
    context.setTransform(transform)
    self.resources = resources
    self.space = space
    self.device = device
    self.memory = memory
    page = nil
    self.isDithered = isDithered
    self.transform = transform
    frame = device.applying(transform.inverted())
  }

  /// Begins to draw a page of a document.
  init(
    onPageOf context: consuming CairoContext, showing device: PixelRect, in space: PixelSpace,
    page: DocumentPage, resources: DrawingResources
  ) {
    self.context = context
    self.resources = resources
    self.space = space
    self.device = device
    memory = nil
    self.page = page
    isDithered = false
    transform = .identity
    frame = device
  }

  /// Whether shapes and text are drawn as such, not as pixels.
  var isDocument: Bool { memory == nil }

  /// Draws the ground and all items of a list.
  func paint(_ list: DisplayList) throws(RasterError) {
    if let background = list.background, !isCovered(by: list.items.first) {
      context.setSource(background, opacity: 1)
      context.paint()
    }
    try paint(list.items)
  }

  /// Draws a list in some pixels of the device.
  func paint(_ list: DisplayList, clippedTo rect: PixelRect) throws(RasterError) {
    try context.saving { () throws(RasterError) in
      context.clip(to: rect)
      try paint(list)
    }
  }

  func paint(_ items: [DisplayItem]) throws(RasterError) {
    for item in items { try paint(item, opacity: 1) }
  }

  /// Draws an item with its colors' opacity multiplied.
  func paint(_ item: DisplayItem, opacity: Double) throws(RasterError) {
    page?.item = item
    switch item {
    case .fill(let outline, let paint, let style):
      guard context.setPath(outline, in: space) else { return }
      try withSource(paint, opacity: opacity, bounds: context.pathBounds()) {
        context.fill(style)
      }
      try context.check("fill an outline")
    case .stroke(let outline, let paint, let style):
      guard let style = style.inPixels(space), context.setPath(outline, in: space) else { return }
      let bounds = context.pathBounds().expanded(by: style.reach)
      try withSource(paint, opacity: opacity, bounds: bounds) { context.stroke(style) }
      try context.check("draw a line along an outline")
    case .glyphs(let run, let paint):
      try self.paint(run, paint, opacity: opacity)
    case .image(let image):
      try self.paint(image, opacity: opacity)
    case .group(let group):
      try self.paint(group, opacity: opacity)
    case .effect(let effect, let items):
      try self.paint(effect, items, opacity: opacity)
    }
  }

  /// Makes `paint` the source while `body` draws inside `bounds`; the path stays.
  func withSource(
    _ paint: DisplayPaint, opacity: Double, bounds: PixelRect,
    _ body: () throws(RasterError) -> Void
  ) throws(RasterError) {
    switch paint {
    case .color(let color):
      context.setSource(color, opacity: opacity)
      try body()
    case .backdrop(let radius, let tint):
      guard let layer = try backdrop(behind: bounds, radius, tint) else { return }
      // What is faded here shows what is behind it unblurred.
      try context.withSource(layer) { () throws(RasterError) in
        if opacity >= 1 { return try body() }
        try context.fading(to: opacity, body)
      }
    case .image(let source, let part, let pointsPerPixel, let origin, let own):
      try withTiles(
        of: source, part, pointsPerPixel: pointsPerPixel, from: origin, opacity: opacity * own, body
      )
    case .mesh(let mesh):
      try withMesh(mesh, opacity: opacity, bounds: bounds, body)
    case .linearGradient, .radialGradient, .angularGradient:
      if isDocument, let (stops, spread) = paint.spread(in: space),
        context.setSource(stops, spread, opacity: opacity)
      {
        return try body()
      }
      let rect = bounds.intersection(frame)
      guard !rect.isEmpty, let (stops, spread) = paint.spread(in: space) else { return }
      let gradient = GradientPixels(
        stops: stops, opacity: opacity, spread: spread, isDithered: isDithered, rect: rect)
      try context.withSource(
        resources.bitmap(of: gradient), x: rect.minX, y: rect.minY, body)
    }
  }

  /// Whether an item leaves nothing to be seen of what is under it.
  private func isCovered(by item: DisplayItem?) -> Bool {
    guard case .fill(.rectangle(let rect), let paint, _) = item, paint.isOpaque,
      let edges = space.edges(of: rect)
    else { return false }
    return edges.minX <= CGFloat(frame.minX) && edges.minY <= CGFloat(frame.minY)
      && edges.maxX >= CGFloat(frame.maxX) && edges.maxY >= CGFloat(frame.maxY)
  }
}
