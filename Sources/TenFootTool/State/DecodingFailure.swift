import Foundation
import TenFootDisplay

/// Foundation's decoding errors, said with the words of JSON and with the place in the text.
struct DecodingFailure {
  private let error: any Error
  private let document: JSONDocument
  private let shape: StateShape

  init(_ error: any Error, document: JSONDocument, shape: StateShape) {
    self.error = error
    self.document = document
    self.shape = shape
  }

  /// What is wrong with the text, and where.
  func problem(in text: StateText) -> StateProblem {
    guard let error = error as? DecodingError else {
      // A decoder of the scene's own threw an error of its own.
      return text.problem("this state can't be used: \(error)")
    }
    switch error {
    case .keyNotFound(let key, let context):
      return missing(key.stringValue, at: context.codingPath, in: text)
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      return mismatch(type, at: context.codingPath, in: text)
    case .dataCorrupted(let context):
      return corruption(context, in: text)
    @unknown default:
      return text.problem("this state can't be used: \(error)")
    }
  }

  private func missing(
    _ name: String, at keys: [any CodingKey], in text: StateText
  ) -> StateProblem {
    let (index, path) = locate(keys)
    let fields = document.fields(of: index).map(\.name)
    // A field that the state knows is not a misspelling of another one.
    let strangers = fields.filter { shape.shape(at: path)?.field($0) == nil }
    let nearest = Suggestion.nearest(to: name, in: strangers)
    let message = "missing \(quoted(name))" + (nearest.map { "; there is \(quoted($0))" } ?? "")
    return text.problem(at: document.values[index].start, path: path.description, message)
  }

  private func mismatch(
    _ type: any Any.Type, at keys: [any CodingKey], in text: StateText
  ) -> StateProblem {
    let (index, path) = locate(keys)
    let known = shape.shape(at: path)?.expectation
    return mismatch(index, path, expected: known ?? Self.expectation(of: type), in: text)
  }

  private func mismatch(
    _ index: Int, _ path: StatePath, expected: String, in text: StateText
  ) -> StateProblem {
    text.problem(
      at: document.values[index].start, path: path.description,
      "expected \(expected), found \(document.describe(index))")
  }

  private func corruption(_ context: DecodingError.Context, in text: StateText) -> StateProblem {
    // Of a number that doesn't fit its type Foundation tells neither the place nor the type.
    if context.codingPath.isEmpty, let (index, path, shape) = firstMisfit {
      return mismatch(index, path, expected: shape.expectation ?? "a number", in: text)
    }
    let (index, path) = locate(context.codingPath)
    if case .choice(let names) = shape.shape(at: path) {
      let found = document.string(at: index)
      let nearest = Suggestion.nearest(to: found, in: names)
      var problem = mismatch(
        index, path, expected: alternatives(names.map { quoted($0) }), in: text)
      if let nearest { problem.message += "; did you mean \(quoted(nearest))?" }
      return problem
    }
    if context.codingPath.isEmpty, let index = firstExtremeNumber {
      return text.problem(
        at: document.values[index].start,
        "\(document.describe(index)) is too large or too fine for its field")
    }
    return text.problem(
      at: document.values[index].start, path: path.description,
      "this value can't be used: \(context.debugDescription)")
  }

  /// The first number that its field can't hold.
  private var firstMisfit: (index: Int, path: StatePath, shape: StateShape)? {
    var misfit: (Int, StatePath, StateShape)?
    document.visit(shape) { index, path, shape in
      guard misfit == nil, document.values[index].kind == .number else { return }
      let text = document.string(at: index)
      switch shape {
      case .wholeNumber(let numbers) where !numbers.contains(text):
        misfit = (index, path, shape)
      default: break
      }
    }
    return misfit
  }

  /// The first number that is infinite or nothing in the smaller one of Swift's usual types.
  private var firstExtremeNumber: Int? {
    document.values.indices.first { index in
      guard document.values[index].kind == .number else { return false }
      let text = document.string(at: index)
      guard let number = Float(text), number.isFinite else { return true }
      let digits = text.prefix { !"eE".contains($0) }
      return number == 0 && digits.contains { ("1"..."9").contains($0) }
    }
  }

  /// The value at the end of a decoder's way, or the last one before the way leaves the text.
  private func locate(_ keys: [any CodingKey]) -> (index: Int, path: StatePath) {
    var index = JSONDocument.root
    var path = StatePath()
    for key in keys {
      if document.values[index].kind == .array, let number = key.intValue {
        let elements = document.elements(of: index)
        guard elements.indices.contains(number) else { break }
        index = elements[number]
        path = path.appending(.element(number))
      } else {
        let field = document.fields(of: index).first { $0.name == key.stringValue }
        guard let field else { break }
        index = field.index
        path = path.appending(.field(field.name))
      }
    }
    return (index, path)
  }

  private static func expectation(of type: any Any.Type) -> String {
    let shape = Placeholder.leaf(of: type)?.shape
    if let words = shape?.expectation { return words }
    if type is any RangeReplaceableCollection.Type { return "an array" }
    let name = String(describing: type)
    return name.hasPrefix("Dictionary<") ? "an object" : "a value for \(name)"
  }
}
