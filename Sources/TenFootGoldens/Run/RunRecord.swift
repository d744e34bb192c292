package import Foundation

/// What the last run found, read from its files: one for each part of the suite.
package struct RunRecord: Sendable {
  /// What was found, by the goldens' paths.
  package private(set) var results: [String: GoldenResult] = [:]
  /// The runs, each with the file that it is written in.
  private(set) var headers: [(file: URL, header: RunLine.Header)] = []
  /// What is wrong with lines, each by its file and number.
  private var damage: [GoldenError] = []
  /// The lines that were cut off, each by its file and number.
  private var cutOff: [String] = []
  /// The processes of each file that began, less those that ended: parts from several machines may
  /// have one number for two processes.
  private var running: [URL: [Int32: Int]] = [:]

  /// Reads the files of all parts in a folder of results.
  ///
  /// - Throws: ``GoldenError`` when a file is damaged, or when files are of runs that are not one.
  package init(in scratch: URL) throws(GoldenError) {
    try self.init(reading: Self.files(in: scratch))
    if let error = damage.first { throw error }
    guard let (firstFile, first) = headers.first else { return }
    for (file, header) in headers.dropFirst() {
      guard let conflict = first.conflict(with: header) else { continue }
      throw .refused(
        "\(firstFile.path) and \(file.lastPathComponent) \(conflict), and are not parts of one run; "
          + "remove the file that is left over, or run all parts again")
    }
  }

  /// Reads files, and keeps what can be read of them.
  init(reading files: [URL]) throws(GoldenError) {
    for file in files {
      guard let data = try FileBytes.read(file) else { continue }
      let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let decoded = lines.map { try? JSONDecoder().decode(RunLine.self, from: $0) }
      for (index, line) in decoded.enumerated() where !lines[index].isEmpty {
        let place = "line \(index + 1) of \(file.path)"
        if let line, !line.isEmpty, line.header?.isPossible != false {
          add(line, from: file)
        } else if index == lines.count - 1 || decoded[index + 1]?.cutsOff == true {
          cutOff.append(place)
        } else {
          damage.append(
            .cannotRead(
              file.path,
              reason:
                "line \(index + 1) is no line of a run's record; run the tests again, or remove "
                + "the file"))
        }
      }
    }
  }

  private mutating func add(_ line: RunLine, from file: URL) {
    if let header = line.header { headers.append((file, header)) }
    if let process = line.began { running[file, default: [:]][process, default: 0] += 1 }
    if let process = line.ended {
      let count = running[file]?[process] ?? 0
      running[file, default: [:]][process] = max(count - 1, 0)
    }
    // A test that is tried again has the last word.
    if let result = line.result { results[result.golden] = result }
  }

  /// The file of a part of the suite.
  static func file(of shard: GoldenSettings.Shard, in scratch: URL) -> URL {
    let name = shard == .whole ? "run" : "run-\(shard.number)-of-\(shard.count)"
    return scratch.appending(path: name + ".jsonl")
  }

  /// The files of all parts in a folder of results.
  static func files(in scratch: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: scratch.path)) ?? []
    return names.filter { $0.wholeMatch(of: /run(-\d+-of-\d+)?\.jsonl/) != nil }.sorted()
      .map { scratch.appending(path: $0) }
  }

  /// Whether there is a run on record.
  package var exists: Bool { !headers.isEmpty }

  /// Why the record lacks what the run found; `nil` when all is there that the run came to.
  package var interruption: String? {
    if let place = cutOff.first {
      return "\(place) is cut off, so what the run found there is lost; run the tests again"
    }
    return running.values.allSatisfy { $0.values.allSatisfy { $0 == 0 } }
      ? nil : "a process of the last run did not come to its end; run the tests again"
  }

  /// Why the record can't tell which goldens nobody checks; `nil` when it can.
  package var incompleteness: String? {
    guard let first = headers.first?.header else {
      return "no run is on record; run all tests first"
    }
    if headers.contains(where: \.header.isFiltered) {
      return "the last run was filtered, or not started by `swift test`; run all tests first"
    }
    let parts = Set(headers.map(\.header.shard.number))
    let missing = (1...first.shard.count).filter { !parts.contains($0) }
    guard missing.isEmpty else {
      let names = missing.map { "\($0)/\(first.shard.count)" }.joined(separator: ", ")
      let files = headers.map(\.file.path).joined(separator: ", ")
      return "the records of parts \(names) are missing beside \(files); run these parts, "
        + "or all tests in one part"
    }
    return interruption
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
