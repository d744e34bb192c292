import Foundation
import TenFoot
import TenFootDisplay

/// Makes a scene's states from JSON, and finds good words for what is wrong with it.
struct StateReader<Scene: TenFootScene>: Sendable {
  /// What the state looks like in JSON.
  let shape: StateShape

  init(_ scene: Scene.Type) {
    shape = ShapeRecorder.record(Scene.Model.self, sample: Scene.sample).shape
  }

  /// Decodes a state.
  ///
  /// - Returns: The state, and a warning for each field that is probably a misspelt one.
  func read(_ text: StateText) throws(StateProblem) -> (
    model: Scene.Model, warnings: [StateProblem]
  ) {
    let document = try text.document()
    if let problem = repeatedField(in: document, of: text) { throw problem }
    do {
      let model = try JSONDecoder().decode(Scene.Model.self, from: Data(text.bytes))
      return (model, misspeltFields(in: document, of: text))
    } catch {
      throw DecodingFailure(error, document: document, shape: shape).problem(in: text)
    }
  }

  /// Decodes the state on a line of many.
  ///
  /// - Parameters:
  ///   - content: What the line holds.
  ///   - line: Its number.
  ///   - source: How the lines' source is called in messages.
  /// - Returns: The state and warnings as ``read(_:)`` gives them; `nil` for a blank line.
  /// - Throws: ``StateProblem`` with the line, for what is no state of the scene.
  func read(
    _ content: LineReader.Content, line: Int, of source: String
  ) throws(StateProblem) -> (model: Scene.Model, warnings: [StateProblem])? {
    guard case .text(let bytes) = content else {
      throw StateProblem(source: source, line: line, message: StateText.tooLong(.state))
    }
    let text = StateText(source: source, firstLine: line, bytes: bytes)
    return text.isBlank ? nil : try read(text)
  }

  /// The first field that an object of the state has twice.
  private func repeatedField(in document: JSONDocument, of text: StateText) -> StateProblem? {
    var problem: StateProblem?
    document.visit(shape) { index, path, _ in
      guard problem == nil else { return }
      problem = document.repeatedField(of: index).map { name, value in
        text.problem(
          at: document.values[value - 1].start, path: path.description,
          JSONDocument.repetition(of: name))
      }
    }
    return problem
  }

  /// The fields that the state doesn't have, where one that is absent has nearly their name.
  private func misspeltFields(in document: JSONDocument, of text: StateText) -> [StateProblem] {
    var problems: [StateProblem] = []
    document.visit(shape) { index, path, shape in
      guard case .object(let known) = shape else { return }
      let fields = document.fields(of: index)
      let given = Set(fields.map(\.name))
      let names = Set(known.map(\.name))
      for field in fields where !names.contains(field.name) {
        let near = Suggestion.nearest(to: field.name, in: names.subtracting(given).sorted())
        guard let near else { continue }
        problems.append(
          text.problem(
            // The name stands right before the value.
            at: document.values[field.index - 1].start, path: path.description,
            "there is no field \(quoted(field.name)); did you mean \(quoted(near))?"))
      }
    }
    return problems
  }
}

extension JSONDocument {
  /// Visits all values of which something is known, outer ones first.
  func visit(
    _ shape: StateShape, at index: Int = Self.root, path: StatePath = StatePath(),
    _ body: (_ index: Int, _ path: StatePath, _ shape: StateShape) -> Void
  ) {
    body(index, path, shape)
    for (name, value) in fields(of: index) {
      guard let inner = shape.field(name) else { continue }
      visit(inner, at: value, path: path.appending(.field(name)), body)
    }
    guard case .array(let inner) = shape, inner != .unknown else { return }
    for (number, value) in elements(of: index).enumerated() {
      visit(inner, at: value, path: path.appending(.element(number)), body)
    }
  }
}
