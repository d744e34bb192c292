import Foundation
import Testing

/// A program at the other end of a terminal.
private final class Terminal {
  private let leader: Int32
  private let follower: Int32
  private let process = Process()
  private let folder: TemporaryFolder

  init(_ words: String..., in folder: TemporaryFolder) throws {
    self.folder = folder
    let name: String
    (leader, name) = try Self.pair()
    follower = open(name, O_RDWR | O_NOCTTY)
    try #require(follower >= 0)
    _ = try folder.file("errors", "")
    process.executableURL = try ToolProcess.executable()
    process.arguments = words
    process.standardInput = FileHandle(fileDescriptor: follower)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: folder.url("errors"))
    try process.run()
  }

  /// A new terminal: the end that types, and the name of the other.
  private static func pair() throws -> (leader: Int32, name: String) {
    let leader = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    try #require(leader >= 0)
    #if os(Linux)
      // TIOCSPTLCK and TIOCGPTN of asm-generic/ioctls.h, which Swift doesn't import.
      var (isLocked, number): (Int32, UInt32) = (0, 0)
      try #require(ioctl(leader, 0x4004_5431, &isLocked) == 0)
      try #require(ioctl(leader, 0x8004_5430, &number) == 0)
      return (leader, "/dev/pts/\(number)")
    #else
      try #require(grantpt(leader) == 0 && unlockpt(leader) == 0)
      return (leader, String(cString: try #require(ptsname(leader))))
    #endif
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    close(leader)
    close(follower)
  }

  /// Whether a key is passed on at once and isn't shown.
  var isRaw: Bool {
    var settings = termios()
    guard tcgetattr(follower, &settings) == 0 else { return false }
    return settings.c_lflag & tcflag_t(ICANON | ECHO) == 0
  }

  var messages: String {
    (try? String(contentsOf: folder.url("errors"), encoding: .utf8)) ?? ""
  }

  func type(_ keys: String) {
    _ = Array(keys.utf8).withUnsafeBytes { write(leader, $0.baseAddress, $0.count) }
  }

  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// Waits until something is so; a minute is longer than anything takes, unless it hangs.
  func wait(
    for what: String, at location: SourceLocation = #_sourceLocation, _ isSo: () throws -> Bool
  ) async throws {
    for _ in 0..<3000 {
      if try isSo() { return }
      try await Task.sleep(for: .milliseconds(20))
    }
    Issue.record("\(what) never came: \(messages)", sourceLocation: location)
    throw CancellationError()
  }

  func exitCode() async throws -> Int32 {
    try await wait(for: "the end") { !process.isRunning }
    return process.terminationStatus
  }
}

struct PartyTerminalTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func picture(_ name: String) throws -> Data? {
    guard FileManager.default.fileExists(atPath: folder.path(name)) else { return nil }
    let data = try Data(contentsOf: folder.url(name))
    // Whenever one looks, it is a whole PNG: its signature, and IEND with its checksum.
    #expect(data.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(
      data.suffix(12) == Data([0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]))
    return data
  }

  @Test func `an evening in a terminal: guests join, the TV comes, answers, goes and comes back`()
    async throws
  {
    let terminal = try Terminal(
      "party", "-o", folder.path("tv.png"), "--phone", folder.path("phone.png"), in: folder)
    try await terminal.wait(for: "the help") {
      terminal.messages.contains("connect or drop the TV")
    }
    try await terminal.wait(for: "a raw terminal") { terminal.isRaw }
    terminal.type("jj")
    try await terminal.wait(for: "the phone") { try picture("phone.png") != nil }
    #expect(try picture("tv.png") == nil)
    terminal.type("t")
    try await terminal.wait(for: "the TV") { try picture("tv.png") != nil }
    try await terminal.wait(for: "live") { terminal.messages.contains("TV: live") }
    let lobby = try picture("tv.png")
    terminal.type(" ")
    try await terminal.wait(for: "the question") { try picture("tv.png") != lobby }
    terminal.type(" 2")
    let answers = try picture("phone.png")
    terminal.type("t")
    try await terminal.wait(for: "the loss") {
      terminal.messages.contains("TV: disconnected (unplugged)")
    }
    try await terminal.wait(for: "the phone's notice") { try picture("phone.png") != answers }
    // The game is paused: nothing changes any more.
    let lost = try picture("tv.png")
    try await Task.sleep(for: .milliseconds(1500))
    #expect(try picture("tv.png") == lost)
    terminal.type("t")
    try await terminal.wait(for: "the return") {
      terminal.messages.components(separatedBy: "TV: live").count == 3
    }
    terminal.type("q")
    #expect(try await terminal.exitCode() == 0)
    #expect(!terminal.isRaw)
    #expect(try folder.names() == ["errors", "phone.png", "tv.png"])
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `a signal ends the evening, and the terminal is as it was`(_ number: Int32) async throws {
    let terminal = try Terminal("party", "-o", folder.path("tv.png"), in: folder)
    try await terminal.wait(for: "a raw terminal") { terminal.isRaw }
    terminal.type("t")
    try await terminal.wait(for: "live") { terminal.messages.contains("TV: live") }
    terminal.signal(number)
    #expect(try await terminal.exitCode() == 130)
    #expect(!terminal.isRaw)
    #expect(try folder.names().allSatisfy { !$0.hasPrefix(".") })
  }

  @Test func `a picture that can't be written ends the evening with a word on it`() async throws {
    let terminal = try Terminal("party", "-o", folder.path("none/tv.png"), in: folder)
    try await terminal.wait(for: "a raw terminal") { terminal.isRaw }
    terminal.type("t")
    #expect(try await terminal.exitCode() == 73)
    #expect(terminal.messages.contains("does not exist"))
    #expect(!terminal.isRaw)
  }
}
