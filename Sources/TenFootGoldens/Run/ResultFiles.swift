package import Foundation

/// The files that a failed check leaves in the folder of results.
package struct ResultFiles: Sendable {
  /// One of the files of a check.
  package enum Part: String, CaseIterable, Sendable {
    /// What there is now, ready to become the golden.
    case actual
    /// The golden.
    case expected
    /// Both and their difference, side by side.
    case difference
  }

  private let scratch: URL

  /// The files of a run with these settings.
  package init(_ settings: GoldenSettings) { scratch = settings.scratch }

  /// The file of a part for a golden: `1080p-dark.png` has `1080p-dark.actual.png`.
  package func url(_ part: Part, of golden: String) -> URL {
    let end = golden.lastIndex(of: ".") ?? golden.endIndex
    return scratch.appending(path: golden[..<end] + "." + part.rawValue + golden[end...])
  }

  /// The bytes of a part; `nil` when the check left none, or for a name that no golden has: it comes
  /// from a record that anybody may have written.
  package func read(_ part: Part, of golden: String) throws(GoldenError) -> Data? {
    GoldenName.isPath(golden) ? try FileBytes.read(url(part, of: golden)) : nil
  }

  func write(_ data: Data, _ part: Part, of golden: String) throws(GoldenError) {
    try FileBytes.write(data, to: url(part, of: golden))
  }

  /// Removes what an earlier check of a golden left.
  package func remove(_ golden: String) {
    for part in Part.allCases {
      try? FileManager.default.removeItem(at: url(part, of: golden))
    }
  }

  /// Removes what earlier checks left but those of some goldens, and nothing else.
  func removeAll(but kept: Set<String>) {
    let keptFiles = Set(
      kept.flatMap { golden in Part.allCases.map { url($0, of: golden).standardizedFileURL.path } })
    let paths =
      FileManager.default.enumerator(atPath: scratch.path)?
      .compactMap { $0 as? String } ?? []
    let marks = Part.allCases.map { ".\($0.rawValue)." }
    for path in paths where marks.contains(where: path.contains) {
      let file = scratch.appending(path: path)
      guard !keptFiles.contains(file.standardizedFileURL.path) else { continue }
      try? FileManager.default.removeItem(at: file)
    }
  }
}
