import Foundation

/// The room around a view while it is being placed.
nonisolated struct Surroundings: Sendable {
  /// The rectangle that nothing hides, in absolute points.
  var safeArea: CGRect
  /// What views that ignore the safe area may grow to.
  var fullArea: CGRect
  /// The size of the nearest container: the safe area, or a scroll view.
  var container: CGSize

  init(canvas: CGRect, safeArea: CGRect) {
    self.safeArea = safeArea
    fullArea = canvas
    container = safeArea.size
  }

  /// How far a rectangle can grow on each edge where it touches the edge of the safe area.
  func insets(of rect: CGRect, pixelLength: CGFloat) -> EdgeInsets {
    let tolerance = pixelLength / 2 + 0.001
    func inset(_ edge: CGFloat, _ safe: CGFloat, _ full: CGFloat) -> CGFloat {
      abs(edge - safe) <= tolerance ? abs(safe - full) : 0
    }
    return EdgeInsets(
      top: inset(rect.minY, safeArea.minY, fullArea.minY),
      leading: inset(rect.minX, safeArea.minX, fullArea.minX),
      bottom: inset(rect.maxY, safeArea.maxY, fullArea.maxY),
      trailing: inset(rect.maxX, safeArea.maxX, fullArea.maxX))
  }
}

extension EdgeInsets {
  /// The insets with leading for trailing.
  nonisolated var mirrored: EdgeInsets {
    EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }
}

extension CGRect {
  /// The rectangle without the room that insets from the left and right take.
  nonisolated func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(width - insets.total.width, 0), height: max(height - insets.total.height, 0))
  }
}
