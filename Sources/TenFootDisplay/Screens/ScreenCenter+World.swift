extension ScreenCenter {
  /// Connects a screen.
  ///
  /// - Throws: ``ScreenError`` when it is there already, or there can't be such a screen.
  public func connect(_ description: ScreenDescription) throws(ScreenError) {
    try perform { (registry, now) throws(ScreenError) in
      try registry.connect(description, at: now)
    }
  }

  /// Disconnects a screen.
  ///
  /// - Throws: ``ScreenError`` when it isn't there or is the device's own.
  public func disconnect(
    _ key: ScreenKey, reason: DisconnectReason = .unplugged
  ) throws(ScreenError) {
    try perform { (registry, now) throws(ScreenError) in
      try registry.disconnect(key, reason: reason, at: now)
    }
  }

  /// Changes a screen's mode.
  ///
  /// - Throws: ``ScreenError`` when it isn't there or lacks the mode.
  public func setMode(_ mode: ScreenMode, of key: ScreenKey) throws(ScreenError) {
    try perform { (registry, now) throws(ScreenError) in
      try registry.setMode(mode, of: key, at: now)
    }
  }

  /// Changes what is done about a screen's overscan.
  ///
  /// - Throws: ``ScreenError`` when it isn't there.
  public func setOverscanCompensation(
    _ compensation: OverscanCompensation, of key: ScreenKey
  ) throws(ScreenError) {
    try perform { (registry, now) throws(ScreenError) in
      try registry.setOverscanCompensation(compensation, of: key, at: now)
    }
  }

  /// Switches a set off; it stays connected.
  ///
  /// - Throws: ``ScreenError`` when it isn't there or is the device's own.
  public func sleep(_ key: ScreenKey) throws(ScreenError) {
    try perform { (registry, now) throws(ScreenError) in try registry.sleep(key, at: now) }
  }

  /// Switches a set on again.
  ///
  /// - Throws: ``ScreenError`` when it isn't there or is the device's own.
  public func wake(_ key: ScreenKey) throws(ScreenError) {
    try perform { (registry, now) throws(ScreenError) in try registry.wake(key, at: now) }
  }

  /// Lets the system show the phone's picture on a screen, or ends that.
  ///
  /// - Throws: ``ScreenError`` when it isn't there or is the device's own.
  public func mirror(_ key: ScreenKey, isOn: Bool = true) throws(ScreenError) {
    try perform { (registry, now) throws(ScreenError) in
      try registry.mirror(key, isOn: isOn, at: now)
    }
  }

  /// Begins or ends to capture a screen.
  ///
  /// - Throws: ``ScreenError`` when it isn't there.
  public func capture(_ key: ScreenKey, isOn: Bool = true) throws(ScreenError) {
    try perform { (registry, now) throws(ScreenError) in
      try registry.capture(key, isOn: isOn, at: now)
    }
  }

  func setSlow(_ isSlow: Bool, _ key: ScreenKey) {
    guard registry.isPresent(key) else { return }
    try? perform { (registry, now) throws(ScreenError) in
      try registry.setSlow(isSlow, key, at: now)
    }
  }
}
