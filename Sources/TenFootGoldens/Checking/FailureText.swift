import TenFoot

/// Makes the lines that a failed check tells.
struct FailureText {
  private(set) var lines: [String]

  /// Begins with the golden and what happened to it.
  init(_ golden: String, _ what: String) {
    lines = ["The golden \(golden) \(what)"]
  }

  /// Adds a line, such as `view: Scoreboard/Text "4"`.
  mutating func add(_ label: String, _ text: String?) {
    if let text { lines.append("  \(label): \(text)") }
  }

  /// The lines, and how to accept what there is now.
  func description(accepting golden: String?) -> String {
    let command = golden.map { ["  accept: \(GoldenCommand.accept($0))"] } ?? []
    return (lines + command).joined(separator: "\n")
  }
}

/// The commands that messages and reports tell people to run.
package enum GoldenCommand {
  /// The command that accepts a golden.
  package static func accept(_ golden: String) -> String { "tenfoot goldens accept \(golden)" }

  /// The command that accepts a group.
  package static func accept(group: Int) -> String { "tenfoot goldens accept --group \(group)" }
}

extension Bitmap.Pixel {
  /// The pixel in hexadecimal notation, with the alpha channel unless it is opaque.
  var hexadecimal: String {
    let channels = [red, green, blue] + (alpha == 255 ? [] : [alpha])
    return channels.reduce(into: "#") { text, channel in
      text += (channel < 16 ? "0" : "") + String(channel, radix: 16, uppercase: true)
    }
  }
}
