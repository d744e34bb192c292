public import Foundation
public import TenFoot

/// A screen as an app sees it, with UIKit's names.
///
/// A screen object lives for one connection: when the screen comes back there is another object with
/// the same ``key``. One that has gone keeps what it showed last and is not ``isConnected``.
@MainActor
public final class Screen {
  /// All that is known of it.
  public internal(set) var state: ScreenState
  /// Whether it is there.
  public internal(set) var isConnected = true
  /// Where it is connected.
  public internal(set) weak var center: ScreenCenter?

  init(_ state: ScreenState, center: ScreenCenter?) {
    self.state = state
    self.center = center
  }

  /// The screens of the default center, the device's own first.
  public static var screens: [Screen] { ScreenCenter.default.screens }
  /// The device's own screen.
  public static var main: Screen { ScreenCenter.default.main }

  /// The name that people know it by.
  public var name: String { state.description.name }
  /// What it is recognized by when it comes back.
  public var key: ScreenKey { state.id.key }
  /// Which of its connections this is; it grows with each.
  public var generation: Int { state.id.generation }

  /// The size of a view that fills it, in points.
  public var bounds: CGRect { state.bounds }
  /// All of its pixels.
  public var nativeBounds: CGRect { state.nativeBounds }
  /// Pixels per point.
  public var scale: CGFloat { state.scale }
  /// Pixels per point, as the screen itself counts.
  public var nativeScale: CGFloat { state.scale }

  /// The modes that it offers.
  public var availableModes: [ScreenMode] { state.description.availableModes }
  /// The mode that looks best on it.
  public var preferredMode: ScreenMode? { state.description.preferredMode }
  /// The mode that it runs in.
  ///
  /// One of ``availableModes`` may be set. As in UIKit another one changes nothing; then ``refusal``
  /// says why, and so does ``ScreenEvent/refused(_:_:)``. (``ScreenCenter/setMode(_:of:)`` throws.)
  public var currentMode: ScreenMode? {
    get { state.currentMode }
    set {
      guard let newValue else { return }
      ask { (center) throws(ScreenError) in try center.setMode(newValue, of: key) }
    }
  }
  /// Why it didn't take what was set last; `nil` when it did.
  public private(set) var refusal: ScreenError?
  /// The most frames in a second.
  public var maximumFramesPerSecond: Int {
    Int(state.frameRate.framesPerSecond.rounded())
  }

  /// What is done about the edges that it cuts off.
  public var overscanCompensation: OverscanCompensation {
    get { state.overscanCompensation }
    set {
      ask { (center) throws(ScreenError) in try center.setOverscanCompensation(newValue, of: key) }
    }
  }
  /// How much of each edge it cuts off, in points.
  public var overscanCompensationInsets: EdgeInsets { state.overscanCompensationInsets }

  /// The screen whose picture it shows in place of a view's; `nil` when it shows its own.
  public var mirrored: Screen? {
    guard let center, center.registry.content(of: key) == .mirror else { return nil }
    return center.main
  }
  /// Whether its picture is being recorded or sent on.
  public var isCaptured: Bool { state.isCaptured }

  /// The scene that windows for it are made with; `nil` once it is gone.
  public var scene: WindowScene? {
    guard isConnected else { return nil }
    return center?.output(of: key)?.scene
  }

  private func ask(_ change: (ScreenCenter) throws(ScreenError) -> Void) {
    do throws(ScreenError) {
      // The key may be another connection's by now.
      guard isConnected, let center else { throw .notConnected(key, connected: []) }
      try change(center)
      refusal = nil
    } catch {
      refusal = error
      if isConnected { center?.refuse(error, state.id) }
    }
  }

  /// How it is looked at: its size, and how far away people sit.
  public var viewing: ViewingConditions { state.description.viewing }
}

extension Screen {
  /// Posted after a screen was connected, with the screen as object.
  ///
  /// As with UIKit it isn't posted for screens that are there at launch.
  public nonisolated static let didConnectNotification = Notification.Name(
    "TenFootScreenDidConnect")
  /// Posted after a screen went away, with the screen as object.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "TenFootScreenDidDisconnect")
  /// Posted after a screen's mode changed, with the screen as object.
  public nonisolated static let modeDidChangeNotification = Notification.Name(
    "TenFootScreenModeDidChange")
  /// Posted after a screen began or ended to be captured, with the screen as object.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "TenFootScreenCapturedDidChange")
}
