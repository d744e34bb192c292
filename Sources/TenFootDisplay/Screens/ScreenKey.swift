/// What a screen is known by, whenever and however it is connected.
public struct ScreenKey: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The key as text.
  public let rawValue: String

  /// Creates a key from a name that was given to the screen.
  public init(_ name: String) { rawValue = name }

  /// Creates a key from a name in the source.
  public init(stringLiteral value: String) { rawValue = value }

  /// Creates a key from what the screen says of itself.
  public init(maker: String, product: String, serial: String) {
    rawValue = "\(maker)/\(product)/\(serial)"
  }

  /// The key as text.
  public var description: String { rawValue }
}

/// One connection of a screen: the screen, and which of its lives this is.
public struct ScreenID: Hashable, Sendable, CustomStringConvertible {
  /// Which screen it is.
  public var key: ScreenKey
  /// Grows with each connection; no two have the same.
  public var generation: Int

  /// Creates an identifier.
  public init(key: ScreenKey, generation: Int) {
    self.key = key
    self.generation = generation
  }

  /// The key and the generation: `living-room#2`.
  public var description: String { "\(key)#\(generation)" }
}
