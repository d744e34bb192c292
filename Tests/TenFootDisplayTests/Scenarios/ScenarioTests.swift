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
    (#"{"at": 1, "#, "expected a JSON object"),
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
