import Foundation
import TenFootRaster

/// Makes what a run saw the golden.
package struct GoldenAcceptance: Sendable {
  /// Which goldens are meant.
  package enum Selection: Hashable, Sendable {
    /// All that failed.
    case all
    /// Those of a cause, by its number in the report, from 1.
    case group(Int)
    /// Those of these paths, cases or suites.
    case names([String])
  }

  private let settings: GoldenSettings

  /// Creates an acceptance in a folder.
  package init(_ settings: GoldenSettings) { self.settings = settings }

  /// Moves what there is now over the goldens, if these are still what the run saw.
  ///
  /// Goldens that are what there is now already, by an acceptance before, stay as they are.
  ///
  /// - Returns: The accepted goldens' paths.
  /// - Throws: ``GoldenError/refused(_:)`` before anything is changed, if one can't be accepted.
  package func accept(_ selection: Selection) throws(GoldenError) -> [String] {
    let run = try RunRecord(in: settings.scratch)
    guard run.exists else { throw .noRun(settings) }
    let chosen = try choose(selection, from: run)
    let folder = GoldenFolder(settings)
    let files = ResultFiles(settings)
    var moves: [(path: String, data: Data, entry: GoldenEntry)] = []
    for result in chosen {
      if let move = try move(of: result, folder, files) { moves.append(move) }
    }
    try folder.write(moves)
    for move in moves { files.remove(move.path) }
    return moves.map(\.path)
  }

  private func choose(
    _ selection: Selection, from run: RunRecord
  ) throws(GoldenError) -> [GoldenResult] {
    // What was recorded is a golden already, and what passed needs none.
    let groups = run.failureGroups.map { group in
      group.results.filter { $0.outcome != .recorded }
    }
    switch selection {
    case .all:
      return groups.flatMap(\.self).filter(\.outcome.canBeAccepted)
    case .group(let number):
      guard groups.indices.contains(number - 1) else {
        throw .refused("there is no group \(number); the last run has \(groups.count)")
      }
      return groups[number - 1]
    case .names(let names):
      var chosen: [GoldenResult] = []
      for name in names {
        let named = groups.flatMap(\.self).filter { result in
          result.golden == name || result.golden.hasPrefix(name + "/")
            || result.golden.hasPrefix(name + ".")
        }
        guard !named.isEmpty else {
          throw .refused("no golden of the last run that failed is called \(name)")
        }
        chosen += named.filter { result in !chosen.contains { $0.golden == result.golden } }
      }
      return chosen
    }
  }

  private func move(
    of result: GoldenResult, _ folder: GoldenFolder, _ files: ResultFiles
  ) throws(GoldenError) -> (path: String, data: Data, entry: GoldenEntry)? {
    let path = result.golden
    // The record comes from a file; only what can be a golden is written.
    guard GoldenName.isPath(path) else { throw .refused("\(path) can't be a golden") }
    guard result.outcome != .faulty else {
      throw .refused(
        "\(path) was not checked: \(result.report?.message ?? "its check is at fault"); "
          + "mend the test and run it again")
    }
    let data = try folder.read(path)
    let stored = data.map { Checksum($0) }
    if let data, let entry = result.entry, entry.file == stored {
      // What an acceptance that was cut short may have left out is the index.
      return try folder.index().entries[path] == entry ? nil : (path, data, entry)
    }
    guard stored == result.seen else {
      throw .refused("\(path) is not the golden that the last run saw; run the tests again")
    }
    guard let data = try files.read(.actual, of: path), let entry = result.entry,
      entry.file == Checksum(data)
    else {
      throw .refused("\(path) has no picture of the last run; run the tests again")
    }
    return (path, data, entry)
  }
}
