import TenFoot

/// A scene for tests: its state has a field of every kind.
struct Poll: TenFootScene {
  enum Mood: String, Decodable, CaseIterable, Sendable {
    case cheerful, gloomy
  }

  struct Answer: Decodable, Sendable {
    var text: String
    var votes: UInt8
  }

  struct Model: Decodable, Sendable {
    var question: String
    var answers: [Answer]
    var mood: Mood?
    var share: Double?
    var isOpen: Bool?
    var rooms: [String: Int]?
  }

  static let name = "poll"
  static let summary = "A question and how the room answered"
  static let sample = Model(
    question: "Pineapple on pizza?", answers: [Answer(text: "Yes", votes: 12)])

  static func view(of model: Model) -> some View {
    Text(model.question)
  }
}

/// A scene whose picture is nothing, for tests of its name only.
struct Blank: TenFootScene {
  struct Model: Decodable, Sendable {}

  static let name = "blank-wall"
  static let summary = "Nothing at all"
  static let sample = Model()

  static func view(of model: Model) -> some View {
    Text("")
  }
}
