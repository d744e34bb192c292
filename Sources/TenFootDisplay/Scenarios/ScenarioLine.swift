/// One line of a scenario's text.
struct ScenarioLine {
  private let number: Int
  private let document: JSONDocument
  /// The places of the fields' values.
  private let fields: [String: Int]

  /// The events, with the fields that each takes beside `at` and `event`.
  static let events: [(name: String, fields: [String])] = [
    ("connect", ["screen", "model", "mode"]),
    ("ghost", ["screen", "model", "mode"]),
    ("disconnect", ["screen", "reason"]),
    ("disconnect-mid-render", ["screen", "reason"]),
    ("flap", ["screen", "times", "every"]),
    ("network", ["screen", "on"]),
    ("mode", ["screen", "mode"]),
    ("overscan", ["screen", "compensation"]),
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
  /// The most changes of screens in a scenario: what is drawn for them takes minutes, not hours.
  static let mostChanges = 10_000

  /// The longest that a line may be, in bytes.
  private static let longestLine = 65_536
  /// What a line looks like.
  static let example =
    "a JSON object such as {\"at\": 1, \"event\": \"connect\", \"screen\": \"living-room\"}"

  init(_ text: Substring.UTF8View, number: Int) throws(ScenarioError) {
    self.number = number
    guard text.count <= Self.longestLine else {
      throw ScenarioError(
        line: number, "a line has at most \(Self.longestLine) bytes, this one has \(text.count)")
    }
    let bytes = Array(text)
    do throws(JSONSyntaxError) {
      document = try JSONDocument(bytes)
    } catch {
      let column = String(decoding: bytes[..<error.offset], as: UTF8.self).count + 1
      throw ScenarioError(
        line: number, column: column, "\(error.message); a line is \(Self.example)")
    }
    guard document.values[JSONDocument.root].kind == .object else {
      throw ScenarioError(
        line: number,
        "expected \(Self.example), found \(document.describe(JSONDocument.root))")
    }
    if let repeated = document.repeatedField(of: JSONDocument.root) {
      throw ScenarioError(line: number, JSONDocument.repetition(of: repeated.name))
    }
    fields = Dictionary(uniqueKeysWithValues: document.fields(of: JSONDocument.root))
  }

  func step() throws(ScenarioError) -> ScenarioStep {
    let seconds = try number("at", 0...Self.longest)
    return ScenarioStep(line: number, at: .seconds(seconds), try action())
  }

  private func action() throws(ScenarioError) -> ScenarioAction {
    let event = try string("event")
    guard let known = Self.events.first(where: { $0.name == event }) else {
      throw problem("there is no event \(quoted(event))", Self.events.map(\.name))
    }
    let names = ["at", "event"] + known.fields
    if let stranger = fields.keys.sorted().first(where: { !names.contains($0) }) {
      throw problem("\"\(event)\" takes no \(quoted(stranger))", names)
    }
    switch event {
    case "connect", "ghost": return .connect(try screen())
    case "disconnect": return .disconnect(try key(), try reason())
    case "disconnect-mid-render": return .disconnectMidRender(try key(), try reason())
    case "flap": return try flap()
    case "network": return .network(try key(), try flag("on"))
    case "mode": return .mode(try key(), try mode())
    case "overscan": return .overscan(try key(), try compensation())
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
        throw problem("there is no model \(quoted(name))", KnownScreens.all.map(\.key.rawValue))
      }
      screen = known
    }
    screen = screen.named(screen.name, key: try key())
    return fields["mode"] == nil ? screen : screen.preferring(try mode())
  }

  private func flap() throws(ScenarioError) -> ScenarioAction {
    // A flap is two changes.
    let times = try number("times", 1...Double(Self.mostChanges / 2))
    guard let count = Int(exactly: times) else { throw expected("a whole number", "times") }
    return .flap(try key(), times: count, every: .seconds(try number("every", 0.001...3600)))
  }

  private func key() throws(ScenarioError) -> ScreenKey {
    let text = try string("screen")
    let key = ScreenKey(text)
    guard let objection = key.objection else { return key }
    throw ScenarioError(line: number, "\"screen\" can't be \(quoted(text)): \(objection)")
  }

  private func compensation() throws(ScenarioError) -> OverscanCompensation {
    let text = try string("compensation")
    guard let compensation = OverscanCompensation(rawValue: text) else {
      throw problem(
        "there is no compensation \(quoted(text))", OverscanCompensation.allCases.map(\.rawValue))
    }
    return compensation
  }

  private func reason() throws(ScenarioError) -> DisconnectReason {
    guard fields["reason"] != nil else { return .unplugged }
    let text = try string("reason")
    func plain(_ text: String) -> String { text.lowercased().filter(\.isLetter) }
    guard let reason = DisconnectReason.allCases.first(where: { plain($0.rawValue) == plain(text) })
    else {
      throw problem("there is no reason \(quoted(text))", DisconnectReason.allCases.map(\.rawValue))
    }
    return reason
  }

  private func mode() throws(ScenarioError) -> ScreenMode {
    let text = try string("mode")
    guard let mode = ScreenMode(text) else {
      throw ScenarioError(
        line: number,
        "\(quoted(text)) is no mode; expected one such as 1080p, 1080i, 720p50 or 1920x1080@59.94")
    }
    return mode
  }

  private func pressedKey() throws(ScenarioError) -> Character {
    let text = try string("key")
    if text == "space" { return " " }
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.generalCategory != .control && !$0.properties.isBidiControl
    }
    guard let key = text.first, text.count == 1, isPlain, text.utf8.count <= 32 else {
      throw ScenarioError(
        line: number, "\"key\" is one character, or \"space\"; found \(quoted(text))")
    }
    return key
  }

  private func string(_ name: String) throws(ScenarioError) -> String {
    guard let text = fields[name].flatMap({ document.text(at: $0) }), !text.isEmpty else {
      throw expected("a text", name)
    }
    return text
  }

  private func number(
    _ name: String, _ range: ClosedRange<Double>
  ) throws(ScenarioError) -> Double {
    guard let index = fields[name], document.values[index].kind == .number,
      let number = Double(document.string(at: index)), range.contains(number)
    else { throw expected("a number from \(range.lowerBound) to \(range.upperBound)", name) }
    return number
  }

  private func flag(_ name: String) throws(ScenarioError) -> Bool {
    guard let index = fields[name] else { return true }
    guard document.values[index].kind == .boolean else { throw expected("true or false", name) }
    return document.string(at: index) == "true"
  }

  private func expected(_ what: String, _ name: String) -> ScenarioError {
    let found = fields[name].map { "found " + document.describe($0) } ?? "it is missing"
    return ScenarioError(line: number, "\"\(name)\" is \(what); \(found)")
  }

  private func problem(_ message: String, _ expected: [String]) -> ScenarioError {
    ScenarioError(line: number, "\(message); expected one of " + expected.joined(separator: ", "))
  }
}
