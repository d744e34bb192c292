import Foundation
import TenFoot
import TenFootDisplay
import Testing

@testable import TenFootTool

@MainActor
struct PictureFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Shows a view on a television whose picture goes into a file, and waits for the file.
  private func show(_ work: (ScreenCenter) -> FrameWork) async throws -> PictureFile {
    let clock = VirtualClock()
    let center = ScreenCenter(clock: clock, timing: .immediate)
    let screen = KnownScreens.livingRoom.preferring(.hd720)
    let file = PictureFile(folder.path("tv.png"))
    file.work = work(center)
    center.addSink(file, to: screen.key)
    try center.connect(screen)
    clock.advance(by: .seconds(1))
    while file.isBusy { await Task.yield() }
    return file
  }

  @Test func `a frame becomes a file`() async throws {
    let file = try await show { _ in FrameWork() }
    #expect(file.failure == nil)
    #expect(try folder.names() == ["tv.png"])
  }

  @Test(arguments: FrameWork.Stage.allCases)
  func `a screen that goes between two stages of its frame leaves the old file and nothing else`(
    _ stage: FrameWork.Stage
  ) async throws {
    _ = try folder.file("tv.png", "what was shown before")
    let file = try await show { center in
      var work = FrameWork()
      work.between = { reached in
        guard reached == stage else { return }
        await MainActor.run { try? center.disconnect(KnownScreens.livingRoom.key) }
      }
      return work
    }
    #expect(file.failure == nil)
    #expect(try folder.names() == ["tv.png"])
    #expect(
      try String(contentsOf: folder.url("tv.png"), encoding: .utf8) == "what was shown before")
  }

  @Test func `a file is not renamed once its frame may not be shown`() async throws {
    _ = try folder.file("tv.png", "old")
    let clock = VirtualClock()
    let center = ScreenCenter(clock: clock, timing: .immediate)
    let sink = MemorySink()
    center.addSink(sink, to: "living-room")
    try center.connect(KnownScreens.livingRoom)
    clock.advance(by: .seconds(1))
    let frame = try #require(sink.frames.last)
    try OutputFile.write(Data("new".utf8), to: folder.path("tv.png"), showing: frame)
    #expect(try String(contentsOf: folder.url("tv.png"), encoding: .utf8) == "new")
    try center.disconnect("living-room")
    try OutputFile.write(Data("newer".utf8), to: folder.path("tv.png"), showing: frame)
    #expect(try String(contentsOf: folder.url("tv.png"), encoding: .utf8) == "new")
    #expect(try folder.names() == ["tv.png"])
  }
}
