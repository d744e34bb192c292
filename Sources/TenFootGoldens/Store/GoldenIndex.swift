import Foundation

/// What is known of all goldens of a folder: its file `index.json`, with a line for each, in order.
package struct GoldenIndex: Equatable, Sendable {
  /// The index's name in the folder of goldens.
  static let fileName = "index.json"

  /// The entries by their goldens' paths.
  package var entries: [String: GoldenEntry] = [:]

  /// Creates an index of nothing.
  init() {}

  /// Reads an index.
  init(_ data: Data, at path: String) throws(GoldenError) {
    do {
      entries = try JSONDecoder().decode([String: GoldenEntry].self, from: data)
    } catch {
      // The usual cause is two branches that both changed it.
      let hint =
        String(decoding: data, as: UTF8.self).contains("<<<<<<<")
        ? "it holds both sides of a merge; keep the lines of both" : "it is no index of goldens"
      throw .cannotRead(path, reason: hint)
    }
  }

  /// The index as it is written.
  var data: Data {
    get throws(GoldenError) {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      var lines: [String] = []
      for (path, entry) in entries.sorted(by: { $0.key < $1.key }) {
        do {
          let line = String(decoding: try encoder.encode(entry), as: UTF8.self)
          lines.append("  \"\(path)\": \(line)")
        } catch {
          throw .cannotWrite(Self.fileName, reason: "\(error)")
        }
      }
      return Data("{\n\(lines.joined(separator: ",\n"))\n}\n".utf8)
    }
  }
}
