import Foundation

extension Text {
  /// How a line under or through text is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// How the line is interrupted.
    public struct Pattern: Hashable, Sendable {
      /// The lengths of dashes and gaps in turn, in thicknesses of the line.
      let dashes: [CGFloat]

      /// Not at all.
      public static let solid = Pattern(dashes: [])
      /// Dots.
      public static let dot = Pattern(dashes: [1, 1])
      /// Dashes.
      public static let dash = Pattern(dashes: [4, 2])
      /// A dash and a dot in turn.
      public static let dashDot = Pattern(dashes: [4, 2, 1, 2])
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(dashes: [4, 2, 1, 2, 1, 2])
    }

    /// How the line is interrupted.
    public var pattern: Pattern
    /// The color of the line; `nil` for the text's own.
    public var color: Color?

    /// Creates a line style.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A line without interruptions in the text's color.
    public static let single = LineStyle()
  }

  /// A size of text relative to the font's.
  public struct Scale: Hashable, Sendable {
    /// The factor that the font's size is multiplied by.
    let factor: CGFloat

    /// The font's own size.
    public static let `default` = Scale(factor: 1)
    /// A smaller size, for units and notes beside text.
    public static let secondary = Scale(factor: 0.8)
  }

  /// How the letters of text are changed.
  public enum Case: Hashable, Sendable {
    /// All letters are capitals.
    case uppercase
    /// No letter is a capital.
    case lowercase
  }
}
