public import Foundation

/// A surface on a screen for a view, with UIKit's meaning.
///
/// A window is hidden until it is shown. One that is as large as its screen follows the screen's
/// size. A screen shows one window: the last that was put there displaces the one before.
@MainActor
public final class Window {
  /// Where it is on its screen, in points.
  public var frame: CGRect {
    didSet { if frame != oldValue { setNeedsDisplay() } }
  }
  /// The screen that it is on.
  public var screen: Screen {
    didSet { if screen !== oldValue { moved(from: oldValue) } }
  }
  /// What it shows.
  public var rootViewController: ViewController? {
    didSet {
      oldValue?.window = nil
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
    self.frame = frame
    self.screen = screen
    fittedBounds = screen.bounds
    owner = screen.center?.register(self)
  }

  /// Shows it.
  public func makeKeyAndVisible() { isHidden = false }

  /// Whether its view is on its screen now.
  public var isAttached: Bool {
    owner.map { screen.isConnected && screen.center?.registry.owner(of: screen.key) == $0 } ?? false
  }

  /// Has it drawn again at the screen's next refresh.
  public func setNeedsDisplay() {
    guard isAttached else { return }
    screen.center?.redraw(screen.key)
  }

  /// Goes along with its screen's new size.
  func screenChanged() {
    guard fittedBounds != screen.bounds else { return }
    if frame == fittedBounds { frame = screen.bounds }
    fittedBounds = screen.bounds
  }

  private func moved(from old: Screen) {
    if old.center !== screen.center {
      if let owner { old.center?.detach(owner) }
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

/// A screen as a scene, for apps that make their windows so.
@MainActor
public final class WindowScene {
  /// What a scene is for.
  public enum Role: Hashable, Sendable {
    /// The phone's own windows.
    case windowApplication
    /// Windows on an external screen, which nobody touches.
    case windowExternalDisplayNonInteractive
  }

  /// The screen.
  public let screen: Screen
  /// The windows that are on it.
  public private(set) var windows: [Window] = []

  /// Creates the scene of a screen.
  public init(screen: Screen) { self.screen = screen }

  /// What it is for.
  public var role: Role {
    screen === screen.center?.main ? .windowApplication : .windowExternalDisplayNonInteractive
  }

  func add(_ window: Window) {
    windows.append(window)
    window.windowScene = self
  }
}
