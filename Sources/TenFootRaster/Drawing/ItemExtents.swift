import Foundation
import TenFoot

/// Tells which pixels of the device items can touch: never fewer than they do.
struct ItemExtents {
  let resources: DrawingResources
  let space: PixelSpace
  let transform: CGAffineTransform

  init(resources: DrawingResources, space: PixelSpace, transform: CGAffineTransform = .identity) {
    self.resources = resources
    self.space = space
    self.transform = transform
  }

  init(of painter: borrowing FramePainter) {
    self.init(
      resources: painter.resources, space: painter.space, transform: painter.transform)
  }

  func rect(of items: [DisplayItem]) throws(RasterError) -> PixelRect {
    var all = PixelRect.empty
    for item in items { all = all.union(try rect(of: item)) }
    return all
  }

  func rect(of item: DisplayItem) throws(RasterError) -> PixelRect {
    switch item {
    case .fill(let outline, _, _):
      return rect(of: outline)
    case .stroke(let outline, _, let style):
      guard let style = style.inPixels(space), let bounds = space.bounds(of: outline) else {
        return .empty
      }
      let reach = CGFloat(style.reach)
      return onDevice(bounds.insetBy(dx: -reach, dy: -reach))
    case .glyphs(let run, _):
      let bounds = try resources.bounds(of: run, in: space)
      return bounds.isEmpty ? .empty : bounds.applying(transform)
    case .image(let image):
      return space.edges(of: image.rect).map(onDevice) ?? .empty
    case .group(let group):
      let inner = try rect(of: group.items)
      return group.clip.map { inner.intersection(rect(of: $0)) } ?? inner
    case .effect(let effect, let items):
      guard case .projection(let projection) = effect else {
        return try reach(of: effect, around: rect(of: items))
      }
      return try rect(of: items, in: projection)
    }
  }

  func rect(of outline: Outline) -> PixelRect {
    space.bounds(of: outline).map(onDevice) ?? .empty
  }

  /// The pixels that an effect can change when the items under it change inside a rectangle.
  func reach(of effect: DisplayEffect, around rect: PixelRect) throws(RasterError) -> PixelRect {
    guard !rect.isEmpty else { return .empty }
    switch effect {
    case .compositing, .linearCompositing, .blend, .color, .projection:
      return rect
    case .opaqueBlur(let radius, let frame):
      return rect.expanded(by: GaussianBlur(radius: radius, in: self).reach)
        .intersection(self.rect(of: .rectangle(frame)))
    case .mask(let mask):
      return rect.intersection(try self.rect(of: mask))
    case .blur(let radius):
      return rect.expanded(by: GaussianBlur(radius: radius, in: self).reach)
    case .shadow(_, let radius, let offset):
      let blurred = rect.expanded(by: GaussianBlur(radius: radius, in: self).reach)
      let shift = deviceOffset(offset)
      return rect.union(blurred.offset(by: shift))
    }
  }

  /// A distance in points as whole pixels of the device.
  func deviceOffset(_ offset: CGSize) -> (x: Int, y: Int) {
    guard let x = space.coordinate(offset.width), let y = space.coordinate(offset.height) else {
      return (0, 0)
    }
    let bound: CGFloat = 100_000
    func whole(_ value: CGFloat) -> Int { Int(min(max(value, -bound), bound).rounded()) }
    return (
      whole(transform.a * x + transform.c * y), whole(transform.b * x + transform.d * y)
    )
  }

  private func onDevice(_ rect: CGRect) -> PixelRect {
    if transform.isIdentity { return PixelRect(around: rect.minX, rect.minY, rect.maxX, rect.maxY) }
    let mapped = rect.applying(transform)
    return PixelRect(around: mapped.minX, mapped.minY, mapped.maxX, mapped.maxY).expanded(by: 1)
  }
}
