import Foundation
import TenFoot
import TenFootRaster
import Testing

@testable import TenFootDisplay

/// Passes frames on, and tells when the sink behind is ready.
@MainActor
private final class Relay: FrameSink {
  private let sink: any FrameSink
  private var waiter: CheckedContinuation<Void, Never>?
  private var finished = 0

  init(_ sink: any FrameSink) { self.sink = sink }

  func receive(_ frame: Frame, done: @escaping @MainActor @Sendable () -> Void) {
    sink.receive(frame) {
      self.finished += 1
      done()
      self.waiter?.resume()
      self.waiter = nil
    }
  }

  /// Waits for the first frame.
  func firstFrame() async {
    if finished > 0 { return }
    await withCheckedContinuation { waiter = $0 }
  }
}

@MainActor
struct FrameSinkTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "tenfoot-\(UUID().uuidString)")

  /// What is in the folder, the unfinished included.
  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  /// A television at 720p whose frames go into the sink.
  private func show(_ sink: any FrameSink) throws -> (Room, Relay) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let room = try Room()
    let relay = Relay(sink)
    try room.center.connect(Room.tv.preferring(.hd720))
    room.clock.advance(by: .seconds(1))
    let screen = try #require(room.center[Room.tv.key])
    let window = Window(frame: screen.bounds, screen: screen)
    window.rootViewController = HostingController(rootView: Color.red)
    window.isHidden = false
    room.window = window
    room.center.addSink(relay, to: Room.tv.key)
    room.clock.advance(by: .milliseconds(20))
    return (room, relay)
  }

  @Test func `a folder gets a PNG file for each frame, named after it`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let sink = PNGFolderSink(folder: folder)
    let (_, relay) = try show(sink)
    await relay.firstFrame()
    #expect(sink.failure == nil)
    let names = try names()
    #expect(names.count == 1)
    #expect(names[0].hasPrefix("living-room-2-00000"))
    let bytes = try Data(contentsOf: folder.appending(path: names[0]))
    // The signature of PNG, and the width and height of its header.
    #expect(bytes.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(bytes[16..<24] == Data([0, 0, 5, 0, 0, 0, 2, 0xD0]))
  }

  @Test(arguments: FrameWork.Stage.allCases)
  func `a screen that goes between two stages of a frame gets no frame`(_ stage: FrameWork.Stage)
    async throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let sink = PNGFolderSink(folder: folder)
    let center = Mailbox<ScreenCenter>()
    sink.work = .leaving(at: stage, center)
    let (room, relay) = try show(sink, center)
    await relay.firstFrame()
    #expect(try names() == [])
    #expect(room.center[Room.tv.key] == nil)
    #expect(sink.failure == nil)
  }

  @Test(arguments: FrameWork.Stage.allCases)
  func `a pipe gets nothing of a frame whose screen goes between two stages`(
    _ stage: FrameWork.Stage
  ) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // A file takes what a pipe would, and needs nobody to read it meanwhile.
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "raw")
    try Data().write(to: file)
    let sink = RawPipeSink(try FileHandle(forWritingTo: file))
    let center = Mailbox<ScreenCenter>()
    sink.work = .leaving(at: stage, center)
    let (room, relay) = try show(sink, center)
    await relay.firstFrame()
    #expect(try Data(contentsOf: file).isEmpty)
    #expect(room.center[Room.tv.key] == nil)
    #expect(sink.failure == nil)
  }

  @Test func `a file that nobody may see any more is not left behind half written`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let sink = PNGFolderSink(folder: folder)
    let (room, relay) = try show(sink)
    await relay.firstFrame()
    try room.center.disconnect(Room.tv.key)
    let all = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(all.count == 1 && all[0].hasSuffix(".png"))
  }

  @Test func `a reader that has gone is told of once, and nothing stops`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    signal(SIGPIPE, SIG_IGN)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let sink = RawPipeSink(pipe.fileHandleForWriting)
    let (room, relay) = try show(sink)
    await relay.firstFrame()
    #expect(sink.failure != nil)
    withExtendedLifetime(room) {}
  }

  private func show(
    _ sink: any FrameSink, _ center: Mailbox<ScreenCenter>
  ) throws -> (Room, Relay) {
    let (room, relay) = try show(sink)
    center.content = room.center
    return (room, relay)
  }

  @Test func `a folder that isn't there is told of, and nothing stops`() async throws {
    let sink = PNGFolderSink(folder: folder.appending(path: "missing"))
    let (_, relay) = try show(sink)
    await relay.firstFrame()
    #expect(sink.failure != nil)
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func `a pipe gets all pixels of a frame, blue first`() async throws {
    let pipe = Pipe()
    let reader = Task.detached { pipe.fileHandleForReading.readDataToEndOfFile() }
    let sink = RawPipeSink(pipe.fileHandleForWriting)
    let (room, relay) = try show(sink)
    await relay.firstFrame()
    try pipe.fileHandleForWriting.close()
    let bytes = await reader.value
    #expect(bytes.count == 1280 * 720 * 4)
    let middle = (360 * 1280 + 640) * 4
    #expect(bytes[middle + 2] > 200 && bytes[middle] < 100)
    room.window = nil
    try? FileManager.default.removeItem(at: folder)
  }
}

