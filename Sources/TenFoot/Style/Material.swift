import Foundation

/// Glass over what is behind: blurred, and covered by a share of the ground's color.
///
/// What is behind is what was drawn before on the same layer: inside a group that is faded, masked
/// or changed as one, that is the group's own content.
public nonisolated struct Material: ShapeStyle, Hashable {
  private enum Thickness: Double {
    case ultraThin = 0.25
    case thin = 0.4
    case regular = 0.55
    case thick = 0.7
    case ultraThick = 0.82
    case bar = 0.8
  }

  private let thickness: Thickness

  /// Lets through most of what is behind.
  public static let ultraThin = Material(thickness: .ultraThin)
  /// Lets through more than it covers.
  public static let thin = Material(thickness: .thin)
  /// Covers about half of what is behind.
  public static let regular = Material(thickness: .regular)
  /// Covers more than it lets through.
  public static let thick = Material(thickness: .thick)
  /// Covers most of what is behind.
  public static let ultraThick = Material(thickness: .ultraThick)
  /// The glass of a bar.
  public static let bar = Material(thickness: .bar)

  /// The blur's radius in points: enough that text behind can't be read.
  private static let blurRadius: CGFloat = 20

  /// The glass in an environment: light in the light, dark in the dark.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    let white: Float = environment.colorScheme == .dark ? 0.12 : 0.97
    let tint = Color.Resolved(
      red: white, green: white, blue: white, opacity: Float(thickness.rawValue))
    return _ResolvedPaint(.material(radius: Self.blurRadius, tint: tint))
  }
}
