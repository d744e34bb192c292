import Foundation

/// One line of a scenario's text.
struct ScenarioLine {
  private let number: Int
  private let fields: [String: Any]

  /// The events, with the fields that each takes beside `at` and `event`.
  static let events: [(name: String, fields: [String])] = [
    ("connect", ["screen", "model", "mode"]),
    ("ghost", ["screen", "model", "mode"]),
    ("disconnect", ["screen", "reason"]),
    ("disconnect-mid-render", ["screen", "reason"]),
    ("flap", ["screen", "times", "every"]),
    ("network", ["screen", "on"]),
    ("mode", ["screen", "mode"]),
    ("sleep", ["screen"]),
    ("wake", ["screen"]),
    ("slow", ["screen", "seconds"]),
    ("mirror", ["screen", "on"]),
    ("capture", ["screen", "on"]),
    ("claim", ["screen", "on"]),
    ("press", ["key"]),
    ("end", []),
  ]

  /// The longest that a scenario may run: a year, in seconds.
  static let longest = 31_536_000.0
  /// The most flaps of one line.
  private static let mostFlaps = 100_000.0

  init(_ text: Substring, number: Int) throws(ScenarioError) {
    self.number = number
    let value = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    guard let fields = value as? [String: Any] else {
      throw ScenarioError(
        line: number,
        "expected a JSON object such as {\"at\": 1, \"event\": \"connect\", \"screen\": "
          + "\"living-room\"}, found \(text.prefix(40).trimmingCharacters(in: .whitespaces))")
    }
    self.fields = fields
  }

  func step() throws(ScenarioError) -> ScenarioStep {
    let seconds = try number("at", 0...Self.longest)
    return ScenarioStep(line: number, at: .seconds(seconds), try action())
  }

  private func action() throws(ScenarioError) -> ScenarioAction {
    let event = try string("event")
    guard let known = Self.events.first(where: { $0.name == event }) else {
      throw problem("there is no event \"\(event)\"", Self.events.map(\.name))
    }
    let names = ["at", "event"] + known.fields
    if let stranger = fields.keys.sorted().first(where: { !names.contains($0) }) {
      throw problem("\"\(event)\" takes no \"\(stranger)\"", names)
    }
    switch event {
    case "connect", "ghost": return .connect(try screen())
    case "disconnect": return .disconnect(try key(), try reason())
    case "disconnect-mid-render": return .disconnectMidRender(try key(), try reason())
    case "flap": return try flap()
    case "network": return .network(try key(), try flag("on"))
    case "mode": return .mode(try key(), try mode())
    case "sleep", "wake": return .sleep(try key(), event == "sleep")
    case "slow": return .slow(try key(), .seconds(try number("seconds", 0...3600)))
    case "mirror": return .mirror(try key(), try flag("on"))
    case "capture": return .capture(try key(), try flag("on"))
    case "claim": return .claim(try key(), try flag("on"))
    case "press": return .press(try pressedKey())
    default: return .end
    }
  }

  private func screen() throws(ScenarioError) -> ScreenDescription {
    var screen = KnownScreens.livingRoom
    if fields["model"] != nil {
      let name = try string("model")
      guard let known = KnownScreens[name] else {
        throw problem("there is no model \"\(name)\"", KnownScreens.all.map(\.key.rawValue))
      }
      screen = known
    }
    screen = screen.named(screen.name, key: try key())
    return fields["mode"] == nil ? screen : screen.preferring(try mode())
  }

  private func flap() throws(ScenarioError) -> ScenarioAction {
    let times = try number("times", 1...Self.mostFlaps)
    guard let count = Int(exactly: times) else { throw expected("a whole number", "times") }
    return .flap(try key(), times: count, every: .seconds(try number("every", 0.001...3600)))
  }

  private func key() throws(ScenarioError) -> ScreenKey { ScreenKey(try string("screen")) }

  private func reason() throws(ScenarioError) -> DisconnectReason {
    guard fields["reason"] != nil else { return .unplugged }
    let text = try string("reason")
    func plain(_ text: String) -> String { text.lowercased().filter(\.isLetter) }
    guard let reason = DisconnectReason.allCases.first(where: { plain($0.rawValue) == plain(text) })
    else {
      throw problem("there is no reason \"\(text)\"", DisconnectReason.allCases.map(\.rawValue))
    }
    return reason
  }

  private func mode() throws(ScenarioError) -> ScreenMode {
    let text = try string("mode")
    guard let mode = ScreenMode(text) else {
      throw ScenarioError(
        line: number,
        "\"\(text)\" is no mode; expected one such as 1080p, 1080i, 720p50 or 1920x1080@59.94")
    }
    return mode
  }

  private func pressedKey() throws(ScenarioError) -> Character {
    let text = try string("key")
    if text == "space" { return " " }
    guard let key = text.first, text.count == 1 else {
      throw ScenarioError(line: number, "\"key\" is one character, or \"space\"")
    }
    return key
  }

  private func string(_ name: String) throws(ScenarioError) -> String {
    guard let text = fields[name] as? String, !text.isEmpty else {
      throw expected("a text", name)
    }
    return text
  }

  private func number(
    _ name: String, _ range: ClosedRange<Double>
  ) throws(ScenarioError) -> Double {
    guard let number = fields[name] as? NSNumber, !number.isBoolean,
      range.contains(number.doubleValue)
    else { throw expected("a number from \(range.lowerBound) to \(range.upperBound)", name) }
    return number.doubleValue
  }

  private func flag(_ name: String) throws(ScenarioError) -> Bool {
    guard fields[name] != nil else { return true }
    guard let number = fields[name] as? NSNumber, number.isBoolean else {
      throw expected("true or false", name)
    }
    return number.boolValue
  }

  private func expected(_ what: String, _ name: String) -> ScenarioError {
    let found = fields[name].map { "found \($0)" } ?? "it is missing"
    return ScenarioError(line: number, "\"\(name)\" is \(what); \(found)")
  }

  private func problem(_ message: String, _ expected: [String]) -> ScenarioError {
    ScenarioError(line: number, "\(message); expected one of " + expected.joined(separator: ", "))
  }
}

extension NSNumber {
  /// Whether JSON had `true` or `false` here.
  fileprivate var isBoolean: Bool { String(cString: objCType) == "c" }
}
