import TenFootDisplay

/// What a scene's state looks like in JSON.
indirect enum StateShape: Equatable, Sendable {
  case string
  case boolean
  case number
  case wholeNumber(WholeNumbers)
  /// One of some strings.
  case choice([String])
  case array(StateShape)
  /// An object whose fields are named by the data, all of one shape.
  case dictionary(StateShape)
  case object([Field])
  /// A value that its decoder reads in a way of its own.
  case unknown

  /// One field of an object.
  struct Field: Equatable, Sendable {
    var name: String
    var shape: StateShape
    var isOptional: Bool
  }

  /// The whole numbers that an integer type holds.
  struct WholeNumbers: Equatable, Sendable {
    var lowest: Int64
    var highest: UInt64

    init<Number: FixedWidthInteger>(_ type: Number.Type) {
      lowest = Int64(clamping: Number.min)
      highest = UInt64(clamping: Number.max)
    }

    /// Whether a number of JSON is one of them; `1e2` and `3.0` are whole.
    func contains(_ text: String) -> Bool {
      if let number = Int64(text) { return number >= lowest && (number < 0 || number <= highest) }
      if let number = UInt64(text) { return number <= highest }
      guard let number = Double(text), number == number.rounded() else { return false }
      return number >= Double(lowest) && number < Double(highest)
    }
  }

  /// The shape of a field; `nil` when nothing is known of it.
  func field(_ name: String) -> StateShape? {
    switch self {
    case .object(let fields): fields.first { $0.name == name }?.shape
    case .dictionary(let values): values
    default: nil
    }
  }

  /// The shape at the end of a way.
  func shape(at path: StatePath) -> StateShape? {
    path.steps.reduce(Optional(self)) { shape, step in
      switch (shape, step) {
      case (.array(let element), .element): element
      case (let shape?, .field(let name)): shape.field(name)
      default: nil
      }
    }
  }
}

extension StateShape {
  /// The type's name, as `tenfoot scenes` lists it.
  var typeName: String {
    switch self {
    case .string: "string"
    case .boolean: "boolean"
    case .number: "number"
    case .wholeNumber: "whole number"
    case .choice(let names): names.map { "\"\($0)\"" }.joined(separator: " | ")
    case .array(.unknown): "array"
    case .array(let element): "array of \(element.pluralName)"
    case .dictionary(.unknown): "object"
    case .dictionary(let value): "object of \(value.pluralName)"
    case .object: "object"
    case .unknown: "any"
    }
  }

  private var pluralName: String {
    switch self {
    case .choice: "(\(typeName))"
    case .array, .dictionary: typeName.replacing(/^(array|object)/) { "\($0.output.1)s" }
    default: typeName + "s"
    }
  }

  /// What is expected, in words; `nil` when nothing is known of it.
  var expectation: String? {
    switch self {
    case .string: "a string"
    case .boolean: "true or false"
    case .number: "a number"
    case .wholeNumber(let numbers) where numbers.highest > UInt64(Int32.max): "a whole number"
    case .wholeNumber(let numbers):
      "a whole number from \(numbers.lowest) to \(numbers.highest)"
    case .choice(let names): alternatives(names.map { quoted($0) })
    case .array: "an array"
    case .dictionary, .object: "an object"
    case .unknown: nil
    }
  }
}
