public import Foundation

/// A surface on a screen for a view, with UIKit's meaning.
///
/// A window is hidden until it is shown. One that is as large as its screen follows the screen's
/// size; a smaller one has black around it. A screen shows one window: the last that was put there
/// displaces the one before. Letting go of a window takes its view from the screen.
@MainActor
public final class Window {
  /// Where it is on its screen, in points.
  ///
  /// One without an extent, or with lengths that are none, is the whole screen.
  public var frame: CGRect {
    didSet {
      frame = frame.usable(on: screen.bounds)
      if frame != oldValue { setNeedsDisplay(isFull: true) }
    }
  }
  /// The screen that it is on.
  public var screen: Screen {
    didSet { if screen !== oldValue { moved(from: oldValue) } }
  }
  /// What it shows.
  public var rootViewController: ViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if oldValue?.window === self {
        oldValue?.window = nil
        oldValue?.didUnmount()
      }
      rootViewController?.window?.rootViewController = nil
      rootViewController?.window = self
      updateAttachment()
      setNeedsDisplay()
    }
  }
  /// Whether it isn't shown.
  public var isHidden = true {
    didSet { if isHidden != oldValue { updateAttachment() } }
  }
  /// The scene that it belongs to.
  public internal(set) weak var windowScene: WindowScene?

  private var owner: ScreenOwner?
  /// The size of the screen that the frame was last fitted to.
  private var fittedBounds: CGRect

  /// Creates a window on the device's own screen.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, screen: .main)
  }

  /// Creates a window that fills a scene.
  public convenience init(windowScene: WindowScene) {
    self.init(frame: windowScene.screen.bounds, screen: windowScene.screen)
    windowScene.add(self)
  }

  /// Creates a window on a screen.
  public init(frame: CGRect, screen: Screen) {
    self.frame = frame.usable(on: screen.bounds)
    self.screen = screen
    fittedBounds = screen.bounds
    owner = screen.center?.register(self)
  }

  deinit {
    OnMain.run { [screen, owner, rootViewController] in
      rootViewController?.didUnmount()
      if let owner { screen.center?.forget(owner) }
    }
  }

  /// Shows it, in the place of any other that its screen shows.
  public func makeKeyAndVisible() {
    isHidden = false
    updateAttachment()
  }

  /// Whether its view is on its screen now.
  public var isAttached: Bool {
    owner.map { screen.isConnected && screen.center?.registry.owner(of: screen.key) == $0 } ?? false
  }

  /// Has it drawn again at the screen's next refresh.
  public func setNeedsDisplay() { setNeedsDisplay(isFull: false) }

  private func setNeedsDisplay(isFull: Bool) {
    guard isAttached else { return }
    screen.center?.redraw(screen.key, isFull: isFull)
  }

  /// Goes along with its screen's new size.
  func screenChanged() {
    guard fittedBounds != screen.bounds else { return }
    if frame == fittedBounds { frame = screen.bounds }
    fittedBounds = screen.bounds
  }

  private func moved(from old: Screen) {
    if old.center !== screen.center {
      if let owner { old.center?.forget(owner) }
      owner = screen.center?.register(self)
    }
    screenChanged()
    updateAttachment()
  }

  private func updateAttachment() {
    guard let owner, let center = screen.center else { return }
    if !isHidden, rootViewController != nil, screen.isConnected {
      center.attach(owner, to: screen.key)
    } else if isHidden || rootViewController == nil {
      center.detach(owner)
    }
  }
}

extension CGRect {
  /// The rectangle if a window can have it, and else the whole screen.
  fileprivate func usable(on bounds: CGRect) -> CGRect {
    // Beyond that there are no pixels that anybody could count.
    let farthest: CGFloat = 100_000
    let numbers = [origin.x, origin.y, size.width, size.height]
    guard numbers.allSatisfy({ abs($0) <= farthest }), !isEmpty else { return bounds }
    return standardized
  }
}
