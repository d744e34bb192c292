public import Foundation

/// An outline that fits into any rectangle; as a view it is filled with the foreground style.
public nonisolated protocol Shape: Sendable, View {
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path

  /// The size that the shape takes of what it is offered: all of it, or 10 × 10.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The shape as one of the outlines that layout and drawing know. Authors give ``path(in:)``.
  var _geometry: ShapeGeometry { get }
}

extension Shape {
  /// Takes all that is offered.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// An outline of the author's own.
  public nonisolated var _geometry: ShapeGeometry { ShapeGeometry(.custom(self)) }

  /// The shape, filled with the foreground style.
  public var body: some View { _ShapeView(shape: self, style: .foreground) }
}

/// A shape that can be made smaller from all sides.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape, smaller by a distance on all sides.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape as layout and drawing know it.
public nonisolated struct ShapeGeometry: Sendable {
  package enum Kind: Sendable {
    case rectangle
    case roundedRectangle(cornerRadius: CGFloat, style: RoundedCornerStyle)
    case capsule(style: RoundedCornerStyle)
    case circle
    case ellipse
    /// As the container around; a rectangle where there is none.
    case containerRelative
    case custom(any Shape)
  }

  package var kind: Kind
  /// How far the shape keeps from the sides of its rectangle, in points.
  package var inset: CGFloat = 0

  package init(_ kind: Kind) { self.kind = kind }

  func inset(by amount: CGFloat) -> ShapeGeometry {
    var copy = self
    copy.inset += amount
    return copy
  }

  /// What a shape that isn't an author's takes of what it is offered.
  enum Fit {
    /// All of it.
    case everything
    /// A square of the shorter side.
    case square

    func size(_ proposal: ProposedViewSize) -> CGSize {
      let size = proposal.replacingUnspecifiedDimensions()
      guard self == .square else { return size }
      let side = min(size.width, size.height)
      return CGSize(width: side, height: side)
    }
  }

  /// How the shape answers; `nil` where an author's own code does.
  var fit: Fit? {
    switch kind {
    case .circle: .square
    case .custom: nil
    case .rectangle, .roundedRectangle, .capsule, .ellipse, .containerRelative: .everything
    }
  }

  /// The size that the shape takes of what it is offered.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if case .custom(let shape) = kind { return shape.sizeThatFits(proposal) }
    return (fit ?? .everything).size(proposal)
  }

  /// The outline in a rectangle.
  package func outline(in rect: CGRect) -> Outline {
    let inset = min(inset, rect.width / 2, rect.height / 2)
    let box = CGRect(
      x: rect.minX + inset, y: rect.minY + inset,
      width: rect.width - inset * 2, height: rect.height - inset * 2)
    let shortSide = min(box.width, box.height)
    switch kind {
    case .rectangle, .containerRelative:
      return .rectangle(box)
    case .roundedRectangle(let cornerRadius, let style):
      let radius = min(max(cornerRadius - inset, 0), shortSide / 2)
      guard radius > 0 else { return .rectangle(box) }
      return .roundedRectangle(box, cornerRadius: radius, style: style)
    case .capsule(let style):
      return .roundedRectangle(box, cornerRadius: shortSide / 2, style: style)
    case .circle:
      return .ellipse(
        CGRect(
          x: box.midX - shortSide / 2, y: box.midY - shortSide / 2,
          width: shortSide, height: shortSide))
    case .ellipse:
      return .ellipse(box)
    case .custom(let shape):
      return .path(shape.path(in: box))
    }
  }
}
