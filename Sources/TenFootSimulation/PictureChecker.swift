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
  /// The frames whose display list was looked at.
  private(set) var framesCompared = 0
  /// The frames whose pixels were.
  private(set) var picturesCompared = 0
  private let renderer: FrameRenderer
  /// The connections whose first picture has been looked at pixel for pixel.
  private var seen: Set<ScreenID> = []

  init(_ renderer: FrameRenderer) { self.renderer = renderer }

  /// What is wrong with a frame, in a sentence: its display list, and the pixels of each connection's
  /// first.
  func objection(to frame: Frame, _ view: some View, on state: ScreenState) -> String? {
    let expected = renderer.compose(view, on: state.canvas)
    framesCompared += 1
    guard frame.composition.displayList == expected.displayList else {
      return "frame \(frame.number) of \(frame.screen) differs from a run without faults"
    }
    guard seen.insert(frame.screen).inserted else { return nil }
    picturesCompared += 1
    do {
      let pixels = try frame.bitmap()
      let picture = try renderer.draw(expected).placed(
        inWidth: state.currentMode.pixelWidth, height: state.currentMode.pixelHeight,
        centeredIn: state.contentPixels)
      return pixels == picture
        ? nil : "the first pixels of \(frame.screen) differ from a run without faults"
    } catch {
      return "frame \(frame.number) of \(frame.screen) can't be drawn: \(error)"
    }
  }

  /// Whether a frame shows a view as it is now.
  func isSame(_ frame: Frame?, _ view: some View, on state: ScreenState) -> Bool {
    frame?.composition.displayList == renderer.compose(view, on: state.canvas).displayList
  }
}
