/// What is done about a set that cuts off the edges of its picture, as in UIKit.
public enum OverscanCompensation: String, CaseIterable, Hashable, Sendable {
  /// The picture is scaled to the part that the set shows.
  case scale
  /// The bounds shrink to the part that the set shows.
  case insetBounds
  /// Nothing; the app looks at the insets itself.
  case none
}
