extension ScreenRegistry {
  /// Takes a screen for an owner's view and attaches it.
  ///
  /// The owner keeps the screen while it is away, and attaches again when it is back.
  ///
  /// - Parameters:
  ///   - owner: Who shows a view.
  ///   - key: Where.
  ///   - displacing: Whether another owner is displaced, and not an error.
  /// - Returns: What is to be told now.
  /// - Throws: ``ScreenError`` when the screen isn't connected or is taken.
  public mutating func attach(
    _ owner: ScreenOwner, to key: ScreenKey, displacing: Bool = false
  ) throws(ScreenError) -> [ScreenEvent] {
    guard let index = index(of: key), let state = slots[index].announced else {
      throw .notConnected(key, connected: screens.map(\.id.key))
    }
    var events: [ScreenEvent] = []
    if let other = slots[index].owner, other != owner {
      guard displacing else { throw .owned(key, by: other) }
      events.append(.ownerDisplaced(state.id, old: other, new: owner))
      events += slots[index].detach()
    }
    events += detach(owner, except: key)
    if slots[index].owner != owner || !slots[index].isAttached {
      events += slots[index].endMirroring()
    }
    slots[index].owner = owner
    return events + slots[index].attach()
  }

  /// Gives up what an owner has.
  ///
  /// - Parameter owner: Whose view goes.
  /// - Returns: What is to be told now.
  public mutating func detach(_ owner: ScreenOwner) -> [ScreenEvent] {
    detach(owner, except: nil)
  }

  private mutating func detach(
    _ owner: ScreenOwner, except kept: ScreenKey?
  ) -> [ScreenEvent] {
    var events: [ScreenEvent] = []
    for index in slots.indices where slots[index].owner == owner && slots[index].key != kept {
      events += slots[index].detach()
    }
    return events
  }

  /// Who has a screen, connected or not.
  public func owner(of key: ScreenKey) -> ScreenOwner? {
    index(of: key).flatMap { slots[$0].owner }
  }

  /// What a connected screen shows; it is never left black.
  public func content(of key: ScreenKey) -> ScreenContent {
    guard let index = index(of: key), let state = slots[index].announced else { return .nothing }
    if slots[index].isAttached, !state.isMirroring { return .view }
    return key == mainKey || mainKey == nil ? .slate : .mirror
  }

  /// Whether a picture that was made for a connection in a mode may still be shown there.
  public func accepts(frameFor id: ScreenID, in mode: ScreenMode) -> Bool {
    index(of: id.key).map { slots[$0].accepts(id, mode) } ?? false
  }

  /// A frame of the attached view was drawn.
  ///
  /// - Parameter id: For which connection.
  /// - Returns: What is to be told now.
  public mutating func drew(_ id: ScreenID) -> [ScreenEvent] {
    guard let index = index(of: id.key) else { return [] }
    return slots[index].drew(id)
  }
}

/// What is seen on a connected screen.
public enum ScreenContent: String, Hashable, Sendable {
  /// The view of the window that has it.
  case view
  /// What the device's own screen shows.
  case mirror
  /// A still picture that says that the screen is ready.
  case slate
  /// The screen isn't connected.
  case nothing
}
