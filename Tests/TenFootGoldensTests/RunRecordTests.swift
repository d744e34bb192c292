import Foundation
import TenFoot
import Testing

@testable import TenFootGoldens

@MainActor struct RunRecordTests {
  private let fixture: GoldensFixture

  init() throws { fixture = try GoldensFixture() }

  private func record() throws -> RunRecord { try RunRecord(in: fixture.scratch) }

  @Test func `a run that came to its end is complete`() throws {
    try fixture.check(Color.red)
    let record = try record()
    #expect(record.incompleteness == nil)
    #expect(record.results.keys.sorted() == ["suite/case/40x30-dark.png"])
  }

  @Test func `without a run nothing is known`() throws {
    #expect(try record().incompleteness?.contains("no run") == true)
  }

  @Test func `a filtered run is incomplete`() throws {
    try fixture.check(Color.red, isFiltered: true)
    #expect(try record().incompleteness?.contains("filtered") == true)
  }

  @Test func `a run that was cut short is incomplete`() throws {
    _ = try fixture.session()
    #expect(try record().incompleteness?.contains("did not come to its end") == true)
  }

  @Test func `parts are complete when all are there`() throws {
    for number in [1, 3] {
      try fixture.session(shard: .init(number: number, count: 3)).end()
    }
    #expect(try record().incompleteness?.contains("parts 2/3") == true)
    try fixture.session(shard: .init(number: 2, count: 3)).end()
    #expect(try record().incompleteness == nil)
  }

  @Test func `processes of one run share its record, and the next run begins anew`() throws {
    let run = RunIdentity(id: "one", isFiltered: false)
    for path in ["a/b/c.png", "a/b/d.png"] {
      let session = try GoldenSession(fixture.settings(), run: run)
      _ = try GoldenCheck(path, .picture, of: .still(Color.red), call: path, in: session).run()
      session.end()
    }
    #expect(try record().results.count == 2)
    try fixture.check(Color.red)
    #expect(try record().results.count == 1)
  }

  @Test(arguments: [
    (["swift-test"], false), (["swift-test", "--filter", "X"], true),
    (["swift-test", "--skip=X"], true), (["swift-test", "--parallel"], false),
    (["x.xctest", "-XCTest", "A/b"], true), (["swift-test", "-s", "A/b"], true),
    (["swift-test", "--specifier", "A/b"], true), (["swift-test", "--disable-xctest"], true),
    (["swift-test", "--disable-swift-testing"], true), (["swift-test", "--traits", "A"], true),
    (["swift-test", "--test-product", "X"], true),
    (["swift-test", "--disable-default-traits"], true),
    (["x.xctest", "--configuration-path", "x.json"], true),
    (
      ["swift-test", "--enable-xctest", "--no-parallel", "--num-workers", "2", "-c", "release"],
      false
    ),
    (["/a/--filter/swift-test", "--repetitions", "3"], false),
  ])
  func `filters are read from the command line`(words: [String], isFiltered: Bool) {
    #expect(RunIdentity.filters(words) == isFiltered)
  }

  @Test(arguments: [
    (["swift-test", "--attachments-path", "/a/b"], "/a/b"),
    (["swift-test", "--attachments-path=/a/b", "--parallel"], "/a/b"),
    (["swift-test", "--attachments-path"], nil), (["swift-test"], nil),
  ])
  func `the folder for attachments is read from the command line`(words: [String], path: String?) {
    #expect(RunIdentity.attachmentFolder(words)?.path == path)
  }

  private var file: URL { fixture.scratch.appending(path: "run.jsonl") }

  /// Puts other text in the place of one line of the record; the last may lack its end.
  private func spoil(_ line: Int, with text: String, endsLine: Bool = true) throws {
    var lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map(String.init)
    lines[line] = text
    let isWhole = endsLine || line < lines.count - 1
    try Data((lines.joined(separator: "\n") + (isWhole ? "\n" : "")).utf8).write(to: file)
  }

  @Test func `a record that is damaged is told with its file and line, and what to do`() throws {
    for text in ["{\"header\"", "{}", "words", "[1]", "{\"result\":{}}", "\u{0}"] {
      try fixture.check(Color.red)
      try spoil(2, with: text)
      let error = #expect(throws: GoldenError.self) { try record() }
      let sentence = "\(file.path) can't be read: line 3 is no line of a run's record; "
      #expect(error?.description == sentence + "run the tests again, or remove the file", "\(text)")
    }
  }

  @Test(arguments: [0, 1, 2, 3])
  func `checks go on after a damaged record, and begin a new one`(line: Int) throws {
    try fixture.check(Color.red, "suite/case/40x30-dark.png", .missing)
    try fixture.check(Color.blue)
    try spoil(line, with: "{\"half")
    #expect(try fixture.check(Color.red).outcome == .same)
    #expect(try record().incompleteness == nil)
  }

