import Foundation

/// Small shapes that tell something, with the light of what is drawn and of what is around.
nonisolated struct GraphicShades: Sendable {
  let shape: SceneShape
  let ratio: Double
  let lightness: Double

  /// The largest side of a shape that is a sign and no card, in points.
  private static let largest: CGFloat = 100
  /// The least side of a shape that is no line, in points.
  private static let smallest: CGFloat = 4

  /// All graphics of a frame: small shapes that aren't tiles, hold no text, and aren't decoration.
  static func all(in scene: SceneReading, _ pixels: FramePixels) -> [GraphicShades] {
    scene.shapes.compactMap { shape in
      let rect = shape.rect.intersection(shape.leaf.clip).intersection(scene.canvas.bounds)
      let (thin, long) = (min(rect.width, rect.height), max(rect.width, rect.height))
      guard !rect.isNull, thin >= smallest, long <= largest, !isTile(shape),
        scene.role(of: shape.node) != .decoration,
        !scene.texts.contains(where: { $0.ink.intersects(rect) })
      else { return nil }
      return GraphicShades(shape, rect, in: pixels)
    }
  }

  /// A filled rectangle: more often a tile or a ground than a sign.
  private static func isTile(_ shape: SceneShape) -> Bool {
    guard shape.lineWidth == nil, case .rectangle = shape.geometry.kind else { return false }
    return true
  }

  private init?(_ shape: SceneShape, _ rect: CGRect, in pixels: FramePixels) {
    self.shape = shape
    let around = rect.insetBy(dx: -3, dy: -3)
    let strips = [
      CGRect(x: around.minX, y: around.minY, width: around.width, height: 2),
      CGRect(x: around.minX, y: around.maxY - 2, width: around.width, height: 2),
      CGRect(x: around.minX, y: around.minY, width: 2, height: around.height),
      CGRect(x: around.maxX - 2, y: around.minY, width: 2, height: around.height),
    ].compactMap(pixels.area)
    guard let area = pixels.area(rect), !strips.isEmpty else { return nil }
    let ring = strips.map { LuminanceHistogram(pixels, in: $0).mean }.reduce(0, +)
    let ground = ring / Double(strips.count)
    // The sign is what stands out most; a twentieth of its rectangle is the least that a ring fills.
    let sign = LuminanceHistogram(pixels, in: area).luminance(nearestTo: ground, beyond: 0.95)
    ratio = Shade.contrast(sign, ground)
    lightness = abs(Shade.lightness(sign) - Shade.lightness(ground))
  }
}

extension LuminanceHistogram {
  /// The mean luminance.
  nonisolated var mean: Double { count > 0 ? total / Double(count) : 0 }
}
