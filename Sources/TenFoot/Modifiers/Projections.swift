public import Foundation

extension View {
  /// Turns the view's picture clockwise about a point of it; layout sees no change.
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    projection(CGAffineTransform(rotationAngle: CGFloat(angle.radians)), anchor: anchor)
  }

  /// Stretches the view's picture about a point of it; layout sees no change.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Stretches the view's picture about a point of it; layout sees no change.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Stretches the view's picture about a point of it; layout sees no change.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    projection(CGAffineTransform(scaleX: x, y: y), anchor: anchor)
  }

  /// Maps the view's picture, counted from its top left corner; layout sees no change.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    projection(transform, anchor: .topLeading)
  }

  /// Maps the view's picture, counted from its top left corner; layout sees no change.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(EffectModifier(effect: .projection(transform, anchor: .topLeading)))
  }

  /// Turns the view's picture in space about an axis; layout sees no change.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - axis: The axis: x to the right, y down, z towards the viewer.
  ///   - anchor: The point of the view that the axis goes through.
  ///   - anchorZ: How far in front of the view the axis is, in points.
  ///   - perspective: How much smaller distant parts are; nothing at 0.
  /// - Returns: The turned view.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    let rotation = SpaceRotation(
      angle: angle, axis: SIMD3(Double(axis.x), Double(axis.y), Double(axis.z)), anchor: anchor,
      anchorZ: anchorZ, perspective: perspective)
    return modifier(EffectModifier(effect: .rotation(rotation)))
  }

  private nonisolated func projection(
    _ transform: CGAffineTransform, anchor: UnitPoint
  ) -> some View {
    modifier(EffectModifier(effect: .projection(ProjectionTransform(transform), anchor: anchor)))
  }
}
