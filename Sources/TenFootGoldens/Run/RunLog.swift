import Foundation

/// Writes down what a run finds, a line at a time, from any thread and process of the run.
package final class RunLog: Sendable {
  /// The goldens that failed in the run before this one.
  let failedBefore: Set<String>
  private let file: URL

  /// Joins the run of this process, or begins it.
  ///
  /// The record of the run before may be damaged; then this one begins all the same.
  init(_ settings: GoldenSettings, _ identity: RunIdentity) throws(GoldenError) {
    file = RunRecord.file(of: settings.shard, in: settings.scratch)
    let lock = try FileLock(settings.scratch.appending(path: "lock"))
    defer { lock.release() }
    let last = try RunRecord(reading: [file])
    if let header = last.headers.first?.header, header.run == identity.id {
      failedBefore = Set(header.failedBefore)
    } else {
      let failed = last.results.values.filter { !$0.outcome.passes }.map(\.golden).sorted()
      failedBefore = Set(failed)
      let isPart = settings.shard != .whole
      let package = settings.folder.deletingLastPathComponent()
      let header = RunLine.Header(
        run: identity.id, started: identity.started,
        sources: isPart ? PackageSources.checksum(of: package) : nil,
        isFiltered: identity.isFiltered, shard: settings.shard, mode: settings.mode,
        failedBefore: failed)
      try Self.clear(settings, for: header)
      // Results are no part of a repository, in whosever package they lie.
      let note = settings.scratch.appending(path: ".gitignore")
      if try FileBytes.read(note) == nil { try FileBytes.write(Data("*\n".utf8), to: note) }
      try FileBytes.write(try Self.line(RunLine(header: header)), to: file)
    }
    try append(RunLine(began: getpid()))
  }

  /// Removes what earlier runs left, but for the records and files of other parts of this run.
  private static func clear(
    _ settings: GoldenSettings, for header: RunLine.Header
  ) throws(GoldenError) {
    let own = RunRecord.file(of: settings.shard, in: settings.scratch)
    var kept: [URL] = []
    for file in RunRecord.files(in: settings.scratch)
    where file.lastPathComponent != own.lastPathComponent {
      let record = try RunRecord(reading: [file])
      if let other = record.headers.first?.header, header.conflict(with: other) == nil {
        kept.append(file)
      } else {
        try FileBytes.remove(file)
      }
    }
    ResultFiles(settings).removeAll(but: Set(try RunRecord(reading: kept).results.keys))
  }

  /// Writes down a result.
  func append(_ result: GoldenResult) throws(GoldenError) {
    try append(RunLine(result: result))
  }

  /// Writes down that this process came to its end.
  func end() {
    // There is nobody left to tell of a failure; the run then counts as cut short, which is safe.
    try? append(RunLine(ended: getpid()))
  }

  private func append(_ line: RunLine) throws(GoldenError) {
    var data = try Self.line(line)
    let descriptor = open(file.path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw .cannotWrite(file.path, reason: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    // A process that was killed may have left half a line.
    var last = UInt8(ascii: "\n")
    let end = lseek(descriptor, 0, SEEK_END)
    if end > 0, pread(descriptor, &last, 1, end - 1) == 1, last != UInt8(ascii: "\n") {
      data = Data("\n".utf8) + (try Self.line(RunLine(cutsOff: true))) + data
    }
    // One write, so that lines of several processes don't mix.
    let written = data.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard written == data.count else {
      throw .cannotWrite(file.path, reason: String(cString: strerror(errno)))
    }
  }

  private static func line(_ line: RunLine) throws(GoldenError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(line) + Data("\n".utf8)
    } catch {
      throw .cannotWrite("the run's file", reason: "\(error)")
    }
  }
}
