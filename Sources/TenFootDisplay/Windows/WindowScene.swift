public import Foundation

/// A screen as a scene, for apps that make their windows so.
///
/// Each connected screen has one. It comes and goes with its screen; what an app shows on it, the app
/// makes anew with ``Window/init(windowScene:)``.
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
  private var members: [WeakWindow] = []

  init(screen: Screen) { self.screen = screen }

  /// The windows that were made for it and are still held by somebody.
  public var windows: [Window] { members.compactMap(\.window) }

  /// Whether its screen is there.
  public var isConnected: Bool { screen.isConnected }

  /// What it is for.
  public var role: Role {
    screen === screen.center?.main ? .windowApplication : .windowExternalDisplayNonInteractive
  }

  func add(_ window: Window) {
    members.removeAll { $0.window == nil }
    members.append(WeakWindow(window: window))
    window.windowScene = self
  }
}

extension WindowScene {
  /// Posted after a screen was connected, with its scene as object.
  public nonisolated static let willConnectNotification = Notification.Name(
    "TenFootSceneWillConnect")
  /// Posted after a screen went away, with its scene as object.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "TenFootSceneDidDisconnect")
}

/// Makes and drops windows as scenes come and go.
@MainActor
public protocol WindowSceneDelegate: AnyObject {
  /// A scene is there: without a window on it, the system goes on mirroring.
  func scene(_ scene: WindowScene, willConnectTo screen: Screen)
  /// A scene has gone.
  func sceneDidDisconnect(_ scene: WindowScene)
  /// A scene's screen has another mode, or other bounds.
  func windowScene(_ scene: WindowScene, didUpdate bounds: CGRect)
}

extension WindowSceneDelegate {
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: WindowScene) {}
  /// Does nothing.
  public func windowScene(_ scene: WindowScene, didUpdate bounds: CGRect) {}
}

/// A window that is held elsewhere.
struct WeakWindow {
  weak var window: Window?
}
