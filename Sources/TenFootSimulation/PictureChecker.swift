package import TenFoot
package import TenFootDisplay

/// What a simulation makes of a game's views.
package enum SimulatedDrawing: Sendable {
  /// Nothing: one picture stands in for all, and what views read is read.
  case none(Composition)
  /// Frames, which are held against those of a game without faults.
  case views(FrameRenderer)
}

/// Holds a television's frames against what it should show.
@MainActor
final class PictureChecker {
  private let renderer: FrameRenderer
  /// The connections whose first picture has been looked at pixel for pixel.
  private var seen: Set<ScreenID> = []

  init(_ renderer: FrameRenderer) { self.renderer = renderer }

  /// What is wrong with a frame, in a sentence: its display list, and the pixels of each connection's
  /// first.
  func objection(to frame: Frame, _ view: some View, on canvas: DisplayCanvas) -> String? {
    let expected = renderer.compose(view, on: canvas)
    guard frame.composition.displayList == expected.displayList else {
      return "frame \(frame.number) of \(frame.screen) differs from a run without faults"
    }
    guard seen.insert(frame.screen).inserted else { return nil }
    do {
      let pixels = try frame.bitmap()
      return try pixels == renderer.draw(expected)
        ? nil : "the first pixels of \(frame.screen) differ from a run without faults"
    } catch {
      return "frame \(frame.number) of \(frame.screen) can't be drawn: \(error)"
    }
  }

  /// Whether a frame shows a view as it is now.
  func isSame(_ frame: Frame?, _ view: some View, on canvas: DisplayCanvas) -> Bool {
    frame?.composition.displayList == renderer.compose(view, on: canvas).displayList
  }
}
