import Foundation
import TenFoot
import Testing

@testable import TenFootTool

/// A wordmark that is meant to be small, over a line that isn't.
private struct Credits: TenFootScene {
  struct Model: Decodable, Sendable { var size: Double }

  static let name = "credits"
  static let summary = "A wordmark over a line"
  static let sample = Model(size: 20)
  static let place = (file: #filePath, line: #line + 6)

  static func view(of model: Model) -> some View {
    VStack {
      Text("Wordmark").font(.system(size: 10, weight: .medium))
        .legibility(.off, reason: "a maker's mark")
      Text("Credits").font(.system(size: model.size, weight: .medium))
        .accessibilityIdentifier("line")
    }
  }
}

struct LintReportTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func lint(_ words: String..., input: String = "") async throws -> ToolRun {
    try await ToolRun(
      words: ["lint", "credits"] + words, input: Data(input.utf8), scenes: [Credits.self])
  }

  private func object(_ data: Data) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// What a validator of JSON schemas says of a document; nothing when it fits.
  private func complaints(_ document: Data, schema: String) async throws -> String {
    let file = try folder.file("document.json", String(decoding: document, as: UTF8.self))
    let run = try await ToolProcess.shell(
      #"/usr/bin/python3 -W ignore -m jsonschema -i "$1" "$2" 2>&1"#, file, schema)
    return String(decoding: run.output, as: UTF8.self) + (run.code == 0 ? "" : " (\(run.code))")
  }

  private static let published = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/TenFoot/TenFoot.docc/Resources/lint.schema.json").path

  // 20 points of Inter's capitals are 14.55: 8.13′ where a point is 0.559′.
  @Test func `JSON fits the published schema and has each finding with its place`() async throws {
    let run = try await lint("--format", "json")
    #expect(try await complaints(run.output, schema: Self.published) == "")
    let report = try object(run.output)
    #expect(report["scene"] as? String == "credits")
    let viewing = try #require(report["viewing"] as? [String: Double])
    #expect(viewing == ["diagonal": 1092.2, "distance": 3048, "acuity": 1])
    let findings = try #require(report["findings"] as? [[String: Any]])
    let finding = try #require(findings.first { $0["rule"] as? String == "TXT-CAP-MIN" })
    #expect(finding["severity"] as? String == "error")
    #expect(finding["path"] as? String == "#line/Text “Credits”")
    #expect((finding["file"] as? String)?.hasSuffix("LintReportTests.swift") == true)
    #expect(finding["line"] as? Int == Credits.place.line)
    let measured = try #require(finding["measured"] as? [String: Any])
    #expect(measured["unit"] as? String == "arcmin")
    #expect(abs(try #require(measured["value"] as? Double) - 8.13) < 0.01)
    #expect((finding["required"] as? [String: Any])?["value"] as? Double == 16)
  }

  @Test func `what is intended is told with its reason and counts for nothing`() async throws {
    let large = #"{"size": 60}"#
    let state = try folder.file("state.json", large)
    let text = try await lint("--state", state)
    #expect(text.code == .done)
    #expect(text.text.contains("exception TXT-CAP-MIN: a maker's mark\n"))
    let json = try object(try await lint("--state", state, "--format", "json").output)
    let exceptions = try #require(json["exceptions"] as? [[String: Any]])
    #expect(exceptions.contains { $0["rule"] as? String == "TXT-CAP-MIN" })
    #expect(exceptions.allSatisfy { $0["reason"] as? String == "a maker's mark" })
    let findings = try #require(json["findings"] as? [[String: Any]])
    #expect(!findings.contains { ($0["rule"] as? String)?.hasPrefix("TXT-CAP") == true })
  }

  // A finding is one cause in all states that have it, and tells of the worst.
  @Test func `of one cause in many states the worst is told`() async throws {
    let sizes = [30, 20, 25, 60].map { #"{"size": \#($0)}"# }
    let run = try await lint(
      "--states", "-", "--format", "json", input: sizes.joined(separator: "\n"))
    let findings = try #require(try object(run.output)["findings"] as? [[String: Any]])
    let small = findings.filter { $0["rule"] as? String == "TXT-CAP-MIN" }
    #expect(small.count == 1)
    #expect(small.first?["count"] as? Int == 3)
    #expect(small.first?["states"] as? [Int] == [1, 2, 3])
    let measured = try #require(small.first?["measured"] as? [String: Any])
    #expect(abs(try #require(measured["value"] as? Double) - 8.13) < 0.01)
  }

  // What OASIS's SARIF 2.1.0 asks of the objects in a report: 3.13 the log, 3.18 the tool, 3.27
  // results, 3.29 places, 3.30 regions from line 1, 3.35 suppressions.
  private static let sarif = """
    {
      "type": "object", "required": ["version", "runs"],
      "properties": {
        "version": {"const": "2.1.0"},
        "$schema": {"type": "string", "format": "uri"},
        "runs": {"type": "array", "minItems": 1, "items": {
          "type": "object", "required": ["tool", "results"], "additionalProperties": false,
          "properties": {
            "columnKind": {"enum": ["utf16CodeUnits", "unicodeCodePoints"]},
            "tool": {"type": "object", "required": ["driver"], "properties": {"driver": {
              "type": "object", "required": ["name", "rules"], "properties": {"rules": {
                "type": "array", "uniqueItems": true, "items": {
                  "type": "object",
                  "required": ["id", "shortDescription", "fullDescription"],
                  "properties": {
                    "id": {"type": "string", "minLength": 1},
                    "shortDescription": {"$ref": "#/$defs/message"},
                    "fullDescription": {"$ref": "#/$defs/message"},
                    "defaultConfiguration": {"properties": {"level": {"$ref": "#/$defs/level"}}}
                  }
                }
              }}
            }}},
            "results": {"type": "array", "minItems": 1, "items": {
              "type": "object",
              "required": ["ruleId", "ruleIndex", "level", "message", "locations"],
              "additionalProperties": false,
              "properties": {
                "ruleId": {"type": "string"},
                "ruleIndex": {"type": "integer", "minimum": 0},
                "level": {"$ref": "#/$defs/level"},
                "message": {"$ref": "#/$defs/message"},
                "properties": {"type": "object"},
                "suppressions": {"type": "array", "minItems": 1, "items": {
                  "type": "object", "required": ["kind"], "additionalProperties": false,
                  "properties": {
                    "kind": {"enum": ["inSource", "external"]},
                    "justification": {"type": "string", "minLength": 1}
                  }
                }},
                "locations": {"type": "array", "items": {
                  "type": "object", "additionalProperties": false,
                  "properties": {
                    "logicalLocations": {"type": "array", "items": {
                      "type": "object", "additionalProperties": false,
                      "properties": {"fullyQualifiedName": {"type": "string", "minLength": 1}}
                    }},
                    "physicalLocation": {
                      "type": "object", "required": ["artifactLocation", "region"],
                      "properties": {
                        "artifactLocation": {"required": ["uri"], "properties": {
                          "uri": {"type": "string", "pattern": "^(file:///|[^/ ])[^ ]*$"}
                        }},
                        "region": {"required": ["startLine"], "properties": {
                          "startLine": {"type": "integer", "minimum": 1}
                        }}
                      }
                    }
                  }
                }}
              }
            }}
          }
        }}
      },
      "$defs": {
        "level": {"enum": ["none", "note", "warning", "error"]},
        "message": {
          "type": "object", "required": ["text"], "additionalProperties": false,
          "properties": {"text": {"type": "string", "minLength": 1}}
        }
      }
    }
    """

  @Test func `SARIF has what the standard asks for, with places and suppressions`() async throws {
    let run = try await lint("--format", "sarif")
    let schema = try folder.file("sarif.schema.json", Self.sarif)
    #expect(try await complaints(run.output, schema: schema) == "")
    let runs = try #require(try object(run.output)["runs"] as? [[String: Any]])
    let driver = (runs.first?["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = try #require(driver?["rules"] as? [[String: Any]]).map { $0["id"] as? String }
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index] == result["ruleId"] as? String)
    }
    let small = results.filter { $0["ruleId"] as? String == "TXT-CAP-MIN" }
    #expect(small.map { $0["level"] as? String } == ["error", "error"])
    let suppressions = small.map { $0["suppressions"] as? [[String: String]] }
    #expect(suppressions == [nil, [["kind": "inSource", "justification": "a maker's mark"]]])
    let locations = try #require(small.first?["locations"] as? [[String: Any]])
    let location = try #require(locations.first)
    let logical = location["logicalLocations"] as? [[String: String]]
    #expect(logical == [["fullyQualifiedName": "#line/Text “Credits”"]])
    let physical = try #require(location["physicalLocation"] as? [String: [String: Any]])
    #expect(
      (physical["artifactLocation"]?["uri"] as? String)?.hasSuffix("LintReportTests.swift") == true)
    #expect(physical["region"]?["startLine"] as? Int == Credits.place.line)
  }
}
