import Foundation

/// A real browser without a window, where one is installed.
struct Browser {
  private let program: URL

  /// The first browser on the path.
  static let installed: Browser? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    let places = names.flatMap { name in folders.map { URL(fileURLWithPath: "\($0)/\(name)") } }
    return places.first { FileManager.default.isExecutableFile(atPath: $0.path) }
      .map(Browser.init(program:))
  }()

  /// A picture of a page in a window of 1000 × 1000 pixels.
  func screenshot(of page: URL, fragment: String, in folder: URL) throws -> Data {
    let picture = folder.appending(path: "screenshot.png")
    _ = try run(["--screenshot=\(picture.path)", page.absoluteString + "#" + fragment], in: folder)
    return try Data(contentsOf: picture)
  }

  /// A page's elements after its script has run.
  func document(of page: URL, in folder: URL) throws -> String {
    try run(["--dump-dom", page.absoluteString], in: folder)
  }

  private func run(_ words: [String], in folder: URL) throws -> String {
    let output = folder.appending(path: "browser.out")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = program
    process.arguments =
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        "--force-device-scale-factor=1", "--window-size=1000,1000",
        // Nothing may come from a network.
        "--host-resolver-rules=MAP * ~NOTFOUND", "--no-first-run",
        "--user-data-dir=\(folder.appending(path: "profile").path)",
      ] + words
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try String(contentsOf: output, encoding: .utf8)
  }
}
