public import Foundation

/// The boxes that every set shows all of.
extension DisplayCanvas {
  /// The rectangle of the frame.
  public nonisolated var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The part of the frame that views keep to unless they ignore the safe area.
  public nonisolated var safeArea: CGRect { bounds.inset(by: safeAreaInsets) }

  /// The box for text: 90 % of width and height, in whole pixels (SMPTE ST 2046-1).
  public nonisolated var titleSafeArea: CGRect { bounds.inset(by: titleSafeInsets) }

  /// The box for action: 93 % of width and height, in whole pixels (SMPTE ST 2046-1).
  public nonisolated var actionSafeArea: CGRect {
    bounds.inset(by: insets(of: Thresholds.actionMargin))
  }

  /// What is outside of the title-safe box.
  public nonisolated var titleSafeInsets: EdgeInsets { insets(of: Thresholds.titleMargin) }

  /// A share of the frame's sides as margins, in whole pixels and alike on opposite edges.
  private nonisolated func insets(of share: Double) -> EdgeInsets {
    guard scale > 0, scale.isFinite else { return EdgeInsets() }
    let horizontal = (size.width * share * scale).rounded() / scale
    let vertical = (size.height * share * scale).rounded() / scale
    return EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}
