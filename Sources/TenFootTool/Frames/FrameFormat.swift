import TenFootRaster

/// The kinds of files that frames are written to.
enum FrameFormat: String, Hashable, Sendable, CaseIterable {
  /// A picture.
  case png
  /// A document, a page for each frame.
  case pdf
  /// A drawing.
  case svg
  /// One stream of frames for a video, and the same as nothing but pixels.
  case y4m, bgra, rgba, rgb

  /// The stream that the format is, if it is one.
  var stream: FrameStream? { FrameStream(rawValue: rawValue) }

  /// The format that a file's name ends with.
  init?(path: String) {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
    self.init(rawValue: path[dot...].dropFirst().lowercased())
  }

  /// The flag that says which, with the formats that a command knows.
  static func option(_ formats: [FrameFormat], fallback: String) -> Option<FrameFormat?> {
    let names = formats.map(\.rawValue)
    return Option(
      "--format", "FORMAT", help: "What is written: \(names.joined(separator: ", ")).",
      fallback: .value(nil, text: fallback)
    ) { text throws(ToolError) in
      guard let format = FrameFormat(rawValue: text), formats.contains(format) else {
        throw .badValue(
          name: "--format", value: text, rule: "there are \(names.joined(separator: ", "))",
          nearest: Suggestion.nearest(to: text, in: names))
      }
      return format
    }
  }
}
