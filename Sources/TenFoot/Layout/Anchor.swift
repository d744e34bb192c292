public import Foundation

/// A view whose frame anchors refer to.
nonisolated struct AnchorID: Hashable {
  let key: StateKey
}

/// A part of a view's frame that other views can find in their own coordinates.
public nonisolated struct Anchor<Value> {
  /// Says which part.
  public struct Source {
    let value: (CGRect) -> Value
    /// Brings a value from the coordinates of the screen into those of a rectangle.
    let moved: (Value, CGPoint) -> Value
  }

  let node: AnchorID
  let source: Source
}

// Identities are made of types, numbers and what authors gave for one; none changes later. Sources are
// the constant functions below.
extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable {
  /// Tells whether two anchors belong to the same view.
  public nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.node == rhs.node }
}

extension Anchor: Hashable {
  /// Hashes the view that the anchor belongs to.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(node) }
}

extension Anchor.Source where Value == CGRect {
  /// The whole frame.
  public nonisolated static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(value: { $0 }) { rect, origin in
      rect.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  /// A rectangle in the view's coordinates.
  public nonisolated static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(value: { rect.offsetBy(dx: $0.minX, dy: $0.minY) }) { rect, origin in
      rect.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates.
  public nonisolated static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    source { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// A point as fractions of the view's sides.
  public nonisolated static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    source { point.point(in: $0) }
  }

  /// The top left corner.
  public nonisolated static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public nonisolated static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top right corner.
  public nonisolated static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the left edge.
  public nonisolated static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public nonisolated static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the right edge.
  public nonisolated static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom left corner.
  public nonisolated static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public nonisolated static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom right corner.
  public nonisolated static var bottomTrailing: Anchor<CGPoint>.Source {
    unitPoint(.bottomTrailing)
  }

  private nonisolated static func source(
    _ value: @escaping (CGRect) -> CGPoint
  ) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(value: value) { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) }
  }
}
