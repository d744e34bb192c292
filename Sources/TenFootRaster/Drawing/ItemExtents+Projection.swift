import Foundation
import TenFoot

extension ItemExtents {
  /// How items inside a projection are drawn.
  enum Projected {
    /// In other coordinates.
    case affine(ItemExtents)
    /// As a picture, which is then seen from the side: the map from `space` to the device.
    case picture(ProjectionTransform)
  }

  /// How items inside a projection are drawn; `nil` if nothing of them can be seen.
  func projected(by projection: ProjectionTransform) -> Projected? {
    guard projection.isFinite, space.scale > 0 else { return nil }
    var inPixels = projection
    inPixels.m31 *= space.scale
    inPixels.m32 *= space.scale
    inPixels.m13 /= space.scale
    inPixels.m23 /= space.scale
    guard projection.isAffine else {
      let whole = inPixels.concatenating(ProjectionTransform(transform))
      var back = whole
      return back.invert() && whole.isFinite ? .picture(whole) : nil
    }
    let inner = inPixels.affinePart.concatenating(transform)
    let stretch = inner.stretch
    let determinant = abs(inner.a * inner.d - inner.b * inner.c)
    // Cairo can neither draw without a way back nor with coordinates beyond its own.
    guard determinant > 1e-9, stretch < 10_000, abs(inner.tx) < PixelSpace.farthest,
      abs(inner.ty) < PixelSpace.farthest
    else { return nil }
    var innerSpace = space
    innerSpace.reach = PixelSpace.farthest / max(stretch, 1)
    return .affine(
      ItemExtents(resources: resources, space: innerSpace, transform: inner))
  }

  /// The pixels that projected items can touch.
  func rect(
    of items: [DisplayItem], in projection: ProjectionTransform
  ) throws(RasterError) -> PixelRect {
    switch projected(by: projection) {
    case nil:
      return .empty
    case .affine(let inner):
      return try inner.rect(of: items)
    case .picture(let map):
      let source = try ItemExtents(resources: resources, space: space).rect(of: items)
      return ProjectiveWarp(map).target(of: source)
    }
  }
}

extension CGAffineTransform {
  /// The most that a length grows on its way, or a little more.
  var stretch: CGFloat { max(hypot(a, b), hypot(c, d)) * 2.squareRoot() }
}

extension PixelRect {
  /// The whole pixels around where a map takes the rectangle.
  func applying(_ transform: CGAffineTransform) -> PixelRect {
    if transform.isIdentity || isEmpty { return self }
    let mapped = CGRect(x: minX, y: minY, width: width, height: height).applying(transform)
    let bound = PixelSpace.farthest
    func held(_ value: CGFloat) -> CGFloat { min(max(value, -bound), bound) }
    return PixelRect(
      around: held(mapped.minX), held(mapped.minY), held(mapped.maxX), held(mapped.maxY)
    ).expanded(by: 1)
  }
}
