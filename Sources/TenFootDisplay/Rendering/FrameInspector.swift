package import TenFoot

import TenFootRaster

/// Looks at frames one after another with the eyes of the rules on pixels.
///
/// Each picture is drawn twice, as it is and without its letters, to see what lies behind them; of
/// both only what differs from the frame before is drawn.
package struct FrameInspector {
  private let renderer: FrameRenderer
  private var picture: DrawnFrame?
  private var ground: DrawnFrame?

  /// Creates an inspector of compositions that a renderer made.
  package init(drawingWith renderer: FrameRenderer) { self.renderer = renderer }

  /// Looks at a frame.
  ///
  /// What it returns holds the frame's pixels: let go of it before the next one, which then takes
  /// its memory.
  ///
  /// - Parameter composition: The frame.
  /// - Returns: What the rules read of it; `nil` for a frame without pixels.
  /// - Throws: ``FrameError`` as ``FrameRenderer/draw(_:)`` does.
  package mutating func inspect(_ composition: Composition) throws(FrameError) -> FrameReading? {
    try renderer.draw(composition, over: &picture)
    try renderer.draw(composition.displayList.ground, over: &ground)
    guard let picture, let ground else { return nil }
    return FrameReading(of: composition, drawn: picture.bitmap, ground: ground.bitmap)
  }
}
