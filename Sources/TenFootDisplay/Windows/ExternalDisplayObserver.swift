public import Observation

/// Knows which external screen there is, also one that was there at launch.
@MainActor @Observable
public final class ExternalDisplayObserver: ScreenListener {
  /// The external screen; `nil` while there is none.
  ///
  /// Of several it is the one that came first, for as long as it stays; one that was there before is
  /// taken in preference to others.
  public private(set) var externalScreen: Screen?

  @ObservationIgnored private let center: ScreenCenter
  @ObservationIgnored private var lastKey: ScreenKey?

  /// Creates an observer of the screens of a center.
  public init(center: ScreenCenter = .default) {
    self.center = center
    center.add(self)
    look()
  }

  package func screens(did event: ScreenEvent) {
    switch event {
    case .connected, .disconnected: look()
    default: break
    }
  }

  private func look() {
    let external = center.screens.filter { $0 !== center.main }
    let screen = external.first { $0.key == lastKey } ?? external.first
    lastKey = screen?.key ?? lastKey
    if screen !== externalScreen { externalScreen = screen }
  }
}
