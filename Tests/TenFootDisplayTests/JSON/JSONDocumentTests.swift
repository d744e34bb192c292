import Foundation
import Testing

@testable import TenFootDisplay

struct JSONDocumentTests {
  // Cases of the JSON Parsing Test Suite (github.com/nst/JSONTestSuite): those it names y_….
  @Test(arguments: [
    "[[]   ]", "[\"\"]", "[]", "[\"a\"]", "[false]", "[null, 1, \"1\", {}]", "[null]", "[1\n]",
    " [1]", "[1,null,null,null,2]", "[2] ", "[123e65]", "[0e+1]", "[0e1]", "[ 4]",
    "[-0.000000000000000000000000000000000000000000000000000000000000000000000000000001]", "[20e1]",
    "[-0]", "[-123]", "[-1]", "[1E22]", "[1E-2]", "[1E+2]", "[123e45]", "[123.456e78]", "[1e-2]",
    "[123.456789]", "{\"asd\":\"sdf\", \"dfg\":\"fgh\"}", "{}", "{\"\":0}", "{\"a\":[]}",
    "{\"min\": -1.0e+28, \"max\": 1.0e+28}", "[\"\\u0060\\u012a\\u12AB\"]",
    "[\"\\uD801\\udc37\"]", "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"]", "[\"\\\\u0000\"]", "[\"asd \"]",
    "[\"€𝄞\"]", "[\"\u{7F}\"]", "false", "42", "-0.1", "null", "\"asd\"", "true", "[\"a\"]\n",
    " [] ",
  ])
  func `the suite's good texts are read`(text: String) throws {
    _ = try JSONDocument(Array(text.utf8))
    // Foundation agrees.
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }

  // Those it names n_…, with the byte where each goes wrong, counted by hand.
  @Test(arguments: [
    ("[1 true]", 3), ("[\"\": 1]", 3), ("[,1]", 1), ("[1,,2]", 3), ("[\"x\"]]", 5), ("[\"\",]", 4),
    ("[\"x\"", 4), ("[x", 1), ("[3[4]]", 2), ("[1,]", 3), ("[-]", 2), ("[*]", 1), ("[", 1),
    ("[fals]", 1), ("[nul]", 1), ("[tru]", 1), ("[++1234]", 1), ("[+1]", 1), ("[-01]", 3),
    ("[-2.]", 4), ("[.123]", 1), ("[0.1.2]", 4), ("[0.3e+]", 6), ("[0e]", 3), ("[012]", 2),
    ("[1.0e-]", 6), ("[1eE2]", 3), ("[NaN]", 1), ("[Infinity]", 1), ("[-NaN]", 2), ("[0x1]", 2),
    ("{\"x\", null}", 4), ("{\"x\"::\"b\"}", 5), ("{\"a\":\"a\" 123}", 9), ("{key: 'value'}", 1),
    ("{\"id\":0,}", 8), ("{'a':0}", 1), ("{\"a\":\"b\",,\"c\":\"d\"}", 9), ("[\"\\a\"]", 3),
    ("[\"\\u00A\"]", 7), ("[\"a", 1), ("[\"a\na\"]", 3), ("[\"\t\"]", 2), ("['x']", 1),
    ("{\"a\":/*c*/\"b\"}", 5), ("{\"a\":true} \"x\"", 11), ("", 0), ("<.>", 0), ("[a", 1),
    ("{\"a\":\"b\"}#", 9), ("[\u{60}]", 1),
  ])
  func `the suite's bad texts are refused where they go wrong`(text: String, offset: Int) {
    let error = #expect(throws: JSONSyntaxError.self) { try JSONDocument(Array(text.utf8)) }
    #expect(error?.offset == offset)
  }

  @Test func `512 levels are read and 513 are not`() throws {
    func nested(_ levels: Int) -> [UInt8] {
      Array((String(repeating: "[", count: levels) + String(repeating: "]", count: levels)).utf8)
    }
    _ = try JSONDocument(nested(512))
    let error = #expect(throws: JSONSyntaxError.self) { try JSONDocument(nested(513)) }
    #expect(error?.message.contains("more than 512 levels") == true)
    #expect(throws: JSONSyntaxError.self) {
      try JSONDocument([UInt8](repeating: 0x5B, count: 10_000_000))
    }
  }

  @Test func `values are found by name and by place`() throws {
    let document = try JSONDocument(Array(#"{"a": {"x": [1, [2], "three"]}, "b": null}"#.utf8))
    let fields = document.fields(of: JSONDocument.root)
    #expect(fields.map(\.name) == ["a", "b"])
    let list = try #require(document.fields(of: fields[0].index).first).index
    #expect(
      document.elements(of: list).map(document.describe) == [
        "the number 1", "an array", "the string \"three\"",
      ])
    #expect(document.describe(fields[1].index) == "null")
    #expect(document.fields(of: list).isEmpty)
    #expect(document.elements(of: JSONDocument.root).isEmpty)
  }

  // RFC 8259: "names within an object SHOULD be unique", and escapes don't make another name.
  @Test(arguments: [
    (#"{"a": 1, "b": 2}"#, nil), (#"{"a": 1, "b": 2, "a": 1}"#, "a"),
    (#"{"at": 1, "\u0061t": 2}"#, "at"), (#"{"é": 1, "e\u0301": 2}"#, "é"), ("[1, 1]", nil),
    (#"{"a": {"a": 1}}"#, nil),
  ])
  func `a name that stands twice in an object is found`(text: String, name: String?) throws {
    let document = try JSONDocument(Array(text.utf8))
    #expect(document.repeatedField(of: JSONDocument.root)?.name == name)
  }

  @Test func `a string says what its escapes stand for`() throws {
    let document = try JSONDocument(Array(#"["a\u00e9\ud83d\ude00\n\"", 1]"#.utf8))
    let elements = document.elements(of: JSONDocument.root)
    #expect(elements.map(document.text) == ["aé😀\n\"", nil])
  }
}
