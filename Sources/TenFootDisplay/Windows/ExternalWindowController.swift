public import TenFoot

/// Puts a view on a screen and takes it away again, and knows nothing else.
@MainActor
public final class ExternalWindowController {
  /// The window, while a view is presented.
  public private(set) var window: Window?

  /// Creates a controller that presents nothing.
  public init() {}

  /// Shows a view on a screen.
  ///
  /// A view of the same type that is presented already stays the same view: it takes the new value
  /// and moves to the screen with its state.
  public func present<Content: View>(_ view: Content, on screen: Screen) {
    if let window, let hosting = window.rootViewController as? HostingController<Content> {
      hosting.rootView = view
      move(window, to: screen)
    } else {
      present(HostingController(rootView: view), on: screen)
    }
  }

  /// Shows what a view controller shows on a screen.
  ///
  /// The controller that is presented already moves to the screen.
  public func present(_ controller: ViewController, on screen: Screen) {
    if let window, window.rootViewController === controller {
      return move(window, to: screen)
    }
    dismiss()
    let window = Window(frame: screen.bounds, screen: screen)
    // First, so that whoever is told of the view finds it here.
    self.window = window
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// Takes the view away and lets go of it.
  public func dismiss() {
    window?.isHidden = true
    window?.rootViewController = nil
    window = nil
  }

  private func move(_ window: Window, to screen: Screen) {
    window.screen = screen
    window.makeKeyAndVisible()
  }
}
