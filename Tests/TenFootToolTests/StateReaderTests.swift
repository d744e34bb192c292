import Foundation
import Testing

@testable import TenFootTool

struct StateReaderTests {
  private let reader = StateReader(Poll.self)

  private func problem(_ json: String) -> String? {
    problem(Array(json.utf8))
  }

  private func problem(_ bytes: [UInt8]) -> String? {
    do {
      _ = try reader.read(StateText(source: "poll.json", bytes: bytes))
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    (
      #"{"question": "?" "answers": []}"#,
      #"line 1, column 18: this is not JSON: expected "," or "}" to go on with the object, found a string."#
    ),
    (
      "{\n  \"question\": \"日本語é👩‍👩‍👧\" oops\n}",
      #"line 2, column 23: this is not JSON: expected "," or "}" to go on with the object, found "oops"."#
    ),
    (
      "{\"question\": \"?\",\r\n\r\n\"answers\": [}",
      #"line 3, column 13: this is not JSON: expected a value, found "}"."#
    ),
    (
      "{\"question\": \"?\",\n",
      #"line 2, column 1: this is not JSON: expected a field's name in double quotes, found the end."#
    ),
    ("<html>", #"line 1, column 1: this is not JSON: expected a value, found "<"."#),
  ])
  func `text that is no JSON is told with line and column`(json: String, message: String) {
    #expect(problem(json) == "poll.json, " + message)
  }

  @Test(arguments: [
    (
      #"{"question": "?", "answers": [{"text": "a", "votes": 1}, {"text": "b", "votse": 1}]}"#,
      #"line 1, column 58: answers[1]: missing "votes"; there is "votse"."#
    ),
    (#"{"answers": []}"#, #"line 1, column 1: missing "question"."#),
    (
      #"{"question": "?", "answers": [], "question": "!"}"#,
      #"line 1, column 34: the field "question" stands here for the second time; leave one of them out."#
    ),
    (
      #"{"question": "?", "answers": [], "\u0071uestion": "!"}"#,
      #"line 1, column 34: the field "question" stands here for the second time; leave one of them out."#
    ),
    (
      #"{"question": "?", "answers": [{"text": "a", "votes": 1, "votes": 2}]}"#,
      #"line 1, column 57: answers[0]: the field "votes" stands here for the second time; leave one of them out."#
    ),
    (
      #"{"question": "?", "answers": [{"text": "a", "votes": "three"}]}"#,
      #"line 1, column 54: answers[0].votes: expected a whole number from 0 to 255, found the string "three"."#
    ),
    (
      #"{"question": "?", "answers": [{"text": "a", "votes": 256}]}"#,
      #"line 1, column 54: answers[0].votes: expected a whole number from 0 to 255, found the number 256."#
    ),
    (
      #"{"question": "?", "answers": [{"text": "a", "votes": -1}]}"#,
      #"line 1, column 54: answers[0].votes: expected a whole number from 0 to 255, found the number -1."#
    ),
    (
      #"{"question": "?", "answers": [{"text": "a", "votes": 1.5}]}"#,
      #"line 1, column 54: answers[0].votes: expected a whole number from 0 to 255, found the number 1.5."#
    ),
    (
      #"{"question": null, "answers": []}"#,
      "line 1, column 14: question: expected a string, found null."
    ),
    (
      #"{"question": "?", "answers": {}}"#,
      "line 1, column 30: answers: expected an array, found an object."
    ),
    (
      #"{"question": "?", "answers": [7]}"#,
      "line 1, column 31: answers[0]: expected an object, found the number 7."
    ),
    (
      #"{"question": "?", "answers": [], "isOpen": 1}"#,
      "line 1, column 44: isOpen: expected true or false, found the number 1."
    ),
    (
      #"{"question": "?", "answers": [], "rooms": {"a b": "x"}}"#,
      #"line 1, column 51: rooms["a b"]: expected a whole number, found the string "x"."#
    ),
    (
      #"{"question": "?", "answers": [], "mood": "glomy"}"#,
      #"line 1, column 42: mood: expected "cheerful" or "gloomy", found the string "glomy"; did you mean "gloomy"?"#
    ),
    (
      #"{"question": "?", "answers": [], "share": 1e999}"#,
      "line 1, column 43: the number 1e999 is too large or too fine for its field."
    ),
    (
      #"{"question": "?", "answers": [], "share": 1e-999}"#,
      "line 1, column 43: the number 1e-999 is too large or too fine for its field."
    ),
    ("[]", "line 1, column 1: expected an object, found an array."),
    ("12", "line 1, column 1: expected an object, found the number 12."),
  ])
  func `JSON of another shape is told with the path, what was expected and what was found`(
    json: String, message: String
  ) {
    #expect(problem(json) == "poll.json, " + message)
  }

  @Test(arguments: ["", " \n\t\r\n", "\u{FEFF}"])
  func `an empty file is called empty`(json: String) {
    #expect(problem(json) == "poll.json: it is empty; a state is a JSON value.")
  }

  @Test func `text that is no UTF-8 is told with the byte`() {
    let latin1: [UInt8] =
      Array(#"{"question": "caf"#.utf8) + [0xE9] + Array(#"", "answers": []}"#.utf8)
    #expect(
      problem(latin1) == "poll.json, line 1, column 18: expected UTF-8, found the byte 0xE9.")
    #expect(problem([0xFF, 0xFE, 0x7B, 0x00])?.contains("found UTF-16") == true)
    #expect(problem([0x22, 0xC3])?.contains("found the byte 0xC3") == true)
  }

  @Test func `deep nesting is an error and not the end`() {
    let deep = String(repeating: #"{"question":"#, count: 100_000)
    #expect(problem(deep)?.contains("nested more than 512 levels deep") == true)
  }

  @Test func `a byte order mark is no part of the state`() throws {
    let text = StateText(
      source: "", bytes: Array("\u{FEFF}{\"question\": \"?\", \"answers\": []}".utf8))
    #expect(try reader.read(text).model.question == "?")
  }

  @Test func `a field that nearly has the name of an absent one is a warning`() throws {
    let json = #"{"question": "?", "answers": [], "moood": "gloomy", "unrelated": 1}"#
    let (model, warnings) = try reader.read(StateText(source: "poll.json", bytes: Array(json.utf8)))
    #expect(model.mood == nil)
    #expect(
      warnings.map(\.description) == [
        #"poll.json, line 1, column 34: there is no field "moood"; did you mean "mood"?"#
      ])
  }

  @Test func `lines of a longer file are counted on`() {
    let text = StateText(source: "polls.jsonl", firstLine: 501, bytes: Array("{".utf8))
    let error = #expect(throws: StateProblem.self) { try reader.read(text) }
    #expect(error?.line == 501)
  }

  @Test func `the names of fields in paths are quoted when they need it`() {
    let path = StatePath(steps: [
      .field("teams"), .element(1), .field("the score"), .field("größe"),
    ])
    #expect(path.description == "teams[1][\"the score\"].größe")
  }
}
