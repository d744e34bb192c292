package import Foundation

/// A change to a view's picture that leaves its place in layout alone.
package nonisolated enum NodeEffect: Hashable, Sendable {
  /// One that doesn't depend on where the view is.
  case display(DisplayEffect)
  /// The view under the opacity of another; the child is a `.secondary` node of the two.
  case mask
  /// A blur inside of the view's frame, as if the colors at its edges went on.
  case opaqueBlur(radius: CGFloat)
  /// A turn or stretch about a point of the view.
  case projection(ProjectionTransform, anchor: UnitPoint)
  /// A turn in space about an axis through a point of the view.
  case rotation(SpaceRotation)

  /// What is done to a view in a frame; `nil` for a mask, which needs the view's items.
  func effect(in frame: CGRect) -> DisplayEffect? {
    switch self {
    case .display(let effect): effect
    case .mask: nil
    case .opaqueBlur(let radius): .opaqueBlur(radius: radius, frame)
    case .projection(let transform, let anchor):
      .projection(transform.about(anchor.point(in: frame)))
    case .rotation(let rotation): .projection(rotation.projection(in: frame))
    }
  }

  /// The effect in a few words.
  var dump: String {
    switch self {
    case .display(let effect): effect.dump
    case .mask: "mask"
    case .opaqueBlur(let radius): "opaque blur \(DumpNumber(radius))"
    case .projection(let transform, let anchor):
      DisplayEffect.projection(transform).dump
        + " at \(DumpNumber(anchor.x)), \(DumpNumber(anchor.y))"
    case .rotation(let rotation):
      "rotation \(DumpNumber(CGFloat(rotation.angle.degrees)))°"
    }
  }
}

/// A turn in space about an axis, seen in perspective.
package nonisolated struct SpaceRotation: Hashable, Sendable {
  package var angle: Angle
  /// The axis: x to the right, y down, z towards the viewer.
  package var axis: SIMD3<Double>
  package var anchor: UnitPoint
  package var anchorZ: CGFloat
  /// How much smaller distant things are; nothing at 0.
  package var perspective: CGFloat

  /// The map of a view's points in a frame.
  ///
  /// As in Core Animation, the eye is as far away as the longer side of the view is long, divided by
  /// the perspective.
  func projection(in frame: CGRect) -> ProjectionTransform {
    let length = (axis * axis).sum().squareRoot()
    guard length > 0, length.isFinite, angle.radians.isFinite else { return ProjectionTransform() }
    let u = axis / length
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    // Rodrigues' formula, for rows that are multiplied from the left.
    func row(_ i: Int, _ turned: SIMD3<Double>) -> SIMD3<Double> {
      var row = u * u[i] * (1 - c) + turned * s
      row[i] += c
      return row
    }
    let x = row(0, SIMD3(0, u.z, -u.y))
    let y = row(1, SIMD3(-u.z, 0, u.x))
    let z = row(2, SIMD3(u.y, -u.x, 0))
    let longest = max(frame.width, frame.height)
    let nearness = longest > 0 ? -perspective / longest : 0
    var map = ProjectionTransform()
    (map.m11, map.m12, map.m13) = (x.x, x.y, x.z * nearness)
    (map.m21, map.m22, map.m23) = (y.x, y.y, y.z * nearness)
    (map.m31, map.m32) = (-anchorZ * z.x, -anchorZ * z.y)
    map.m33 = 1 + anchorZ * (1 - z.z) * nearness
    return map.about(anchor.point(in: frame))
  }
}
