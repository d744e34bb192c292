extension ScreenRegistry {
  /// A screen was connected.
  ///
  /// - Parameters:
  ///   - description: What it says of itself.
  ///   - time: When that was.
  /// - Returns: What is to be told now.
  /// - Throws: ``ScreenError`` when it is there already, or there can't be such a screen.
  public mutating func connect(
    _ description: ScreenDescription, at time: Duration
  ) throws(ScreenError) -> [ScreenEvent] {
    try check(time)
    try check(description)
    var events = advance(to: time)
    forgetAbsent()
    let index = index(of: description.key) ?? slots.endIndex
    if index == slots.endIndex { slots.append(ScreenSlot(key: description.key, at: time)) }
    slots[index].connect(nextState(description), at: time, timing)
    if strangers.isUnstable, !slots[index].isTrusted(at: time, timing) {
      strangers.touch(at: time)
      slots[index].distrust(at: time, timing)
    }
    events += slots[index].settle(at: time, timing)
    return events
  }

  /// A screen went away.
  ///
  /// - Parameters:
  ///   - key: Which one.
  ///   - reason: Why.
  ///   - time: When that was.
  /// - Returns: What is to be told now.
  /// - Throws: ``ScreenError`` when it isn't there or is the device's own.
  public mutating func disconnect(
    _ key: ScreenKey, reason: DisconnectReason = .unplugged, at time: Duration
  ) throws(ScreenError) -> [ScreenEvent] {
    let index = try externalIndex(of: key, at: time)
    var events = advance(to: time)
    if !slots[index].isTrusted(at: time, timing), slots[index].owner == nil {
      _ = strangers.depart(at: time, timing)
    }
    if slots[index].disconnect(reason, at: time, timing) {
      events += slots[index].hold()
    } else {
      events += slots[index].settle(at: time, timing)
    }
    return events
  }

  /// A screen changed to another of its modes.
  ///
  /// - Parameters:
  ///   - mode: The new mode.
  ///   - key: Which screen.
  ///   - time: When that was.
  /// - Returns: What is to be told now.
  /// - Throws: ``ScreenError`` when the screen isn't there or lacks the mode.
  public mutating func setMode(
    _ mode: ScreenMode, of key: ScreenKey, at time: Duration
  ) throws(ScreenError) -> [ScreenEvent] {
    let index = try presentIndex(of: key, at: time)
    let available = slots[index].actual?.description.availableModes
    guard mode.isUsable else { throw .unusableMode(mode, key) }
    guard let available, available.contains(mode) else {
      throw .modeNotAvailable(mode, key, available: available ?? [])
    }
    return change(index, at: time) { $0.currentMode = mode }
  }

  /// Something else is done about a screen's overscan.
  ///
  /// - Parameters:
  ///   - compensation: What is done.
  ///   - key: Which screen.
  ///   - time: When that was.
  /// - Returns: What is to be told now.
  /// - Throws: ``ScreenError`` when the screen isn't there.
  public mutating func setOverscanCompensation(
    _ compensation: OverscanCompensation, of key: ScreenKey, at time: Duration
  ) throws(ScreenError) -> [ScreenEvent] {
    change(try presentIndex(of: key, at: time), at: time) { $0.overscanCompensation = compensation }
  }

  /// A set was switched off and stays connected.
  ///
  /// - Parameters:
  ///   - key: Which screen.
  ///   - time: When that was.
  /// - Returns: What is to be told now.
  /// - Throws: ``ScreenError`` when the screen isn't there or is the device's own.
  public mutating func sleep(
    _ key: ScreenKey, at time: Duration
  ) throws(ScreenError) -> [ScreenEvent] {
    change(try externalIndex(of: key, at: time), at: time) { $0.isAsleep = true }
  }

  /// A set was switched on again.
  ///
  /// - Parameters:
  ///   - key: Which screen.
  ///   - time: When that was.
  /// - Returns: What is to be told now.
  /// - Throws: ``ScreenError`` when the screen isn't there or is the device's own.
  public mutating func wake(
    _ key: ScreenKey, at time: Duration
  ) throws(ScreenError) -> [ScreenEvent] {
    change(try externalIndex(of: key, at: time), at: time) { $0.isAsleep = false }
  }

  /// The system began or ended to show the phone's picture on a screen.
  ///
  /// - Parameters:
  ///   - key: Which screen.
  ///   - isOn: Whether it began.
  ///   - time: When that was.
  /// - Returns: What is to be told now.
  /// - Throws: ``ScreenError`` when the screen isn't there or is the device's own.
  public mutating func mirror(
    _ key: ScreenKey, isOn: Bool = true, at time: Duration
  ) throws(ScreenError) -> [ScreenEvent] {
    change(try externalIndex(of: key, at: time), at: time) { $0.isMirroring = isOn }
  }

  /// Somebody began or ended to record a screen or to send its picture on.
  ///
  /// - Parameters:
  ///   - key: Which screen.
  ///   - isOn: Whether it began.
  ///   - time: When that was.
  /// - Returns: What is to be told now.
  /// - Throws: ``ScreenError`` when the screen isn't there.
  public mutating func capture(
    _ key: ScreenKey, isOn: Bool = true, at time: Duration
  ) throws(ScreenError) -> [ScreenEvent] {
    change(try presentIndex(of: key, at: time), at: time) { $0.isCaptured = isOn }
  }

  /// A screen fell behind with its frames, or caught up.
  ///
  /// That is told at once: it is our own judgement of some seconds, and nothing that blinks.
  mutating func setSlow(
    _ isSlow: Bool, _ key: ScreenKey, at time: Duration
  ) throws(ScreenError) -> [ScreenEvent] {
    let index = try presentIndex(of: key, at: time)
    return advance(to: time) + slots[index].setSlow(isSlow)
  }

  private mutating func change(
    _ index: Int, at time: Duration, _ change: (inout ScreenState) -> Void
  ) -> [ScreenEvent] {
    var events = advance(to: time)
    slots[index].change(at: time, timing, change)
    events += slots[index].settle(at: time, timing)
    return events
  }

  /// Whether something can happen to a screen that happens to external ones only.
  func checkExternal(_ key: ScreenKey) throws(ScreenError) {
    _ = try externalIndex(of: key, at: now)
  }
}
