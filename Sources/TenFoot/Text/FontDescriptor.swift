public import Foundation

/// What a text engine needs to know to pick a face: a ``Font`` with the environment applied.
public nonisolated struct FontDescriptor: Hashable, Sendable {
  /// The family asked for.
  public enum Family: Hashable, Sendable {
    /// The bundled family for a design.
    case system(Font.Design)
    /// A family by name.
    case named(String)
  }

  /// The family asked for.
  public var family: Family
  /// The size in points, finite and above zero.
  public var size: CGFloat
  /// The weight on the scale of CSS and OpenType, 1…1000; 400 is regular, 700 bold.
  public var weight: Int
  /// Whether the face slants.
  public var isItalic: Bool
  /// Whether all digits have one width.
  public var hasMonospacedDigits: Bool
  /// How far apart lines stand.
  public var leading: Font.Leading = .standard
  /// How wide the letters are.
  public var width: Font.Width = .standard

  /// The width on the scale of CSS and OpenType, 50…200 hundredths of the usual; SwiftUI's condensed
  /// width is 75, its compressed one 50, and its expanded one 125, as OpenType calls them.
  package var widthPercent: Int {
    let value = width.value
    return value.isNaN ? 100 : Int((100 + min(max(value, -0.4), 0.8) * 125).rounded())
  }

  /// Creates a descriptor.
  public init(
    family: Family = .system(.default), size: CGFloat, weight: Int = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}
