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
      if !isDocument, let filled = item.filling(clip, group.clipStyle, in: space) {
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
    if isDocument {
      return try clipping(to: clip, group.clipStyle) { () throws(RasterError) in
        try paint(group.items, opacity: opacity)
      }
    }
    // Items clipped one by one would let the lower ones show along a smoothed edge.
    let extents = ItemExtents(of: self)
    let bounds = try extents.rect(of: clip).intersection(extents.rect(of: group.items))
    guard let layer = try layer(of: group.items, in: bounds) else { return }
    try context.withSource(layer) { () throws(RasterError) in
      guard context.setPath(clip, in: space) else { return }
      if opacity >= 1 {
        context.fill(group.clipStyle)
      } else {
        try context.saving { () throws(RasterError) in
          context.clip(group.clipStyle)
          context.paint(opacity: opacity)
        }
      }
    }
    try context.check("draw a group")
  }

  /// Draws items that are faded as one.
  private func paint(_ items: [DisplayItem], opacity: Double) throws(RasterError) {
    if opacity >= 1 { return try paint(items) }
    // One item needs no surface of its own: what its colors lose, it loses.
    if items.count == 1, let item = items.first { return try paint(item, opacity: opacity) }
    if isDocument {
      return try context.fading(to: opacity) { () throws(RasterError) in try paint(items) }
    }
    guard let layer = try layer(of: items) else { return }
    try draw(layer, opacity: opacity)
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

  /// Whether an outline is a rectangle with all edges between pixels of the device.
  private func isWholePixels(_ outline: Outline) -> Bool {
    guard context.isAligned, case .rectangle(let rect) = outline,
      let edges = space.edges(of: rect)
    else { return false }
    return PixelRect(exactly: edges) != nil
  }

  // MARK: Layers

  /// Draws items on a transparent layer.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - bounds: The pixels of the device that they can touch; found out unless given.
  ///   - reach: How far around a pixel its later color depends on the layer, in pixels.
  /// - Returns: The layer; `nil` if none of the items can be seen.
  /// - Throws: ``RasterError`` as the drawing of a frame does.
  func layer(
    of items: [DisplayItem], in bounds: PixelRect? = nil, reach: Int = 0
  ) throws(RasterError) -> Layer? {
    let touched = if let bounds { bounds } else { try ItemExtents(of: self).rect(of: items) }
    return try layer(of: items, in: seen(touched, reach: reach), space, transform)
  }

  /// The part of some pixels that matters to what can be seen.
  ///
  /// Cairo rounds where an outline crosses the edge of a surface, so two pixels more are drawn than
  /// are seen.
  func seen(_ bounds: PixelRect, reach: Int = 0) -> PixelRect {
    bounds.intersection(context.visiblePixels.expanded(by: reach + 2))
  }

  /// Draws items in some pixels of the device.
  func layer(
    of items: [DisplayItem], in rect: PixelRect, _ space: PixelSpace,
    _ transform: CGAffineTransform
  ) throws(RasterError) -> Layer? {
    try layer(in: rect, space, transform) { (painter) throws(RasterError) in
      try painter.paint(items)
    }
  }

  /// Draws on a transparent layer of some pixels of the device; `nil` if there are none.
  func layer(
    in rect: PixelRect, _ space: PixelSpace, _ transform: CGAffineTransform,
    _ draw: (borrowing FramePainter) throws(RasterError) -> Void
  ) throws(RasterError) -> Layer? {
    guard !rect.isEmpty else { return nil }
    try rect.checkSize()
    let bitmap = try Bitmap(
      width: rect.width, height: rect.height, isOpaque: false
    ) { (bytes) throws(RasterError) in
      guard let memory = bytes.baseAddress else { return }
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      let painter = try FramePainter(
        on: memory, showing: rect, isOpaque: false, in: space, transform: transform,
        isDithered: isDithered, resources: resources)
      try draw(painter)
    }
    return Layer(bitmap: bitmap, rect: rect)
  }

  /// Draws items on a transparent layer, one over another in proportion to light.
  func linearLayer(of items: [DisplayItem]) throws(RasterError) -> Layer? {
    let rect = seen(try ItemExtents(of: self).rect(of: items))
    guard !rect.isEmpty else { return nil }
    try rect.checkSize()
    var light = LightLayer(rect)
    for item in items {
      if let layer = try layer(of: [item], in: rect) { light.cover(with: layer) }
    }
    return light.layer
  }

  /// Draws a layer where it is.
  func draw(_ layer: Layer, opacity: Double, _ mode: BlendMode = .normal) throws(RasterError) {
    try context.withSource(layer) { () throws(RasterError) in
      try context.saving { () throws(RasterError) in
        context.setTransform(.identity)
        context.clip(to: layer.rect)
        try context.blending(mode) { context.paint(opacity: opacity) }
      }
    }
    try context.check("draw a layer")
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
