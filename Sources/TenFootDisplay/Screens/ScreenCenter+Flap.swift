extension ScreenCenter {
  /// Disconnects a screen and connects it half a beat later, again and again.
  ///
  /// Beats on which that can't be, since somebody else has done something to the screen, pass.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - times: How often.
  ///   - every: The length of a beat.
  package func flap(_ screen: ScreenDescription, times: Int, every: Duration) {
    guard times > 0 else { return }
    try? disconnect(screen.key)
    clock.schedule(at: clock.now + every / 2) { [weak self] in try? self?.connect(screen) }
    clock.schedule(at: clock.now + every) { [weak self] in
      self?.flap(screen, times: times - 1, every: every)
    }
  }
}
