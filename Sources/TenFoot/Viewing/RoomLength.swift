/// A length in a room: how large a screen is, how far away a sofa stands.
public nonisolated struct RoomLength: Hashable, Sendable {
  /// The length in millimeters.
  public var millimeters: Double

  /// Creates a length from millimeters.
  public init(millimeters: Double) { self.millimeters = millimeters }

  /// A length in millimeters.
  public static func millimeters(_ value: Double) -> RoomLength { RoomLength(millimeters: value) }
  /// A length in centimeters.
  public static func centimeters(_ value: Double) -> RoomLength {
    RoomLength(millimeters: value * 10)
  }
  /// A length in meters.
  public static func meters(_ value: Double) -> RoomLength { RoomLength(millimeters: value * 1000) }
  /// A length in inches of 25.4 mm.
  public static func inches(_ value: Double) -> RoomLength { RoomLength(millimeters: value * 25.4) }
  /// A length in feet of twelve inches.
  public static func feet(_ value: Double) -> RoomLength { RoomLength(millimeters: value * 304.8) }

  /// The length in inches.
  public var inches: Double { millimeters / 25.4 }
  /// The length in feet.
  public var feet: Double { millimeters / 304.8 }
  /// The length in meters.
  public var meters: Double { millimeters / 1000 }
}
