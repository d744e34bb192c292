import Foundation
import TenFoot
import TenFootRaster

/// Where a folder of goldens and the last run stand to each other.
package struct GoldenStatus: Sendable {
  /// What can be wrong with a golden.
  package enum Trouble: String, CaseIterable, Sendable {
    /// A test has no golden.
    case new
    /// A test's golden differs, or can't be read or checked.
    case changed
    /// The index knows a golden that is not there.
    case missing
    /// A golden that the index doesn't know, or knows with other bytes.
    case unlisted
    /// No test of a complete run names the golden.
    case obsolete
    /// What is in the folder or in the index and can be no golden.
    case stray
  }

  /// The goldens in trouble, by what it is, each in order.
  package private(set) var paths: [Trouble: [String]] = [:]
  /// The goldens that are by now what the run saw in their place.
  package private(set) var accepted: Set<String> = []
  /// The run.
  package let run: RunRecord

  /// Whether all is well, and the run came to where it could tell.
  package var isClean: Bool { paths.values.allSatisfy(\.isEmpty) && run.interruption == nil }

  /// Compares the folder, the index and the last run.
  ///
  /// - Throws: ``GoldenError`` when a folder or file can't be read, or no run is on record.
  package init(_ settings: GoldenSettings) throws(GoldenError) {
    let folder = GoldenFolder(settings)
    let index = try folder.index()
    run = try RunRecord(in: settings.scratch)
    guard run.exists else { throw .noRun(settings) }
    for result in run.results.values.sorted(by: { $0.golden < $1.golden }) {
      if try folder.holds(result) {
        accepted.insert(result.golden)
        continue
      }
      switch result.outcome {
      case .new: add(.new, result.golden)
      case .changed, .unreadable, .faulty: add(.changed, result.golden)
      case .same, .allowed, .recorded: break
      }
    }
    let stored = try folder.storedPaths()
    func canBeGolden(_ path: String) -> Bool { GoldenName.isPath(path) && !folder.isLinked(path) }
    let (goldens, strays) = (stored.filter(canBeGolden), stored.filter { !canBeGolden($0) })
    for (path, entry) in index.entries.sorted(by: { $0.key < $1.key }) where canBeGolden(path) {
      guard let data = try folder.read(path) else {
        add(.missing, path)
        continue
      }
      if entry.file != Checksum(data) { add(.unlisted, path) }
    }
    for path in goldens where index.entries[path] == nil { add(.unlisted, path) }
    let listed = index.entries.keys.filter { !canBeGolden($0) }
    for path in Set(strays).union(listed).sorted() { add(.stray, path) }
    guard run.incompleteness == nil else { return }
    let known = Set(goldens).union(index.entries.keys.filter(canBeGolden))
    for path in known.sorted() where run.results[path] == nil { add(.obsolete, path) }
  }

  private mutating func add(_ trouble: Trouble, _ path: String) {
    paths[trouble, default: []].append(path)
  }
}

extension GoldenFolder {
  /// Whether the golden is by now what the run saw in its place, as after an acceptance.
  func holds(_ result: GoldenResult) throws(GoldenError) -> Bool {
    guard let file = result.entry?.file, GoldenName.isPath(result.golden),
      !isLinked(result.golden)
    else { return false }
    return try read(result.golden).map { Checksum($0) } == file
  }
}