/// Holds something that is made later.
@MainActor
private final class Mailbox<Content: AnyObject> {
  weak var content: Content?
}

extension FrameWork {
  /// Disconnects the television when a stage is reached.
  fileprivate static func leaving(at stage: Stage, _ center: Mailbox<ScreenCenter>) -> FrameWork {
    var work = FrameWork()
    work.between = { reached in
      guard reached == stage else { return }
      await MainActor.run { try? center.content?.disconnect(Room.tv.key) }
    }
    return work
  }
}

@MainActor
struct SinkLaneTests {
  @Test func `a sink is judged when it was offered four frames, and not before`() throws {
    let room = try Room()
    let model = Counter()
    let session = room.session(model)
    room.television.effort = .seconds(60)
    try room.connect()
    // The first is being worked on, one waits, and two were dropped: three are settled.
    room.change(model, times: 3, every: .milliseconds(100))
    #expect(room.center.deliveries(to: Room.tv.key)[0].dropped == 2)
    #expect(!room.center.deliveries(to: Room.tv.key)[0].isSlow)
    room.change(model, times: 1, every: .milliseconds(100))
    #expect(room.center.deliveries(to: Room.tv.key)[0].isSlow)
    #expect(session.state == .degraded(.slowConsumer))
  }

  @Test(arguments: [(2, [4, 5]), (0, [5]), (.max, [1, 2, 3, 4, 5])])
  func `a sink in memory keeps the newest frames, and one at least`(limit: Int, numbers: [Int])
    throws
  {
    let room = try Room()
    let model = Counter()
    let session = room.session(model)
    let sink = MemorySink(limit: limit)
    room.center.addSink(sink, to: Room.tv.key)
    try room.connect()
    room.change(model, times: 4, every: .milliseconds(100))
    #expect(sink.frames.map(\.number) == numbers)
    withExtendedLifetime(session) {}
  }
}

struct BitmapPlacementTests {
  @Test(arguments: [(-9, 0), (9, 0), (0, -9), (0, 9), (100, 100)])
  func `what lies wholly outside leaves the ground black`(_ x: Int, _ y: Int) {
    let white = Bitmap(width: 4, height: 4, isOpaque: true) { bytes in
      bytes.initializeMemory(as: UInt8.self, repeating: 255)
    }
    let placed = white.placed(
      inWidth: 4, height: 4, centeredIn: CGRect(x: x, y: y, width: 4, height: 4))
    #expect((0..<4).allSatisfy { y in (0..<4).allSatisfy { placed[$0, y].red == 0 } })
  }

  @Test func `a picture is put in the middle of an area and cut off where it doesn't fit`() {
    let white = Bitmap(width: 4, height: 2, isOpaque: true) { bytes in
      bytes.initializeMemory(as: UInt8.self, repeating: 255)
    }
    let placed = white.placed(
      inWidth: 6, height: 6, centeredIn: CGRect(x: 0, y: 0, width: 6, height: 6))
    let rows = (0..<6).map { y in (0..<6).map { placed[$0, y].red == 255 ? "#" : "." }.joined() }
    #expect(rows == ["......", "......", ".####.", ".####.", "......", "......"])
    let cut = white.placed(
      inWidth: 2, height: 2, centeredIn: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect((0..<2).allSatisfy { x in (0..<2).allSatisfy { cut[x, $0].red == 255 } })
  }
}
