public import TenFoot

/// What a window shows: the base of ``HostingController``.
@MainActor
public class ViewController {
  /// The window that shows it.
  public internal(set) weak var window: Window?

  init() {}

  /// A frame that shows the view was given to its screen.
  func didShow() {}

  /// The view was taken from its window for good.
  func didUnmount() {}

  /// Turns the view into a picture on a canvas.
  func compose(on canvas: DisplayCanvas, from source: FrameSource) throws(FrameError) -> Composition
  {
    try source.renderer().compose(EmptyView(), on: canvas)
  }
}

/// Shows a view in a window.
///
/// It keeps its view and what the view remembers while screens come and go: the same controller on
/// another screen goes on from the same state.
@MainActor
public final class HostingController<Content: View>: ViewController {
  /// The view; setting it redraws the window.
  public var rootView: Content {
    didSet { window?.setNeedsDisplay() }
  }
  /// What the view remembers: its `@State`, and what it was seen with.
  private let state = StateStore()

  /// Creates a controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
    state.onInvalidate { [weak self] in OnMain.run { self?.window?.setNeedsDisplay() } }
  }

  override func didShow() { state.runActions() }

  override func didUnmount() { state.leave() }

  override func compose(
    on canvas: DisplayCanvas, from source: FrameSource
  ) throws(FrameError) -> Composition {
    try source.renderer().compose(rootView, on: canvas, remembering: state)
  }
}

/// Stands in for a view where pictures don't matter: reads what a view would, and shows nothing.
package final class ProbeController: ViewController {
  private let read: @MainActor () -> Void
  private let picture: Composition

  /// Creates a controller that reads a model each time that its window would be drawn.
  package init(picture: Composition, reading read: @escaping @MainActor () -> Void) {
    self.read = read
    self.picture = picture
    super.init()
  }

  override func compose(
    on canvas: DisplayCanvas, from source: FrameSource
  ) throws(FrameError) -> Composition {
    read()
    return picture
  }
}
