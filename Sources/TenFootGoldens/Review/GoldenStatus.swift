import Foundation
import TenFoot
import TenFootRaster

/// Where a folder of goldens and the last run stand to each other.
package struct GoldenStatus: Sendable {
  /// What can be wrong with a golden.
  package enum Trouble: String, CaseIterable, Sendable {
    /// A test has no golden.
    case new
    /// A test's golden differs, or can't be read.
    case changed
    /// The index knows a golden that is not there.
    case missing
    /// A file that the index doesn't know, or knows with other bytes.
    case unlisted
    /// No test of a complete run names the golden.
    case obsolete
  }

  /// The goldens in trouble, by what it is, each in order.
  package private(set) var paths: [Trouble: [String]] = [:]
  /// The run.
  package let run: RunRecord

  /// Whether all is well.
  package var isClean: Bool { paths.values.allSatisfy(\.isEmpty) }

  /// Compares the folder, the index and the last run.
  package init(_ settings: GoldenSettings) throws(GoldenError) {
    let folder = GoldenFolder(settings)
    let index = try folder.index()
    let stored = Set(folder.storedPaths())
    run = try RunRecord(in: settings.scratch)
    for result in run.results.values.sorted(by: { $0.golden < $1.golden }) {
      switch result.outcome {
      case .new: add(.new, result.golden)
      case .changed, .unreadable: add(.changed, result.golden)
      case .same, .allowed, .recorded: break
      }
    }
    for (path, entry) in index.entries.sorted(by: { $0.key < $1.key }) {
      guard let data = try folder.read(path) else {
        add(.missing, path)
        continue
      }
      if entry.file != Checksum(data) { add(.unlisted, path) }
    }
    for path in stored.sorted() where index.entries[path] == nil { add(.unlisted, path) }
    guard run.incompleteness == nil else { return }
    for path in stored.union(index.entries.keys).sorted() where run.results[path] == nil {
      add(.obsolete, path)
    }
  }

  private mutating func add(_ trouble: Trouble, _ path: String) {
    paths[trouble, default: []].append(path)
  }
}
