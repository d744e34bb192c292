import Foundation

/// What the rules on pixels read: a scene, its frame, and what lies behind its letters.
package nonisolated struct FrameReading: Sendable {
  let scene: SceneReading
  /// The frame as it is seen.
  let pixels: FramePixels
  /// How each line of text stands out.
  let contrasts: [LineContrast]
  /// How each sign stands out.
  let graphics: [GraphicShades]
  /// The stripes of the frame; `nil` for none.
  let stripes: StripeReading?

  /// Reads a frame.
  ///
  /// - Parameters:
  ///   - composition: What is where.
  ///   - frame: Its picture.
  ///   - ground: The picture of its display list's ``DisplayList/ground``.
  package init?(of composition: Composition, drawn frame: Bitmap, ground: Bitmap) {
    let scene = SceneReading(composition.layout)
    guard frame.width == ground.width, frame.height == ground.height, frame.width > 0,
      frame.height > 0, scene.canvas.scale > 0
    else { return nil }
    self.scene = scene
    let pixels = FramePixels(frame, scale: scene.canvas.scale)
    self.pixels = pixels
    contrasts = ContrastMeter(
      frame: pixels, ground: FramePixels(ground, scale: scene.canvas.scale)
    ).measure(scene.readTexts)
    graphics = GraphicShades.all(in: scene, pixels)
    stripes = StripeReading(frame, scale: scene.canvas.scale)
  }
}

/// How a line of text stands out from what lies behind it, where it does so least.
nonisolated struct LineContrast: Sendable {
  let text: SceneText
  /// The WCAG ratio, 1…21.
  let ratio: Double
  /// The difference in lightness (L*) at the same place.
  let lightness: Double
  /// Where that is, in points of the screen.
  let rect: CGRect
}
