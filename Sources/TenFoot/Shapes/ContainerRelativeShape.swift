public import Foundation

/// The shape of the container around, smaller by as much as it stands inside of it.
///
/// Corners of what ``View/containerShape(_:)`` was given, and of what stands in it, then have one
/// middle. The distance is the smallest of those to the container's four sides. Without a container
/// it is a rectangle.
public nonisolated struct ContainerRelativeShape: InsettableShape {
  /// Creates the shape.
  public init() {}

  /// A rectangle: a path of its own has no container.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The shape, smaller by a distance on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }

  /// The container's shape, which painting knows.
  public var _geometry: ShapeGeometry { ShapeGeometry(.containerRelative) }
}

extension View {
  /// Sets the shape that ``ContainerRelativeShape`` takes after in the view.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}

nonisolated private struct ContainerShapeModifier<Container: InsettableShape>: ViewModifier {
  let shape: Container

  typealias Body = Never

  @MainActor static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    let index = lowering.addContainerShape(modifier.shape)
    lowering.modify(.containerShape(index)) { V._lower(content, into: &$0) }
  }
}

/// A shape that others take after, and the rectangle that it stands in.
nonisolated struct PlacedContainer {
  let shape: any InsettableShape
  let rect: CGRect

  /// The outline in a rectangle of the shape that takes after this one.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - inset: How much further it keeps from the sides.
  /// - Returns: The outline.
  func outline(in rect: CGRect, inset: CGFloat) -> Outline {
    let distances = [
      rect.minX - self.rect.minX, rect.minY - self.rect.minY, self.rect.maxX - rect.maxX,
      self.rect.maxY - rect.maxY,
    ]
    let distance = max(distances.min() ?? 0, 0)
    return Self.geometry(of: shape, inset: distance + inset)
      .outline(in: rect.insetBy(dx: -distance, dy: -distance))
  }

  private static func geometry(
    of shape: some InsettableShape, inset: CGFloat
  ) -> ShapeGeometry { shape.inset(by: inset)._geometry }
}
