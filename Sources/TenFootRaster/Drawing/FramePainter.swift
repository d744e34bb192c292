import Foundation
import TenFoot

/// Draws the items of a display list on one frame.
struct FramePainter: ~Copyable {
  let context: CairoContext
  let resources: DrawingResources
  let space: PixelSpace
  /// The pixels of the frame.
  let frame: PixelRect

  /// Draws the ground and all items of a list.
  func paint(_ list: DisplayList) throws(RasterError) {
    if let background = list.background, !isCovered(by: list.items.first) {
      context.setSource(background, opacity: 1)
      context.paint()
    }
    try paint(list.items)
  }

  func paint(_ items: [DisplayItem]) throws(RasterError) {
    for item in items { try paint(item, opacity: 1) }
  }

  /// Draws an item with its colors' opacity multiplied.
  func paint(_ item: DisplayItem, opacity: Double) throws(RasterError) {
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
    case .image(let source, let rect):
      try self.paint(source, in: rect, opacity: opacity)
    case .group(let group):
      try self.paint(group, opacity: opacity)
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
    case .linearGradient(let stops, let start, let end):
      let rect = bounds.intersection(frame)
      guard !stops.isEmpty, !rect.isEmpty, let start = space.point(start),
        let end = space.point(end)
      else { return }
      let gradient = LinearGradientPixels(
        stops: stops, opacity: opacity, start: start, end: end, rect: rect)
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

extension DisplayPaint {
  /// Whether nothing shines through.
  fileprivate var isOpaque: Bool {
    switch self {
    case .color(let color): color.opacity >= 1
    case .linearGradient(let stops, _, _):
      !stops.isEmpty && stops.allSatisfy { $0.color.opacity >= 1 }
    }
  }
}
