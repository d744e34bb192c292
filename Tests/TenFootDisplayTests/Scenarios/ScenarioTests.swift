import Foundation
import TenFoot
import Testing

@testable import TenFootDisplay

@MainActor
struct ScenarioTests {
  @Test func `lines become steps`() throws {
    let scenario = try Scenario(
      parsing: """
        {"at": 0, "event": "connect", "screen": "den", "model": "tv-43-720p"}

        {"at": 12.5, "event": "disconnect", "screen": "den", "reason": "route-taken"}
        {"at": 13, "event": "press", "key": "space"}
        """)
    #expect(scenario.steps.map(\.line) == [1, 3, 4])
    #expect(scenario.steps.map(\.time) == [.zero, .milliseconds(12_500), .seconds(13)])
    #expect(
      scenario.steps.map(\.action.description) == [
        "connect den", "disconnect den (route taken)", "press space",
      ])
  }

  @Test(arguments: [
    (#"{"at": 1, "event": "explode"}"#, "there is no event \"explode\""),
    (#"{"at": 1, "event": "disconnect", "screen": "den"}"#, "the screen den isn't connected"),
    (#"{"event": "end"}"#, "\"at\" is a number"),
    (#"{"at": -1, "event": "end"}"#, "\"at\" is a number"),
    (#"{"at": true, "event": "end"}"#, "\"at\" is a number"),
    (#"{"at": 1e300, "event": "end"}"#, "\"at\" is a number"),
    (#"{"at": 1, "event": "connect"}"#, "\"screen\" is a text"),
    (#"{"at": 1, "event": "connect", "screen": "den", "moddel": "x"}"#, "takes no \"moddel\""),
    (#"{"at": 1, "event": "connect", "screen": "den", "model": "x"}"#, "there is no model \"x\""),
    (
      #"{"at": 1, "event": "connect", "screen": "den", "mode": "1080p0"}"#,
      "can't have the mode 1920x1080@0"
    ),
    (#"{"at": 1, "event": "connect", "screen": "den", "mode": "big"}"#, "\"big\" is no mode"),
    (#"{"at": 1, "event": "connect", "screen": "phone"}"#, "is the device's own"),
    (#"{"at": 1, "event": "disconnect", "screen": "phone"}"#, "is the device's own"),
    (#"{"at": 1, "event": "press", "key": "ab"}"#, "\"key\" is one character"),
    (#"{"at": 1, "event": "press", "key": "\u001b"}"#, "or \"space\"; found \"�\""),
    (#"{"at": 1, "event": "press", "key": "\u202E"}"#, #"or "space"; found "\u{202E}""#),
    (#"{"at": 1e400, "event": "end"}"#, "\"at\" is a number from 0.0 to 31536000.0; found the"),
    (#"{"at": NaN, "event": "end"}"#, "column 8: expected a value, found \"NaN\""),
    (
      #"{"at": 1, "event": "connect", "screen": "den", "mode": "99999999999999999999x1"}"#,
      "\"99999999999999999999x1\" is no mode"
    ),
    (#"{"at": 1, "event": "connect", "screen": ""}"#, "\"screen\" is a text"),
    (#"{"at": 1, "event": "sleep", "screen": "attic"}"#, "the screen attic isn't connected"),
    (#"{"at": 1, "event": "mirror", "screen": "attic"}"#, "the screen attic isn't connected"),
    (#"{"at": 1, "event": "slow", "screen": "attic", "seconds": 1}"#, "isn't connected"),
    (#"{"at": 1, "event": "flap", "screen": "attic", "times": 1, "every": 1}"#, "isn't connected"),
    (#"{"at": 1, "event": "disconnect-mid-render", "screen": "attic"}"#, "isn't connected"),
    (
      #"{"at": 1, "event": "overscan", "screen": "attic", "compensation": "none"}"#,
      "isn't connected"
    ),
    (
      #"{"at": 1, "event": "overscan", "screen": "den", "compensation": "zoom"}"#,
      "there is no compensation \"zoom\"; expected one of scale, insetBounds, none"
    ),
    (#"{"at": 1, "event": "network", "screen": "attic", "on": false}"#, "isn't connected"),
    (#"{"at": 1, "event": "network", "screen": "attic"}"#, "its network is not off"),
    (#"{"at": 1, "event": "claim", "screen": "attic", "on": true}"#, "isn't connected"),
    (#"{"at": 1, "event": "claim", "screen": "phone", "on": true}"#, "is the device's own"),
    (#"{"at": 1, "event": "claim", "screen": "phone", "on": false}"#, "no other window took it"),
    (#"{"at": 1, "event": "capture", "screen": "phone", "on": 1}"#, "\"on\" is true or false"),
    (
      #"{"at": 1, "event": "disconnect", "screen": "phone", "reason": "boredom"}"#,
      "there is no reason \"boredom\""
    ),
    (#"{"at": 1, "event": "slow", "screen": "phone", "seconds": -1}"#, "a number from 0.0 to"),
    (
      #"{"at": 1, "event": "flap", "screen": "phone", "times": 2.5, "every": 1}"#,
      "\"times\" is a whole number; found the number 2.5"
    ),
    (
      #"{"at": 1, "event": "flap", "screen": "phone", "times": 1e9, "every": 1}"#,
      "\"times\" is a number from 1.0 to 5000.0"
    ),
    (#"{"at": 1, "#, "column 11: expected a field's name in double quotes, found the end"),
    (#"{"at": 1,}"#, "column 10: expected a field's name in double quotes, found \"}\""),
    (#"{"at": "é" 1}"#, "column 12: expected \",\" or \"}\""),
    ("\u{0}\u{1}", "column 1: expected a value, found \"�\"; a line is a JSON object such as"),
    ("[1]", "expected a JSON object such as"),
    ("connect", "column 1: expected a value, found \"connect\""),
    (#"{"at": 1, "event": "end", "at": 2}"#, "the field \"at\" stands here for the second time"),
    (#"{"at": 1, "event": "end", "\u0061t": 2}"#, "the field \"at\" stands here for the second"),
  ])
  func `a bad line is named, with what was expected`(_ line: String, _ message: String) {
    let error = #expect(throws: ScenarioError.self) {
      try Scenario(parsing: #"{"at": 0, "event": "press", "key": "x"}"# + "\n" + line)
    }
    #expect(error?.line == 2)
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test func `the article's example can be played, and its table has all events`() throws {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let article = try String(
      contentsOf: root.appending(path: "Sources/TenFoot/TenFoot.docc/SecondScreens.md"),
      encoding: .utf8)
    let lines = article.split(separator: "\n").filter { $0.hasPrefix("{\"at\"") }
    let scenario = try Scenario(parsing: lines.joined(separator: "\n"))
    #expect(scenario.duration == .seconds(40))
    let rows = article.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let lacking = ScenarioLine.events.map(\.name).filter { name in
      !rows.contains { $0.dropFirst(2).prefix { $0 != "|" }.contains("`\(name)`") }
    }
    #expect(lacking == [])
  }

  @Test func `time doesn't go backwards`() {
    let text = #"{"at": 2, "event": "press", "key": "x"}"# + "\n" + #"{"at": 1, "event": "end"}"#
    let error = #expect(throws: ScenarioError.self) { try Scenario(parsing: text) }
    #expect(error?.description.hasPrefix("line 2: \"at\" goes back from 2.0 seconds") == true)
  }

  @Test func `a million screens are refused at the one too many, before the rest is read`() {
    let lines = (0..<1_000_000).lazy.map {
      #"{"at": 0, "event": "connect", "screen": "tv-\#($0)"}"#
    }
    let error = #expect(throws: ScenarioError.self) {
      try Scenario(parsing: lines.joined(separator: "\n"))
    }
    // The phone is one of the 64.
    #expect(
      error?.description
        == "line 64: at most 64 screens can be connected at the same time")
  }

  @Test func `a scenario changes screens ten thousand times, and not once more`() throws {
    let lines = [
      #"{"at": 0, "event": "connect", "screen": "den"}"#,
      #"{"at": 1, "event": "flap", "screen": "den", "times": 4999, "every": 0.001}"#,
      #"{"at": 9, "event": "sleep", "screen": "den"}"#,
      #"{"at": 9, "event": "press", "key": "x"}"#,
    ]
    // 1 + 2 * 4999 + 1.
    #expect(try Scenario(parsing: lines.joined(separator: "\n")).steps.count == 4)
    let wake = #"{"at": 10, "event": "wake", "screen": "den"}"#
    let error = #expect(throws: ScenarioError.self) {
      try Scenario(parsing: (lines + [wake]).joined(separator: "\n"))
    }
    #expect(
      error?.description
        == "line 5: a scenario has at most 10000 changes of screens, and a flap is two; with this "
        + "line it has 10001")
  }

  @Test func `with nothing but the phone no screen is named that can't be meant`() {
    let error = #expect(throws: ScenarioError.self) {
      try Scenario(parsing: #"{"at": 0, "event": "disconnect", "screen": "den"}"#)
    }
    #expect(error?.description == "line 1: the screen den isn't connected; no screen is connected")
  }

  @Test func `what the set lacks is found before anything is played`() {
    let text = """
      {"at": 0, "event": "connect", "screen": "den", "model": "tv-43-720p"}
      {"at": 1, "event": "connect", "screen": "den"}
      """
    #expect(throws: ScenarioError.self) { try Scenario(parsing: text) }
    let mode = """
      {"at": 0, "event": "connect", "screen": "den", "model": "tv-43-720p"}
      {"at": 1, "event": "mode", "screen": "den", "mode": "2160p"}
      """
    let error = #expect(throws: ScenarioError.self) { try Scenario(parsing: mode) }
    #expect(error?.description.hasPrefix("line 2: the screen den has no mode 3840x2160@60") == true)
  }

  @Test func `nothing stands after the end`() throws {
    let end = #"{"at": 2, "event": "end"}"#
    #expect(try Scenario(parsing: end + "\n\n \n").steps.count == 1)
    for line in [end, #"{"at": 2, "event": "connect", "screen": "den"}"#] {
      let error = #expect(throws: ScenarioError.self) {
        try Scenario(parsing: end + "\n\n" + line)
      }
      #expect(error?.description.hasPrefix("line 3: it stands after the end; leave it out") == true)
    }
  }

  @Test(arguments: ["", "\n\n", " \t\r\n", "\u{FEFF}"])
  func `a scenario without an event is none`(text: String) {
    let error = #expect(throws: ScenarioError.self) { try Scenario(parsing: text) }
    #expect(error?.description.hasPrefix("line 1: there is no event; expected a JSON") == true)
  }

  @Test func `lines end as files of all systems end them, and marks before them are passed over`()
    throws
  {
    let lines = [
      #"{"at": 0, "event": "connect", "screen": "den"}"#, "", #"{"at": 1, "event": "end"}"#,
    ]
    let plain = try Scenario(parsing: lines.joined(separator: "\n"))
    #expect(plain.steps.map(\.line) == [1, 3])
    #expect(try Scenario(parsing: lines.joined(separator: "\r\n") + "\r\n") == plain)
    #expect(try Scenario(parsing: "\u{FEFF}" + lines.joined(separator: "\n")) == plain)
    // Not a line's end for JSON, and for no editor that counts lines.
    let odd = #"{"at": 0, "event": "press", "key": "\#u{2028}"}"# + "\nx"
    #expect(throws: ScenarioError(line: 2, "")) {
      do throws(ScenarioError) {
        _ = try Scenario(parsing: odd)
      } catch {
        throw ScenarioError(line: error.line, "")
      }
    }
  }

  @Test func `a line of ten megabytes is refused for its length`() {
    let text = #"{"at": 0, "event": "press", "key": ""# + String(repeating: "x", count: 10_000_000)
    let error = #expect(throws: ScenarioError.self) { try Scenario(parsing: text) }
    #expect(error?.description == "line 1: a line has at most 65536 bytes, this one has 10000036")
  }

  /// What would be a folder's or a hidden file's name, or harm a terminal.
  @Test(arguments: [
    "", " ", "a/b", "/etc/passwd", "..", "../x", ".hidden", "a\\\\b", #"\u001b[2J"#, #"a\u0000"#,
    #"a\nb"#, #"\u202Ednuos"#, "den ", String(repeating: "x", count: 129),
    String(repeating: "é", count: 65),
  ])
  func `a key that can't be one is refused in every event`(key: String) {
    for rest in [
      #""connect""#, #""ghost""#, #""disconnect""#, #""disconnect-mid-render""#,
      #""flap", "times": 1, "every": 1"#, #""network", "on": false"#, #""mode", "mode": "720p""#,
      #""overscan", "compensation": "none""#, #""sleep""#, #""wake""#, #""slow", "seconds": 1"#,
      #""mirror""#, #""capture""#, #""claim""#,
    ] {
      let line = #"{"at": 0, "screen": "\#(key)", "event": \#(rest)}"#
      let error = #expect(throws: ScenarioError.self) { try Scenario(parsing: line) }
      let message = error?.description ?? ""
      #expect(message.hasPrefix("line 1: \"screen\" "))
      let isPlain = message.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
      #expect(isPlain && message.count < 200)
    }
  }

  @Test(arguments: [
    #""connect""#, #""ghost""#, #""disconnect""#, #""disconnect-mid-render""#,
    #""flap", "times": 1, "every": 1"#, #""network", "on": false"#, #""sleep""#, #""wake""#,
    #""slow", "seconds": 1"#, #""mirror""#, #""mirror", "on": false"#, #""claim""#,
  ])
  func `what UIKit lets happen to external screens only doesn't happen to the phone`(rest: String) {
    let error = #expect(throws: ScenarioError.self) {
      try Scenario(parsing: #"{"at": 0, "screen": "phone", "event": \#(rest)}"#)
    }
    #expect(
      error?.description
        == "line 1: the screen phone is the device's own: it is always there, and shows its own "
        + "windows; name an external screen")
  }

  // UIScreen.main has isCaptured, currentMode and overscanCompensation as every screen has.
  @Test(arguments: [
    #""capture""#, #""mode", "mode": "1080x1920""#, #""overscan", "compensation": "insetBounds""#,
  ])
  func `what UIKit lets happen to any screen happens to the phone`(rest: String) throws {
    _ = try Scenario(parsing: #"{"at": 0, "screen": "phone", "event": \#(rest)}"#)
  }
}