  @Test func `a last line that is cut off is left out, and the run counts as cut short`() throws {
    try fixture.check(Color.red)
    let whole = try Data(contentsOf: file)
    // The record's four lines: the run, a process that began, its result, its end.
    let ends = whole.indices.filter { whole[$0] == UInt8(ascii: "\n") }
    #expect(ends.count == 4)
    for count in (ends[1] + 2)..<(ends[3]) {
      try whole.prefix(count).write(to: file)
      let record = try record()
      #expect(record.exists)
      let isOnLine = count > ends[2] ? "did not come to its end" : ""
      if ends.contains(count) || ends.contains(count - 1) {
        #expect(record.incompleteness?.contains("did not come to its end") == true, "\(count)")
      } else if count > ends[2] {
        #expect(record.results.count == 1, "\(isOnLine)")
        #expect(record.incompleteness?.contains("line 4 of \(file.path) is cut off") == true)
      } else {
        #expect(record.results.isEmpty)
        #expect(record.incompleteness?.contains("line 3 of \(file.path) is cut off") == true)
      }
      #expect(throws: GoldenError.self) { try GoldenPruning(fixture.settings()).prune() }
      #expect(try !GoldenStatus(fixture.settings()).isClean)
    }
  }

  @Test func `a process that goes on after one that was killed keeps its lines apart`() throws {
    let run = RunIdentity(id: "one", isFiltered: false)
    func check(_ path: String) throws {
      let session = try GoldenSession(fixture.settings(), run: run)
      _ = try GoldenCheck(path, .picture, of: .still(Color.red), call: path, in: session).run()
      session.end()
    }
    try check("a/b/c.png")
    // Half of the line that says that the process came to its end.
    let whole = try Data(contentsOf: file)
    try whole.dropLast(6).write(to: file)
    try check("a/b/d.png")
    let record = try record()
    #expect(record.results.keys.sorted() == ["a/b/c.png", "a/b/d.png"])
    #expect(record.interruption?.contains("line 4 of \(file.path) is cut off") == true)
  }

