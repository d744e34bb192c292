public import Foundation

/// A view's size and its alignment guides, in the view's own coordinates.
public nonisolated struct ViewDimensions: Sendable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  /// The view whose own guides count; `nil` where there are none.
  private var source: GuideSource?
  /// The guides whose defaults are being worked out: one that comes up again reads itself.
  private var asked: [AlignmentKey] = []

  package init(size: CGSize) {
    width = size.width
    height = size.height
  }

  init(size: CGSize, source: GuideSource) {
    self.init(size: size)
    self.source = source
  }

  /// The value of a horizontal guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.key) }

  /// The value of a vertical guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.key) }

  /// The value of a horizontal guide that the view sets itself, or `nil`.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(of: guide.key) }

  /// The value of a vertical guide that the view sets itself, or `nil`.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(of: guide.key) }

  func explicitValue(of key: AlignmentKey) -> CGFloat? { source?.explicitValue(of: key) }

  func value(of key: AlignmentKey) -> CGFloat { explicitValue(of: key) ?? defaultValue(of: key) }

  /// A guide's default, which may be worked out from other guides; zero where it needs itself.
  private func defaultValue(of key: AlignmentKey) -> CGFloat {
    guard !asked.contains(key) else { return 0 }
    var inner = self
    inner.asked.append(key)
    let value = key.id.defaultValue(in: inner)
    return value.isFinite ? value : 0
  }
}

extension ViewDimensions: Equatable {
  /// Tells whether two views have one size; their guides are not compared.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height
  }
}
