public import Foundation

/// Styles of all texts in a view that have none of their own.
extension View {
  /// Sets the width of letters.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    environment { $0.textAttributes.width = width }
  }

  /// Sets the design of system fonts that have none of their own.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    environment { $0.textAttributes.design = design }
  }

  /// Sets all characters in one width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    environment { $0.textAttributes.design = isActive ? .monospaced : nil }
  }

  /// Adds a distance after each character, and leaves ligatures as they are.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    environment { $0.textAttributes.kerning = kerning }
  }

  /// Adds a distance after each character but the last of a line, and turns ligatures off.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    environment { $0.textAttributes.tracking = tracking }
  }

  /// Raises text above the baseline; its lines make room for it.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment { $0.textAttributes.baselineOffset = baselineOffset }
  }

  /// Draws a line under text.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment {
      $0.textAttributes.underline =
        isActive ? .line(Text.LineStyle(pattern: pattern, color: color)) : .hidden
    }
  }

  /// Draws a line through text.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment {
      $0.textAttributes.strikethrough =
        isActive ? .line(Text.LineStyle(pattern: pattern, color: color)) : .hidden
    }
  }

  /// Sets text in a size relative to its font's.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    environment { if isEnabled { $0.textAttributes.scale = scale } }
  }

  /// Sets all letters of texts in capitals or in small letters; `nil` for as they are written.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment { $0.textCase = textCase }
  }

  /// Lets letters move closer together, by a twentieth of their size at most, where a text doesn't
  /// fit.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment { $0.allowsTightening = flag }
  }

  /// Limits the lines of texts, and keeps room for all of them if asked to.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment { $0.setLineLimits(lower: reservesSpace ? limit : 0, upper: limit) }
  }

  /// Limits the lines of texts, and keeps room for the least number of them.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment { $0.setLineLimits(lower: limit.lowerBound, upper: limit.upperBound) }
  }

  /// Keeps room for a number of lines, and sets no limit.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment { $0.setLineLimits(lower: limit.lowerBound, upper: nil) }
  }

  /// Limits the lines of texts.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment { $0.setLineLimits(lower: 0, upper: limit.upperBound) }
  }

  /// Sets the distance from one baseline of a text to the next; `nil` for what the fonts ask for.
  ///
  /// What a line is higher or lower than its font asks for is shared by its top and its bottom.
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment { $0.lineHeight = lineHeight }
  }

  /// Sets how texts are broken into lines: full lines, or lines of near-equal length, for titles.
  ///
  /// SwiftUI has no such modifier.
  public nonisolated func textWrap(_ wrap: TextWrap) -> some View {
    environment { $0.isWrapBalanced = wrap == .balanced }
  }

  /// Sets texts in the largest size of a range, in whole points, at which they fit what they are
  /// offered; no word is divided as long as a smaller size helps.
  ///
  /// SwiftUI has no such modifier.
  ///
  /// - Parameters:
  ///   - sizes: The sizes in points; those of the texts' own fonts don't count.
  ///   - together: Whether all texts of the view take one size, the largest that fits all of them.
  /// - Returns: The view with its texts fitted.
  public nonisolated func fitText(
    in sizes: ClosedRange<CGFloat>, together: Bool = false
  ) -> some View {
    modifier(FitTextModifier(sizes: sizes, together: together))
  }
}

/// How text is broken into lines.
public nonisolated enum TextWrap: Hashable, Sendable {
  /// Each line is as full as it can be.
  case greedy
  /// The fewest lines, of near-equal length.
  case balanced
}

/// Sets the range of sizes that texts are fitted in.
nonisolated struct FitTextModifier: ViewModifier {
  let sizes: ClosedRange<CGFloat>
  let together: Bool

  typealias Body = Never

  @MainActor static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    let group = modifier.together ? lowering.newScaleGroup() : nil
    lowering.withEnvironment {
      $0.fitText(in: modifier.sizes, group: group)
    } content: {
      V._lower(content, into: &$0)
    }
  }
}
