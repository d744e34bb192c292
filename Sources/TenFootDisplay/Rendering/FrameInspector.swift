import TenFoot
import TenFootRaster

/// Looks at frames one after another with the eyes of the rules on pixels.
///
/// Each picture is drawn twice, as it is and without its letters, to see what lies behind them; of
/// both only what differs from the frame before is drawn.
struct FrameInspector {
  private var picture: DrawnFrame?
  private var ground: DrawnFrame?

  /// Looks at a frame.
  ///
  /// - Parameters:
  ///   - composition: The frame; one of the renderer's.
  ///   - renderer: Draws it.
  ///   - read: Takes what the rules read of it, `nil` for a frame without pixels. It must not be kept,
  ///     since the next frame takes its memory.
  /// - Returns: What `read` returns.
  /// - Throws: ``FrameError`` as ``FrameRenderer/draw(_:)`` does.
  mutating func inspect<Result>(
    _ composition: Composition, drawingWith renderer: FrameRenderer,
    _ read: (FrameReading?) -> Result
  ) throws(FrameError) -> Result {
    try renderer.draw(composition, over: &picture)
    try renderer.draw(composition.displayList.ground, over: &ground)
    guard let picture, let ground else { return read(nil) }
    return read(FrameReading(of: composition, drawn: picture.bitmap, ground: ground.bitmap))
  }
}
