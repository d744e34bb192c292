import Foundation
import TenFoot

extension FramePainter {
  /// Draws items together, then changes and draws the picture.
  func paint(
    _ effect: DisplayEffect, _ items: [DisplayItem], opacity: Double
  ) throws(RasterError) {
    guard opacity > 0, !items.isEmpty else { return }
    switch effect {
    case .projection(let projection):
      try paint(items, in: projection, opacity: opacity)
    case .compositing:
      guard let layer = try layer(of: items) else { return }
      try draw(layer, opacity: opacity)
    case .linearCompositing:
      guard let layer = try linearLayer(of: items) else { return }
      try draw(layer, opacity: opacity)
    case .blend(let mode):
      guard let layer = try layer(of: items) else { return }
      if mode == .plusDarker {
        darken(by: layer, opacity: opacity)
      } else {
        try draw(layer, opacity: opacity, mode)
      }
    case .color(let matrix):
      guard var layer = try layer(of: items) else { return }
      layer.bitmap = matrix.apply(to: layer.bitmap)
      try draw(layer, opacity: opacity)
    case .mask(let mask):
      let extents = ItemExtents(of: self)
      let bounds = try extents.rect(of: items).intersection(extents.rect(of: mask))
      guard let layer = try layer(of: items, in: bounds),
        let mask = try self.layer(
          of: mask, in: bounds)
      else { return }
      try draw(layer.masked(by: mask), opacity: opacity)
    case .blur(let radius):
      let blur = GaussianBlur(radius: radius, in: ItemExtents(of: self))
      guard let layer = try layer(of: items, reach: blur.reach) else { return }
      try draw(resources.blurred(layer, items, by: blur, in: self), opacity: opacity)
    case .opaqueBlur(let radius, let rect):
      let extents = ItemExtents(of: self)
      let blur = GaussianBlur(radius: radius, in: extents)
      let whole = extents.rect(of: .rectangle(rect))
      guard !seen(whole).isEmpty else { return }
      // The colors that go on are those at the edges of the whole, which a part of it hasn't.
      let source =
        max(whole.width, whole.height) <= Self.longestWhole
        ? whole : seen(whole, reach: blur.reach)
      guard let layer = try layer(of: items, in: source, space, transform) else { return }
      try draw(blur.apply(to: layer, in: source, goesOn: true), opacity: opacity)
    case .shadow(let color, let radius, let offset):
      try paint(items, color, radius: radius, offset: offset, opacity: opacity)
    }
  }

  /// Draws items with a shadow behind them.
  private func paint(
    _ items: [DisplayItem], _ color: Color.Resolved, radius: CGFloat, offset: CGSize,
    opacity: Double
  ) throws(RasterError) {
    let extents = ItemExtents(of: self)
    let blur = GaussianBlur(radius: radius, in: extents)
    let shift = extents.deviceOffset(offset)
    let reach = blur.reach + max(abs(shift.x), abs(shift.y))
    guard let layer = try layer(of: items, reach: reach) else { return }
    var shadow = resources.blurred(layer, items, by: blur, in: self, tint: color)
    shadow.rect = shadow.rect.offset(by: shift)
    if opacity >= 1 {
      try draw(shadow, opacity: 1)
      return try draw(layer, opacity: 1)
    }
    // Faded as one, or else the shadow would show through what throws it.
    let rect = seen(shadow.rect.union(layer.rect))
    let both = try self.layer(in: rect, space, transform) { (painter) throws(RasterError) in
      try painter.draw(shadow, opacity: 1)
      try painter.draw(layer, opacity: 1)
    }
    if let both { try draw(both, opacity: opacity) }
  }

  /// Draws items in other coordinates, or as a picture that is seen from the side.
  private func paint(
    _ items: [DisplayItem], in projection: ProjectionTransform, opacity: Double
  ) throws(RasterError) {
    let extents = ItemExtents(of: self)
    switch extents.projected(by: projection) {
    case nil:
      break
    case .affine(let inner):
      let rect = seen(try inner.rect(of: items))
      guard let layer = try layer(of: items, in: rect, inner.space, inner.transform) else { return }
      try draw(layer, opacity: opacity)
    case .picture(let map):
      let flat = ItemExtents(resources: resources, space: space)
      let source = try flat.rect(of: items).intersection(ProjectiveWarp.largestSource)
      let warp = ProjectiveWarp(map)
      let target = seen(warp.target(of: source))
      guard !target.isEmpty, let layer = try layer(of: items, in: source, space, .identity) else {
        return
      }
      try target.checkSize()
      try draw(warp.apply(to: layer, in: target), opacity: opacity)
    }
  }

  // MARK: What is behind

  /// What is on the surface now behind some pixels of `space`, blurred and tinted.
  func backdrop(
    behind bounds: PixelRect, _ radius: CGFloat, _ tint: Color.Resolved
  ) throws(RasterError) -> Layer? {
    let target = seen(bounds.applying(transform)).intersection(device)
    guard !target.isEmpty else { return nil }
    let blur = GaussianBlur(radius: radius, in: ItemExtents(of: self))
    let source = target.expanded(by: blur.reach).intersection(device)
    guard let copy = try copy(of: source) else { return nil }
    // Beyond the surface the colors at its edge go on, or else that edge would be pale.
    let blurred = blur.apply(to: copy, in: target, goesOn: true)
    return blurred.tinted(tint)
  }

  /// What is on the surface now in some pixels of the device.
  private func copy(of rect: PixelRect) throws(RasterError) -> Layer? {
    if let memory {
      context.flush()
      return Layer(
        bitmap: Bitmap(width: rect.width, height: rect.height, isOpaque: false) { bytes in
          rect.copy(from: memory, of: device, to: bytes)
        }, rect: rect)
    }
    guard let list = page?.behind else { return nil }
    return try layer(in: rect, space, transform) { (painter) throws(RasterError) in
      try painter.paint(list)
    }
  }

  /// Darkens what is on the surface by the complement of a layer's colors.
  ///
  /// Apple's formula: what is behind, plus the layer, less one. With premultiplied channels and
  /// an opaque ground that is what is behind less (alpha − channel).
  private func darken(by layer: Layer, opacity: Double) {
    let rect = layer.rect.intersection(context.visiblePixels).intersection(device)
    guard !rect.isEmpty, let memory else { return }
    context.flush()
    defer { context.markChanged() }
    layer.bitmap.withUnsafeBytes { bytes in
      for y in rect.minY..<rect.maxY {
        for x in rect.minX..<rect.maxX {
          let source = ((y - layer.rect.minY) * layer.rect.width + x - layer.rect.minX) * 4
          let target = ((y - device.minY) * device.width + x - device.minX) * 4
          let alpha = Double(bytes[source + 3])
          for channel in 0..<3 {
            let place = target + channel
            let behind = Double(memory.load(fromByteOffset: place, as: UInt8.self))
            let less = (alpha - Double(bytes[source + channel])) * opacity
            memory.storeBytes(
              of: UInt8(max(behind - less, 0).rounded()), toByteOffset: place, as: UInt8.self)
          }
        }
      }
    }
  }
}
