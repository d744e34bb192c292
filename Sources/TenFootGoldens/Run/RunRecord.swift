package import Foundation

/// What the last run found, read from its files: one for each part of the suite.
package struct RunRecord: Sendable {
  /// What was found, by the goldens' paths.
  package private(set) var results: [String: GoldenResult] = [:]
  private(set) var headers: [RunLine.Header] = []
  private var began: [Int32] = []
  private var ended: Set<Int32> = []

  /// Reads the files of all parts in a folder of results.
  package init(in scratch: URL) throws(GoldenError) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: scratch.path)) ?? []
    let files = names.filter { $0.hasPrefix("run") && $0.hasSuffix(".jsonl") }.sorted()
    try self.init(reading: files.map { scratch.appending(path: $0) })
  }

  init(reading files: [URL]) throws(GoldenError) {
    for file in files {
      guard let data = try FileBytes.read(file) else { continue }
      for line in data.split(separator: UInt8(ascii: "\n")) {
        do {
          add(try JSONDecoder().decode(RunLine.self, from: line))
        } catch {
          throw .cannotRead(file.path, reason: "it is no record of a run; run the tests again")
        }
      }
    }
  }

  private mutating func add(_ line: RunLine) {
    if let header = line.header { headers.append(header) }
    if let process = line.began { began.append(process) }
    if let process = line.ended { ended.insert(process) }
    // A test that is tried again has the last word.
    if let result = line.result { results[result.golden] = result }
  }

  /// The file of a part of the suite.
  static func file(of shard: GoldenSettings.Shard, in scratch: URL) -> URL {
    let name = shard == .whole ? "run" : "run-\(shard.number)-of-\(shard.count)"
    return scratch.appending(path: name + ".jsonl")
  }

  /// Whether there is a run on record.
  package var exists: Bool { !headers.isEmpty }

  /// Why the record can't tell which goldens nobody checks; `nil` when it can.
  package var incompleteness: String? {
    guard let first = headers.first else {
      return "no run is on record; run all tests first"
    }
    if headers.contains(where: \.isFiltered) {
      return "the last run was filtered; run all tests first"
    }
    let parts = Set(headers.map(\.shard))
    let wanted = (1...first.shard.count).map {
      GoldenSettings.Shard(number: $0, count: first.shard.count)
    }
    if parts.contains(where: { $0.count != first.shard.count }) {
      return "the records are of suites in \(Set(parts.map(\.count)).sorted()) parts"
    }
    let missing = wanted.filter { !parts.contains($0) }.map { "\($0.number)/\($0.count)" }
    guard missing.isEmpty else {
      return "the records of parts \(missing.joined(separator: ", ")) are missing"
    }
    return began.allSatisfy(ended.contains)
      ? nil : "a process of the last run did not come to its end"
  }

  /// The results that don't pass, in groups of one cause, the largest first.
  package var failureGroups: [(cause: String, results: [GoldenResult])] {
    let failed = results.values.filter { !$0.outcome.passes }
    let groups = Dictionary(grouping: failed) { $0.report?.cause ?? $0.outcome.rawValue }
    return groups.map { cause, results in
      (cause: cause, results: results.sorted { $0.golden < $1.golden })
    }
    .sorted { one, other in
      one.results.count != other.results.count
        ? one.results.count > other.results.count : one.cause < other.cause
    }
  }
}
