public import Foundation

extension AttributedString {
  /// The distance from one baseline to the next.
  public struct LineHeight: Hashable, Sendable {
    private enum Rule: Hashable, Sendable {
      case variable
      case multiple(CGFloat)
      case leading(CGFloat)
      case exact(CGFloat)
    }

    private let rule: Rule

    /// What the fonts of each line ask for.
    public static let variable = LineHeight(rule: .variable)
    /// Six fifths of the font's size, about what fonts ask for.
    public static let normal = multiple(factor: 1.2)
    /// The font's size.
    public static let tight = multiple(factor: 1)
    /// Three halves of the font's size.
    public static let loose = multiple(factor: 1.5)

    /// The largest font's size times a factor.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(rule: .multiple(usable(factor)))
    }

    /// The largest font's size, and some points more.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(rule: .leading(usable(increase)))
    }

    /// A number of points, whatever the fonts.
    public static func exact(points: CGFloat) -> LineHeight {
      LineHeight(rule: .exact(usable(points)))
    }

    /// The height of a line whose largest font has a size; `nil` for what the fonts ask for.
    func height(fontSize: CGFloat) -> CGFloat? {
      switch rule {
      case .variable: nil
      case .multiple(let factor): max(0, factor * fontSize)
      case .leading(let increase): max(0, fontSize + increase)
      case .exact(let points): max(0, points)
      }
    }

    /// A number that layout can work with.
    private static func usable(_ number: CGFloat) -> CGFloat {
      number.isFinite ? min(max(number, -1e5), 1e5) : 0
    }
  }
}
