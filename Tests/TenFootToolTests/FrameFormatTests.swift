import Foundation
import Testing

@testable import TenFootTool

struct FrameFormatTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func states(_ count: Int) throws -> String {
    let lines = (1...count).map { #"{"question": "\#($0)", "answers": []}"# }
    return try folder.file("states.jsonl", lines.joined(separator: "\n"))
  }

  @Test(arguments: [("x.pdf", "%PDF-"), ("x.SVG", "<?xml")])
  func `the output's name says what is written`(name: String, start: String) async throws {
    let run = try await ToolRun(
      "render", "poll", "--screen", "64x36", "-o", folder.path(name))
    #expect(run.code == .done)
    #expect(try Data(contentsOf: folder.url(name)).starts(with: start.utf8))
  }

  @Test func `a flag says what is written to standard output`() async throws {
    let run = try await ToolRun(
      "render", "poll", "--screen", "64x36", "--format", "rgb", "-o", "-")
    #expect(run.output.count == 64 * 36 * 3)
  }

  @Test func `an unknown format is refused with the known ones`() async throws {
    let run = try await ToolRun("render", "poll", "--format", "pgn")
    #expect(run.code == .usage)
    #expect(run.errors.contains("png"))
  }

  @Test func `slides become the pages of a document`() async throws {
    let run = try await ToolRun(
      "slides", "poll", "--states", states(3), "--screen", "64x36", "-o", folder.path("x.pdf"))
    #expect(run.code == .done)
    let pdf = String(
      decoding: try Data(contentsOf: folder.url("x.pdf")), as: Unicode.ASCII.self)
    #expect(pdf.matches(of: /\/Type \/Page[^s]/).count == 3)
  }

  @Test func `a stream has the frames in the order of the lines, whatever the jobs`() async throws {
    let words = ["slides", "poll", "--states", try states(12), "--screen", "64x36"]
    let one = try await ToolRun(
      words: words + ["--format", "y4m", "--fps", "30", "-o", "-", "--jobs", "1"])
    let many = try await ToolRun(
      words: words + ["--format", "y4m", "--fps", "30", "-o", "-", "--jobs", "5"])
    #expect(one.code == .done)
    #expect(one.output == many.output)
    let header = "YUV4MPEG2 W64 H36 F30:1 Ip A1:1 C444 XCOLORRANGE=LIMITED\n"
    #expect(one.output.starts(with: header.utf8))
    #expect(one.output.count == header.utf8.count + 12 * ("FRAME\n".utf8.count + 64 * 36 * 3))
  }

  @Test func `ffmpeg reads the stream's frames in their colors`() async throws {
    let words = ["slides", "poll", "--states", try states(4), "--screen", "64x36", "-o", "-"]
    let video = try await ToolRun(words: words + ["--format", "y4m"]).output
    let plain = try await ToolRun(words: words + ["--format", "rgb"]).output
    try video.write(to: folder.url("video.y4m"))
    let ffmpeg = Process()
    ffmpeg.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    ffmpeg.arguments = [
      "ffmpeg", "-v", "error", "-i", folder.path("video.y4m"), "-vf",
      "scale=in_color_matrix=bt709", "-pix_fmt", "rgb24", "-f", "rawvideo",
      folder.path("decoded"),
    ]
    try ffmpeg.run()
    ffmpeg.waitUntilExit()
    let decoded = try Data(contentsOf: folder.url("decoded"))
    #expect(decoded.count == 4 * 64 * 36 * 3)
    #expect(decoded.count == plain.count)
    let farthest = zip(decoded, plain).map { abs(Int($0) - Int($1)) }.max() ?? 255
    #expect(farthest <= 4)
  }

  @Test func `a stream goes to standard output only`() async throws {
    let run = try await ToolRun(
      "slides", "poll", "--states", states(1), "--format", "y4m", "-o", folder.path("x"))
    #expect(run.code == .usage)
    #expect(run.errors.contains("-o -"))
  }
}
