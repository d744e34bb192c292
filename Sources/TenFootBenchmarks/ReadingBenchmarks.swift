import Foundation
import TenFoot
import TenFootDisplay
import TenFootRaster

extension Benchmark {
  /// How much of a page a reading program reads of what an eye resolves, by the height of capitals: it
  /// needs `tesseract`, and is measured when it is asked for.
  static let reading: [Benchmark] = [1, 0.5].flatMap { acuity in
    [4.0, 5, 6, 7, 8, 12, 16, 20, 24].map { angle in
      var benchmark = Benchmark(
        key: acuity == 1 ? "ocr.\(Int(angle))" : "ocr.half.\(Int(angle))",
        summary: "share of words that tesseract reads at \(Int(angle))′ with an acuity of \(acuity)"
      ) { _ in
        let page = ReadingPage(arcMinutes: angle, acuity: acuity)
        return .value(try page.shareRead(), unit: "share")
      }
      benchmark.isOnDemand = true
      return benchmark
    }
  }
}

/// A page of words as an eye sees it from 10 feet on 43 inches.
private struct ReadingPage {
  let arcMinutes: Double
  let acuity: Double

  /// Short words without a meaning together, so that no dictionary of phrases helps.
  private static let words = """
    harbor quick lemon jacket window purple saddle mixed frozen baker vivid orchid planet zebra \
    copper dragon forest garnet hollow island jungle kettle ladder magnet napkin oyster pepper \
    quartz ribbon silver tunnel umpire velvet walnut yellow zipper anchor beacon candle donkey
    """.split(separator: " ").map(String.init)

  @MainActor func shareRead() throws -> Double {
    let frames = try FrameRenderer()
    // Twice the pixels, so that the page and not the picture's own grain is read.
    var room = DisplayCanvas(pixelWidth: 3840, pixelHeight: 2160)
    room.viewing?.acuity = acuity
    guard let height = room.points(in: .arcMinutes(arcMinutes)) else { return 0 }
    // Inter's capitals are 8/11 of its size.
    let size = height * 11 / 8
    let view = Text(verbatim: Self.words.joined(separator: " "))
      .font(.system(size: size, weight: .medium)).lineSpacing(size * 0.3)
      .foregroundStyle(Color(white: 0.92))
      .frame(width: size * 24).padding(size).background(Color(white: 0.06))
    let list = frames.compose(
      view, on: DisplayCanvas(size: CGSize(width: size * 26, height: size * 20), scale: 2))
    let seen = try frames.draw(list).seen(on: room)
    let folder = try TemporaryFolder()
    let file = folder.path("page.png")
    try seen.pngData().write(to: URL(fileURLWithPath: file))
    let read = Set(try Self.read(file))
    return Double(Self.words.count { read.contains($0) }) / Double(Self.words.count)
  }

  /// The words that tesseract reads in a picture.
  private static func read(_ file: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["tesseract", file, "stdout", "--psm", "6"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchmarkFailure("tesseract is needed: apt-get install tesseract-ocr")
    }
    return String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .map(String.init)
  }
}
