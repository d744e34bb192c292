import Foundation
import TenFootDisplay

/// A state as it arrived: JSON, and where it came from.
struct StateText: Sendable {
  /// The file's name, or `standard input`.
  var source: String
  /// The number of its first line in the source.
  var firstLine = 1
  /// The JSON, in UTF-8, without a byte order mark.
  var bytes: [UInt8]

  init(source: String, firstLine: Int = 1, bytes: [UInt8]) {
    self.source = source
    self.firstLine = firstLine
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// Reads all of the file at `path`, or of standard input when it is `-`.
  static func read(
    _ path: String, of kind: Kind = .state, in tool: Tool
  ) async throws(ToolError) -> StateText {
    let source = try ByteSource(
      path, console: tool.console, interruption: tool.interruption)
    var bytes: [UInt8] = []
    while true {
      let piece = try await source.read()
      if piece.isEmpty { break }
      bytes += piece
      guard bytes.count <= LineReader.longestLine else {
        // Of a scenario's lines, the one with the first byte too many is the one to look at.
        let line = bytes.prefix(LineReader.longestLine).count { $0 == 0x0A } + 1
        throw .badState(
          StateProblem(
            source: source.name, line: kind == .scenario ? line : nil,
            message: Self.tooLong(kind)))
      }
    }
    return StateText(source: source.name, bytes: bytes)
  }

  /// What a text is to be.
  enum Kind: String {
    case state, scenario
  }

  /// What is said of a text that is longer than any real one.
  static func tooLong(_ kind: Kind) -> String {
    "a \(kind.rawValue) has at most \(LineReader.longestLine >> 20) MiB, this one has more"
  }

  /// Whether there is nothing but white space.
  var isBlank: Bool {
    bytes.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  /// The problem `message` at a byte of this text.
  func problem(at offset: Int? = nil, path: String = "", _ message: String) -> StateProblem {
    guard let offset else {
      return StateProblem(source: source, line: firstLine, path: path, message: message)
    }
    let before = bytes.prefix(offset)
    let line = before.count { $0 == 0x0A }
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    // Columns are counted as an editor's cursor moves: in characters, not in bytes.
    let column = String(decoding: before[lineStart...], as: UTF8.self).count + 1
    return StateProblem(
      source: source, line: firstLine + line, column: column, path: path, message: message)
  }

  /// Takes the JSON apart, or tells what is wrong with it and where.
  func document() throws(StateProblem) -> JSONDocument {
    if isBlank {
      throw StateProblem(
        source: source, message: "it is empty; a state is a JSON value")
    }
    if let problem = encodingProblem { throw problem }
    do {
      return try JSONDocument(bytes)
    } catch {
      throw problem(at: error.offset, "this is not JSON: \(error.message)")
    }
  }

  /// What is wrong with the text before it is read as anything; `nil` when it is UTF-8.
  private var encodingProblem: StateProblem? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return problem("expected UTF-8, found UTF-16")
    }
    guard let offset = firstInvalidByte else { return nil }
    let hex = String(bytes[offset], radix: 16, uppercase: true)
    return problem(at: offset, "expected UTF-8, found the byte 0x\(hex)")
  }

  /// Sees to it that the text is UTF-8.
  func checkEncoding() throws(ToolError) {
    if let problem = encodingProblem { throw .badState(problem) }
  }

  /// The first byte that is no part of a UTF-8 text.
  private var firstInvalidByte: Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      offset += UTF8.width(scalar)
    }
    return min(offset, bytes.count - 1)
  }
}
