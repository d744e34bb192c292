public import Foundation

/// A shape whose outline is another's, changed.
public nonisolated struct _DerivedShape<Base: Shape>: Shape {
  let base: Base
  let change: @Sendable (Path, CGRect) -> Path

  /// The changed outline in a rectangle.
  public func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect) }

  /// What the other shape takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

/// A shape in a size of its own, from the top leading corner of where it stands.
public nonisolated struct _SizedShape<Base: Shape>: Shape {
  let base: Base
  let size: CGSize

  /// The outline in the size, whatever the rectangle's.
  public func path(in rect: CGRect) -> Path {
    base.path(in: CGRect(origin: rect.origin, size: size))
  }
}

extension Shape {
  /// The part of the outline between two shares of its length.
  public nonisolated func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    _DerivedShape(base: self) { path, _ in
      path.trimmedPath(from: startFraction, to: endFraction)
    }
  }

  /// The shape, taken elsewhere by a map that counts from the frame's top left corner.
  public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape {
    _DerivedShape(base: self) { path, rect in
      path.offsetBy(dx: -rect.minX, dy: -rect.minY).applying(transform)
        .offsetBy(dx: rect.minX, dy: rect.minY)
    }
  }

  /// The shape, turned clockwise about a point of its frame.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    mapped(CGAffineTransform(rotationAngle: CGFloat(angle.radians)), about: anchor)
  }

  /// The shape, stretched about a point of its frame.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    mapped(CGAffineTransform(scaleX: scale, y: scale), about: anchor)
  }

  /// The shape, stretched about a point of its frame.
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape {
    mapped(CGAffineTransform(scaleX: x, y: y), about: anchor)
  }

  /// The shape, moved.
  public nonisolated func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: offset.width, y: offset.height)
  }

  /// The shape, moved.
  public nonisolated func offset(_ offset: CGPoint) -> some Shape {
    self.offset(x: offset.x, y: offset.y)
  }

  /// The shape, moved.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    _DerivedShape(base: self) { path, _ in path.offsetBy(dx: x, dy: y) }
  }

  /// The shape in a size of its own, from the top leading corner of where it stands.
  public nonisolated func size(_ size: CGSize) -> some Shape { _SizedShape(base: self, size: size) }

  /// The shape in a size of its own, from the top leading corner of where it stands.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  private nonisolated func mapped(
    _ transform: CGAffineTransform, about anchor: UnitPoint
  ) -> some Shape {
    _DerivedShape(base: self) { path, rect in
      let center = anchor.point(in: rect)
      return path.offsetBy(dx: -center.x, dy: -center.y).applying(transform)
        .offsetBy(dx: center.x, dy: center.y)
    }
  }
}

extension Path: Shape {
  /// The path, from the top left corner of the rectangle.
  public func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static nonisolated var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  /// A circle.
  public static nonisolated var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static nonisolated var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static nonisolated var capsule: Capsule { Capsule() }

  /// A capsule with corners of a form.
  public static nonisolated func capsule(style: RoundedCornerStyle) -> Capsule {
    Capsule(style: style)
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static nonisolated func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// A rectangle with round corners.
  public static nonisolated func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners have radii of their own.
  public static nonisolated func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle whose corners have radii of their own, square where none is given.
  public static nonisolated func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
