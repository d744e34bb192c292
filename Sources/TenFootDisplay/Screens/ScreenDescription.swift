public import TenFoot

/// What a screen says of itself when it is connected, as an EDID would.
public struct ScreenDescription: Hashable, Sendable {
  /// The name that people know it by.
  public var name: String
  /// What it is recognized by.
  public var key: ScreenKey
  /// The modes that it offers; none when it doesn't tell.
  public var availableModes: [ScreenMode]
  /// The mode that looks best on it; the first one unless something else is set.
  public var preferredMode: ScreenMode?
  /// The most frames a second that are drawn for it.
  public var maximumFramesPerSecond: Int
  /// How much of each edge it cuts off, as a part of that side's length from 0 to below 0.5.
  public var overscan: EdgeInsets
  /// What is done about the cut-off edges.
  public var overscanCompensation: OverscanCompensation
  /// The diagonal, in millimeters.
  public var diagonalMillimeters: Double
  /// How far away people sit, in millimeters.
  public var distanceMillimeters: Double

  /// Creates a description.
  ///
  /// The key is made of the name unless one is given: `Living room` is `living-room`. A screen is
  /// 55 inches and ten feet away unless something else is said.
  public init(
    name: String, key: ScreenKey? = nil, modes: [ScreenMode] = [.fullHD],
    preferredMode: ScreenMode? = nil, maximumFramesPerSecond: Int = 60,
    overscan: EdgeInsets = EdgeInsets(), overscanCompensation: OverscanCompensation = .scale,
    diagonalMillimeters: Double = 55 * 25.4, distanceMillimeters: Double = 3048
  ) {
    self.name = name
    self.key = key ?? ScreenKey(naming: name)
    availableModes = modes
    self.preferredMode = preferredMode ?? modes.first
    self.maximumFramesPerSecond = maximumFramesPerSecond
    self.overscan = overscan
    self.overscanCompensation = overscanCompensation
    self.diagonalMillimeters = diagonalMillimeters
    self.distanceMillimeters = distanceMillimeters
  }

  /// How it is looked at: its size, and how far away people sit.
  public var viewing: ViewingConditions {
    ViewingConditions(
      diagonal: .millimeters(diagonalMillimeters), distance: .millimeters(distanceMillimeters))
  }

  /// The same kind of screen under another name and key.
  public func named(_ name: String, key: ScreenKey? = nil) -> ScreenDescription {
    var copy = self
    copy.name = name
    copy.key = key ?? ScreenKey(naming: name)
    return copy
  }

  /// The same screen starting in another mode, which it must have.
  public func preferring(_ mode: ScreenMode) -> ScreenDescription {
    var copy = self
    copy.preferredMode = mode
    return copy
  }

  /// Why no such screen can be connected; `nil` when it can.
  var objection: ScreenError? {
    if let reason = key.objection { return .unusableDescription(key, reason) }
    let modes = availableModes + (preferredMode.map { [$0] } ?? [])
    if let mode = modes.first(where: { !$0.isUsable }) { return .unusableMode(mode, key) }
    if let mode = preferredMode, !availableModes.contains(mode) {
      return .modeNotAvailable(mode, key, available: availableModes)
    }
    if !(1...1000).contains(maximumFramesPerSecond) {
      return .unusableDescription(key, "its frames per second are not from 1 to 1,000")
    }
    let insets = [overscan.top, overscan.leading, overscan.bottom, overscan.trailing]
    if !insets.allSatisfy({ (0..<0.5).contains($0) }) {
      return .unusableDescription(key, "an edge's overscan is not from 0 to below 0.5")
    }
    return viewing.problem.map { .unusableDescription(key, $0) }
  }
}
