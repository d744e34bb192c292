public import Foundation

/// A proposal for the size of a view: on each axis a length, or `nil` for the view's ideal length.
///
/// Zero asks for the minimum, infinity for the maximum.
public nonisolated struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width in points; `nil` asks for the ideal width.
  public var width: CGFloat?
  /// The proposed height in points; `nil` asks for the ideal height.
  public var height: CGFloat?

  /// Creates a proposal from two lengths.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of exactly `size`.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Asks for the minimum on both axes.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size on both axes.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the maximum on both axes.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The proposal as a size, with unspecified lengths taken from `size`.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The length along `axis`.
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}
