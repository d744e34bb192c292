import Foundation
import Testing

@testable import TenFootTool

struct ShapeRecorderTests {
  private func shape<Value: Decodable>(_ type: Value.Type, sample: Any? = nil) -> StateShape {
    ShapeRecorder.record(type, sample: sample).shape
  }

  @Test func `every kind of field is noted with its type and whether it is optional`() {
    let answer = StateShape.object([
      .init(name: "text", shape: .string, isOptional: false),
      .init(name: "votes", shape: .wholeNumber(.init(UInt8.self)), isOptional: false),
    ])
    #expect(
      shape(Poll.Model.self)
        == .object([
          .init(name: "question", shape: .string, isOptional: false),
          .init(name: "answers", shape: .array(answer), isOptional: false),
          .init(name: "mood", shape: .choice(["cheerful", "gloomy"]), isOptional: true),
          .init(name: "share", shape: .number, isOptional: true),
          .init(name: "isOpen", shape: .boolean, isOptional: true),
          .init(name: "rooms", shape: .dictionary(.wholeNumber(.init(Int.self))), isOptional: true),
        ]))
  }

  private struct Tree: Decodable {
    var name: String
    var left: Indirect?
    var children: [Tree]

    final class Indirect: Decodable {
      let tree: Tree
    }
  }

  @Test func `a type inside itself ends`() {
    #expect(
      shape(Tree.self)
        == .object([
          .init(name: "name", shape: .string, isOptional: false),
          .init(
            name: "left",
            shape: .object([.init(name: "tree", shape: .unknown, isOptional: false)]),
            isOptional: true),
          .init(name: "children", shape: .array(.unknown), isOptional: false),
        ]))
  }

  private struct Renamed: Decodable {
    var first: String
    private enum CodingKeys: String, CodingKey {
      case first = "1st"
    }
  }

  @Test func `the name is the one in JSON`() {
    #expect(
      shape(Renamed.self)
        == .object([
          .init(name: "1st", shape: .string, isOptional: false)
        ]))
  }

  private struct Picky: Decodable {
    struct Color: Decodable {
      let hex: String

      init(hex: String) { self.hex = hex }

      init(from decoder: any Decoder) throws {
        hex = try decoder.singleValueContainer().decode(String.self)
        struct NoColor: Error {}
        if !hex.hasPrefix("#") { throw NoColor() }
      }
    }

    var color: Color
    var after: Int8
  }

  @Test func `a picky decoder is content with the sample's value`() {
    let expected = StateShape.object([
      .init(name: "color", shape: .string, isOptional: false),
      .init(name: "after", shape: .wholeNumber(.init(Int8.self)), isOptional: false),
    ])
    let sample = Picky(color: Picky.Color(hex: "#FFFFFF"), after: 1)
    #expect(shape(Picky.self, sample: sample) == expected)
  }

  @Test func `Foundation's types are strings and numbers as its decoder reads them`() {
    #expect(shape([URL].self) == .array(.string))
    #expect(shape([Date].self) == .array(.number))
    #expect(shape(Decimal.self) == .number)
    #expect(shape([String: [Float]].self) == .dictionary(.array(.number)))
  }

  // Two's complement: an Int8 holds -128…127, an Int64 up to 9,223,372,036,854,775,807.
  @Test(arguments: [
    ("127", true), ("128", false), ("-128", true), ("-129", false), ("1e2", true), ("1.5", false),
    ("1e999", false), ("1.0", true),
  ])
  func `a whole number fits its type or doesn't`(text: String, fits: Bool) {
    #expect(StateShape.WholeNumbers(Int8.self).contains(text) == fits)
  }

  @Test func `the widest whole numbers are told from the next ones`() {
    #expect(StateShape.WholeNumbers(Int.self).contains("9223372036854775807"))
    #expect(!StateShape.WholeNumbers(Int.self).contains("9223372036854775808"))
    #expect(StateShape.WholeNumbers(UInt64.self).contains("18446744073709551615"))
    #expect(!StateShape.WholeNumbers(UInt64.self).contains("18446744073709551616"))
    #expect(!StateShape.WholeNumbers(UInt64.self).contains("-1"))
  }
}
