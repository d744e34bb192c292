import Foundation
import TenFoot
import TenFootRaster
import Testing

/// The package that the README shows, built from the README's own lines.
struct ExamplePackageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The README's Swift listings that hold a phrase.
  private func listing(with phrase: String) throws -> String {
    let readme = try String(
      contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let listings = readme.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    return try #require(listings.first { $0.contains(phrase) })
  }

  /// Runs a program to its end and gives what it printed.
  private func run(_ arguments: [String], input: String? = nil) throws -> (
    status: Int32, output: String
  ) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = output
    let standardInput = Pipe()
    process.standardInput = standardInput
    try process.run()
    if let input { try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8)) }
    try standardInput.fileHandleForWriting.close()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  @Test func `the README's package builds and draws its scene`() throws {
    let package = FileManager.default.temporaryDirectory
      .appending(path: "tenfoot-example-\(UUID().uuidString)")
    let sources = package.appending(path: "Sources/polls")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: package) }
    try listing(with: "name: \"Polls\"")
      .replacing("\"../TenFoot\"", with: "\"\(Self.root.path)\"")
      .write(to: package.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
    try listing(with: "enum Poll: TenFootScene")
      .write(to: sources.appending(path: "Polls.swift"), atomically: true, encoding: .utf8)

    // A build folder of its own, kept between runs: the first build takes as long as TenFoot's.
    let scratch = Self.root.appending(path: ".build/example-package").path
    let swift = ["swift", "run", "--package-path", package.path, "--scratch-path", scratch, "polls"]
    let sample = package.appending(path: "poll.png")
    let drawn = try run(swift + ["render", "poll", "-o", sample.path])
    #expect(drawn.status == 0, "\(drawn.output)")
    let picture = try Bitmap(png: Data(contentsOf: sample))
    #expect((picture.width, picture.height) == (1920, 1080))
    // The lower left is the green bar of the yes votes: the system's green in the dark, 48, 209,
    // 88, at six tenths on black; Cairo may round the other way.
    let pixel = picture[200, 800]
    #expect(abs(Int(pixel.red) - 29) <= 1)
    #expect(abs(Int(pixel.green) - 125) <= 1)
    #expect(abs(Int(pixel.blue) - 53) <= 1)

    let round = package.appending(path: "round.png")
    let state = #"{"question": "Another round?", "yes": 41, "no": 1}"#
    let redrawn = try run(
      swift + ["render", "poll", "--state", "-", "-o", round.path], input: state)
    #expect(redrawn.status == 0, "\(redrawn.output)")
    #expect(try Bitmap(png: Data(contentsOf: round)) != picture)

    let wrong = try run(
      swift + ["render", "poll", "--state", "-", "-o", round.path],
      input: #"{"question": "Another round?", "yse": 41, "no": 1}"#)
    #expect(wrong.status == 65)
    #expect(wrong.output.contains("yse"))
  }
}
