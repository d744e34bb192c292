import Foundation

/// Moves edges onto whole pixels, the last step of layout.
///
/// Edges are rounded, not sizes, so that neighbors that touch go on touching.
nonisolated struct PixelSnapping {
  let scale: CGFloat

  func callAsFunction(_ rect: CGRect) -> CGRect {
    let (minX, minY) = (self(rect.minX), self(rect.minY))
    return CGRect(x: minX, y: minY, width: self(rect.maxX) - minX, height: self(rect.maxY) - minY)
  }

  func callAsFunction(_ coordinate: CGFloat) -> CGFloat {
    (coordinate * scale).rounded() / scale
  }
}
