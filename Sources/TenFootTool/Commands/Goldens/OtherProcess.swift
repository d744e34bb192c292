import Foundation

/// A process of its own in which the same pictures must come out, in settings that are not ours.
struct OtherProcess: Sendable {
  /// What is other than here, in a few words.
  let name: String
  /// The variables that make it so.
  var variables: [String: String] = [:]
  /// The threads that draw the bands of a frame.
  var threads = 1

  /// The processes that a picture could depend on by mistake: each stands for a machine of others.
  static let all = [
    OtherProcess(name: "in a process of its own"),
    OtherProcess(name: "in a process of 4 threads", threads: 4),
    // What pixman draws with where it knows no better, as on a processor of another kind.
    OtherProcess(
      name: "without vector instructions",
      variables: [
        "PIXMAN_DISABLE": "mmx sse2 ssse3 arm-simd arm-neon arm-a64-neon arm-iwmmxt"
      ]),
    OtherProcess(
      name: "with another language and time zone",
      variables: ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu"]),
    OtherProcess(
      name: "with another home and other font settings",
      variables: [
        "HOME": "/nonexistent", "XDG_CONFIG_HOME": "/nonexistent",
        "FONTCONFIG_FILE": "/nonexistent/fonts.conf",
        "FREETYPE_PROPERTIES": "truetype:interpreter-version=35",
      ]),
    // Memory that nobody has written to holds what it held; glibc makes it hold something else.
    OtherProcess(name: "with memory that was used before", variables: ["MALLOC_PERTURB_": "165"]),
  ]

  /// The checksums of the pictures that a tool draws there, by their names.
  ///
  /// - Parameter executable: The tool.
  /// - Returns: A checksum in hexadecimal digits for each name.
  /// - Throws: ``ToolError`` when it does not come to its end.
  func checksums(of executable: URL) async throws(ToolError) -> [String: String] {
    let process = Process()
    process.executableURL = executable
    process.arguments = ["goldens", "calibrate", "--checksums", "--threads", "\(threads)"]
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    let text: Data
    do {
      try process.run()
      text = try output.fileHandleForReading.readToEnd() ?? Data()
    } catch {
      throw .fault("\(executable.path) can't be run: \(error.localizedDescription)")
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw .fault("drawing \(name) ended with \(process.terminationStatus)")
    }
    var checksums: [String: String] = [:]
    for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      checksums[words.dropLast().joined(separator: " ")] = words.last.map(String.init)
    }
    return checksums
  }
}
