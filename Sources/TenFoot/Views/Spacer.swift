public import Foundation

/// Space that takes what its siblings in a stack leave.
public nonisolated struct Spacer: View {
  /// The least length, in points; `nil` for the default distance of 8.
  public var minLength: CGFloat?

  /// Creates a spacer.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// Lowers the spacer, along the axis of the stack around it.
  @MainActor public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    lowering.spacer(minLength: lowering.usable(view.minLength, "Spacer(minLength:)"))
  }
}

/// A line of one pixel across the axis of the stack around it.
public nonisolated struct Divider: View {
  /// Creates a divider.
  public init() {}

  /// Lowers the line.
  @MainActor public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    lowering.divider()
  }
}
