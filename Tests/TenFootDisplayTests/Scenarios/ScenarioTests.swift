import TenFoot
import Testing

@testable import TenFootDisplay

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
    (#"{"at": 1, "event": "connect", "screen": "phone"}"#, "phone is connected already"),
    (#"{"at": 1, "event": "disconnect", "screen": "phone"}"#, "is the device's own"),
    (#"{"at": 1, "event": "press", "key": "ab"}"#, "\"key\" is one character"),
    (#"{"at": 1, "event": "connect", "screen": ""}"#, "\"screen\" is a text"),
    (#"{"at": 1, "event": "sleep", "screen": "attic"}"#, "the screen attic isn't connected"),
    (#"{"at": 1, "event": "mirror", "screen": "attic"}"#, "the screen attic isn't connected"),
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
      "\"times\" is a whole number; found 2.5"
    ),
    (
      #"{"at": 1, "event": "flap", "screen": "phone", "times": 1e9, "every": 1}"#,
      "\"times\" is a number from 1.0 to 100000.0"
    ),
    (
      #"{"at": 1, "event": "flap", "screen": "phone", "times": 100000, "every": 3600}"#,
      "it would flap for more than a year"
    ),
    (#"{"at": 1, "#, "expected a JSON object"),
    ("\u{0}\u{1}", "expected a JSON object"),
    ("[1]", "expected a JSON object"),
    ("connect", "expected a JSON object"),
  ])
  func `a bad line is named, with what was expected`(_ line: String, _ message: String) {
    let error = #expect(throws: ScenarioError.self) {
      try Scenario(parsing: #"{"at": 0, "event": "end"}"# + "\n" + line)
    }
    #expect(error?.line == 2)
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test func `time doesn't go backwards`() {
    let text = #"{"at": 2, "event": "end"}"# + "\n" + #"{"at": 1, "event": "end"}"#
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
}
