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
    (["x.xctest", "-XCTest", "A/b"], true),
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

  @Test func `a record that is damaged is told, and not half read`() throws {
    try fixture.check(Color.red)
    let file = fixture.scratch.appending(path: "run.jsonl")
    try Data("{\"header\"".utf8).write(to: file)
    #expect(throws: GoldenError.self) { try record() }
  }
}
