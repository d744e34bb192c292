import Foundation
import TenFoot

extension FramePainter {
  /// Draws a group: its items together, then clipped and faded as one.
  func paint(_ group: DisplayGroup, opacity: Double) throws(RasterError) {
    let opacity = opacity * min(max(group.opacity, 0), 1)
    // Written so that an opacity that is no number shows nothing.
    guard opacity > 0, !group.items.isEmpty else { return }
    guard let clip = group.clip else { return try paint(group.items, opacity: opacity) }

    if group.items.count == 1, let item = group.items.first {
      if let filled = item.filling(clip, group.clipStyle, in: space) {
        return try paint(filled, opacity: opacity)
      }
      return try clipping(to: clip, group.clipStyle) { () throws(RasterError) in
        try paint(item, opacity: opacity)
      }
    }
    if isWholePixels(clip) {
      return try clipping(to: clip, group.clipStyle) { () throws(RasterError) in
        try paint(group.items, opacity: opacity)
      }
    }
    // Items clipped one by one would let the lower ones show along a smoothed edge.
    guard context.setPath(clip, in: space) else { return }
    let bounds = context.pathBounds()
    try drawing(group.items, within: bounds) { () throws(RasterError) in
      guard context.setPath(clip, in: space) else { return }
      if opacity >= 1 {
        context.fill(group.clipStyle)
      } else {
        context.clip(group.clipStyle)
        context.paint(opacity: opacity)
      }
    }
  }

  /// Draws items that are faded as one.
  private func paint(_ items: [DisplayItem], opacity: Double) throws(RasterError) {
    if opacity >= 1 { return try paint(items) }
    // One item needs no surface of its own: what its colors lose, it loses.
    if items.count == 1, let item = items.first { return try paint(item, opacity: opacity) }
    try drawing(items, within: try bounds(of: items)) { context.paint(opacity: opacity) }
  }

  /// Draws items on a surface of their own, which `finish` then draws with.
  private func drawing(
    _ items: [DisplayItem], within bounds: PixelRect, finish: () throws(RasterError) -> Void
  ) throws(RasterError) {
    let bounds = bounds.intersection(frame)
    guard !bounds.isEmpty else { return }
    try context.saving { () throws(RasterError) in
      context.clip(to: bounds)
      try context.drawingGroup { () throws(RasterError) in try paint(items) }
      try finish()
    }
    try context.check("draw a group")
  }

  /// Draws inside an outline; one that has a coordinate that is no number has no inside.
  private func clipping(
    to clip: Outline, _ style: FillStyle, _ body: () throws(RasterError) -> Void
  ) throws(RasterError) {
    try context.saving { () throws(RasterError) in
      guard context.setPath(clip, in: space) else { return }
      context.clip(style)
      try body()
    }
    try context.check("clip a group")
  }

  /// Whether an outline is a rectangle with all edges between pixels.
  private func isWholePixels(_ outline: Outline) -> Bool {
    guard case .rectangle(let rect) = outline, let edges = space.edges(of: rect) else {
      return false
    }
    return PixelRect(exactly: edges) != nil
  }

  /// The whole pixels that items can touch.
  private func bounds(of items: [DisplayItem]) throws(RasterError) -> PixelRect {
    var all = PixelRect.empty
    for item in items { all = all.union(try bounds(of: item)) }
    return all
  }

  private func bounds(of item: DisplayItem) throws(RasterError) -> PixelRect {
    switch item {
    case .fill(let outline, _, _):
      return context.setPath(outline, in: space) ? context.pathBounds() : .empty
    case .stroke(let outline, _, let style):
      guard let style = style.inPixels(space), context.setPath(outline, in: space) else {
        return .empty
      }
      return context.pathBounds().expanded(by: style.reach)
    case .glyphs(let run, _): return try bounds(of: run)
    case .image(_, let rect):
      return space.edges(of: rect).map {
        PixelRect(around: $0.minX, $0.minY, $0.maxX, $0.maxY)
      } ?? .empty
    case .group(let group):
      let inner = try bounds(of: group.items)
      guard let clip = group.clip else { return inner }
      return context.setPath(clip, in: space) ? inner.intersection(context.pathBounds()) : .empty
    }
  }
}

extension DisplayItem {
  /// The item that shows the same as this one clipped by an outline, if there is one.
  ///
  /// A rectangle's fill that covers the outline is the outline's fill.
  fileprivate func filling(
    _ outline: Outline, _ style: FillStyle, in space: PixelSpace
  ) -> DisplayItem? {
    guard case .fill(.rectangle(let rect), let paint, _) = self else { return nil }
    let frame: CGRect
    switch outline {
    case .rectangle(let box), .roundedRectangle(let box, _, _), .ellipse(let box): frame = box
    case .path: return nil
    }
    guard let outer = space.edges(of: rect), let inner = space.edges(of: frame),
      outer.minX <= inner.minX, outer.minY <= inner.minY, outer.maxX >= inner.maxX,
      outer.maxY >= inner.maxY
    else { return nil }
    return .fill(outline, paint, style)
  }
}
