import Foundation

/// A program that reads pictures and documents, independently of the code under test.
struct OutsideProgram {
  static let pngcheck = OutsideProgram(name: "pngcheck")
  static let pdfToText = OutsideProgram(name: "pdftotext")
  static let pdfToPicture = OutsideProgram(name: "pdftoppm")
  static let imageMagick = OutsideProgram(name: "convert")

  private let executable: URL?

  private init(name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    executable = folders.map { URL(fileURLWithPath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  var isInstalled: Bool { executable != nil }

  /// Runs the program on a file of these bytes, and returns what it prints.
  func run(
    _ options: [String] = [], after: [String] = [], on data: Data, format: String = "png"
  ) throws -> Data {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("TenFoot-\(UUID().uuidString).\(format)")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = executable
    process.arguments = options + [file.path] + after
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return bytes
  }
}
