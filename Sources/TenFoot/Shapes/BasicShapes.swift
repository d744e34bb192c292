public import Foundation

/// A rectangle that fills its frame.
public nonisolated struct Rectangle: InsettableShape {
  /// Creates a rectangle.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The rectangle, smaller by a distance on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }

  /// A rectangle.
  public var _geometry: ShapeGeometry { ShapeGeometry(.rectangle) }
}

/// A rectangle with round corners that fills its frame.
public nonisolated struct RoundedRectangle: InsettableShape {
  /// The width and height of a corner; the smaller of the two is the radius.
  public var cornerSize: CGSize
  /// The form of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rounded rectangle from the size of its corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rounded rectangle from the radius of its corners.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(_geometry.outline(in: rect)) }

  /// The rounded rectangle, smaller by a distance on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }

  /// A rounded rectangle.
  public var _geometry: ShapeGeometry {
    ShapeGeometry(
      .roundedRectangle(cornerRadius: min(cornerSize.width, cornerSize.height), style: style))
  }
}

/// A rectangle whose short sides are half circles.
public nonisolated struct Capsule: InsettableShape {
  /// The form of the corners.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(_geometry.outline(in: rect)) }

  /// The capsule, smaller by a distance on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }

  /// A capsule.
  public var _geometry: ShapeGeometry { ShapeGeometry(.capsule(style: style)) }
}

/// The largest circle in the middle of its frame.
public nonisolated struct Circle: InsettableShape {
  /// Creates a circle.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(_geometry.outline(in: rect)) }

  /// A square with the short side of what is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    _geometry.sizeThatFits(proposal)
  }

  /// The circle, smaller by a distance on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }

  /// A circle.
  public var _geometry: ShapeGeometry { ShapeGeometry(.circle) }
}

/// An ellipse that fills its frame.
public nonisolated struct Ellipse: InsettableShape {
  /// Creates an ellipse.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// The ellipse, smaller by a distance on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }

  /// An ellipse.
  public var _geometry: ShapeGeometry { ShapeGeometry(.ellipse) }
}

/// A shape, smaller by a distance on all sides.
public nonisolated struct _InsetShape<Base: InsettableShape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(_geometry.outline(in: rect)) }

  /// What the larger shape takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// The shape, smaller still.
  public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }

  /// The larger shape with the distance noted.
  public var _geometry: ShapeGeometry { base._geometry.inset(by: amount) }
}
