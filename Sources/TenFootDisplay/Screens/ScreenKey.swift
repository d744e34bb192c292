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
    rawValue = "\(maker):\(product):\(serial)"
  }

  /// The key as text.
  public var description: String { objection == nil ? rawValue : quoted(rawValue) }
}

extension ScreenKey {
  /// The longest key, in bytes: with what else a file's name needs it stays below 255.
  static let longest = 128

  /// The key of a screen that nobody gave one: `Living room` is `living-room`.
  init(naming name: String) {
    var words = [""]
    for scalar in name.lowercased().unicodeScalars {
      if scalar.properties.isWhitespace || !Self.isUsable(scalar) {
        words.append("")
      } else if let last = words.indices.last {
        words[last].unicodeScalars.append(scalar)
      }
    }
    var key = words.filter { word in !word.allSatisfy { $0 == "." } }.joined(separator: "-")
    while key.hasPrefix(".") { key.removeFirst() }
    while key.utf8.count > Self.longest { key.removeLast() }
    self.init(key)
  }

  /// Why no screen can have it, as the end of a sentence; `nil` when one can.
  ///
  /// Keys stand in logs and in the names of files.
  var objection: String? {
    let scalars = rawValue.unicodeScalars
    guard let first = scalars.first, let last = scalars.last else { return "a key has a letter" }
    if rawValue.utf8.count > Self.longest { return "a key has at most \(Self.longest) bytes" }
    guard scalars.allSatisfy(Self.isUsable) else {
      return "a key has no slashes and no control characters"
    }
    if first == "." { return "a key doesn't begin with a full stop" }
    guard !first.properties.isWhitespace, !last.properties.isWhitespace else {
      return "a key doesn't begin or end with white space"
    }
    return nil
  }

  private static func isUsable(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar.value >= 0x20 && !"/\\\u{7F}".unicodeScalars.contains(scalar)
    }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned: false
    default: true
    }
  }
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