  @Test func `parts of unlike runs are not put together, and the way out is told`() throws {
    func part(
      _ number: Int, of count: Int, started: Int = 1_800_000_000, _ mode: GoldenMode = .verify
    )
      throws -> Data
    {
      let file = RunRecord.file(of: .init(number: number, count: count), in: fixture.scratch)
      try GoldenSession(
        fixture.settings(mode, shard: .init(number: number, count: count)),
        run: RunIdentity(id: UUID().uuidString, isFiltered: false, started: started)
      ).end()
      return try Data(contentsOf: file)
    }
    func put(_ data: Data, _ name: String) throws {
      try data.write(to: fixture.scratch.appending(path: name))
    }
    func sentence() -> String? {
      do {
        return try record().incompleteness
      } catch {
        return "\(error)"
      }
    }
    let first = try part(1, of: 2)
    let second = try part(2, of: 2, started: 1_800_000_000 + 43_200)
    #expect(sentence() == nil)
    // A second more than twelve hours.
    let late = try part(2, of: 2, started: 1_800_000_000 + 43_201)
    try put(first, "run-1-of-2.jsonl")
    #expect(
      sentence()
        == "\(fixture.scratch.path)/run-1-of-2.jsonl and run-2-of-2.jsonl began 12 hours apart, "
        + "and are not parts of one run; remove the file that is left over, or run all parts again")
    try put(second, "run-2-of-2.jsonl")
    #expect(sentence() == nil)
    // Another source file makes another package of it.
    try Data().write(to: fixture.root.appending(path: "New.swift"))
    let other = try part(2, of: 2)
    try put(first, "run-1-of-2.jsonl")
    #expect(sentence()?.contains("are of two states of the package's sources") == true)
    try put(second, "run-2-of-2.jsonl")
    try put(try part(1, of: 3), "run-1-of-3.jsonl")
    try put(first, "run-1-of-2.jsonl")
    #expect(sentence()?.contains("are of suites in 2 and in 3 parts") == true)
    #expect(late != other)
  }

  @Test func `a run puts away the records that are no parts of it, and keeps those that are`()
    throws
  {
    func names() -> [String] {
      fixture.files(in: ".goldens").filter { $0.hasPrefix("run") }
    }
    for number in 1...2 { try fixture.session(shard: .init(number: number, count: 3)).end() }
    #expect(names() == ["run-1-of-3.jsonl", "run-2-of-3.jsonl"])
    try fixture.check(Color.red)
    #expect(names() == ["run.jsonl"])
    #expect(try record().incompleteness == nil)
    try fixture.session(shard: .init(number: 1, count: 2)).end()
    #expect(names() == ["run-1-of-2.jsonl"])
    // One that is missing is told with the file that waits for it.
    let place = "\(fixture.scratch.path)/run-1-of-2.jsonl"
    #expect(
      try record().incompleteness == "the records of parts 2/2 are missing beside \(place); "
        + "run these parts, or all tests in one part")
  }

  @Test func `a part of a run leaves the pictures of the other parts`() throws {
    for number in 1...2 {
      let session = try fixture.session(shard: .init(number: number, count: 2))
      _ = try GoldenCheck(
        "suite/part-\(number)/x.png", .picture, of: .still(Color.red), call: "T", in: session
      ).run()
      session.end()
    }
    let pictures = fixture.files(in: ".goldens").filter { $0.hasSuffix(".png") }
    #expect(pictures == ["suite/part-1/x.actual.png", "suite/part-2/x.actual.png"])
    #expect(try GoldenAcceptance(fixture.settings()).accept(.all).count == 2)
  }

  @Test func `what can't be removed is told, and stays in the index`() throws {
    try fixture.check(Color.red, "suite/case/x.png", .missing)
    let file = fixture.folder.appending(path: "suite/case/x.png")
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(
      at: file.appending(path: "mine"), withIntermediateDirectories: true)
    let folder = GoldenFolder(fixture.settings())
    let error = #expect(throws: GoldenError.self) { try folder.remove(["suite/case/x.png"]) }
    #expect(
      error?.description.hasPrefix("\(file.path) can't be written: it can't be removed: ") == true)
    #expect(FileManager.default.fileExists(atPath: file.appending(path: "mine").path))
    #expect(try folder.index().entries.keys.sorted() == ["suite/case/x.png"])
    #expect(throws: GoldenError.self) { try folder.remove(["../x.png"]) }
  }

  @Test func `a check that throws names its golden all the same`() throws {
    try fixture.check(Color.red, "suite/case/x.png", .missing)
    #expect(throws: GoldenError.self) {
      try fixture.check(Color.red, "suite/case/x.png", ignoring: ["clock"])
    }
    #expect(try record().results["suite/case/x.png"]?.outcome == .faulty)
    let status = try GoldenStatus(fixture.settings())
    #expect(status.paths == [.changed: ["suite/case/x.png"]])
    #expect(try GoldenPruning(fixture.settings()).prune() == [])
    #expect(try GoldenAcceptance(fixture.settings()).accept(.all) == [])
    let error = #expect(throws: GoldenError.self) {
      try GoldenAcceptance(fixture.settings()).accept(.names(["suite/case"]))
    }
    #expect(error?.description.contains("can't ignore \"clock\"") == true)
  }

  @Test func `a process is told by its file and number, and each beginning needs its end`() throws {
    for number in 1...2 { try fixture.session(shard: .init(number: number, count: 2)).end() }
    #expect(try record().incompleteness == nil)
    // The second part lost its process, whose number the first part's has as well.
    let part = fixture.scratch.appending(path: "run-2-of-2.jsonl")
    let lines = try String(contentsOf: part, encoding: .utf8).split(separator: "\n")
    try Data((lines.dropLast().joined(separator: "\n") + "\n").utf8).write(to: part)
    #expect(try record().incompleteness?.contains("did not come to its end") == true)
    // Began twice, ended once.
    let twice = [lines[0], lines[1], lines[1], lines[2]].joined(separator: "\n") + "\n"
    try Data(twice.utf8).write(to: part)
    #expect(try record().incompleteness?.contains("did not come to its end") == true)
  }

  @Test(arguments: [
    (#""count":1"#, #""count":0"#), (#""count":1"#, #""count":-3"#),
    (#""count":1"#, #""count":9223372036854775807"#),
    (#""started":"#, #""started":-"#), (#""started":"#, #""started":900000000"#),
  ])
  func `a run that can't be is damage`(old: String, new: String) throws {
    try fixture.check(Color.red)
    let text = try String(contentsOf: file, encoding: .utf8)
    try #require(text.contains(old))
    try Data(text.replacing(old, with: new).utf8).write(to: file)
    let error = #expect(throws: GoldenError.self) { try record() }
    #expect(error?.description.contains("line 1 is no line of a run's record") == true)
  }

  @Test func `no golden is read, written or removed through a link, and the link is a stray`()
    throws
  {
    try fixture.check(Color.red, "a/b/c.png", .missing)
    let (inside, outside) = (
      fixture.folder.appending(path: "a"), fixture.root.appending(path: "elsewhere")
    )
    try FileManager.default.moveItem(at: inside, to: outside)
    try FileManager.default.createSymbolicLink(at: inside, withDestinationURL: outside)
    try fixture.check(Color.red, "other/b/c.png", .missing)
    #expect(try GoldenPruning(fixture.settings()).prune() == [])
    let victim = outside.appending(path: "b/c.png").path
    #expect(FileManager.default.fileExists(atPath: victim))
    #expect(try GoldenStatus(fixture.settings()).paths[.stray] == ["a", "a/b/c.png"])
    let folder = GoldenFolder(fixture.settings())
    #expect(throws: GoldenError.self) { try folder.remove(["a/b/c.png"]) }
    #expect(throws: GoldenError.self) { try folder.read("a/b/c.png") }
  }
}
