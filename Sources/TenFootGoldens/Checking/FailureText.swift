import TenFoot

/// What a failed check tells, fact by fact.
struct FailureText {
  private let golden: String
  private let what: String
  private var facts: [GoldenResult.Fact] = []

  /// Begins with the golden and what happened to it.
  init(_ golden: String, _ what: String) {
    self.golden = golden
    self.what = what
  }

  /// Adds a fact, such as `view: Scoreboard/Text "4"`.
  mutating func add(_ label: String, _ text: String?) {
    if let text { facts.append(.init(label: label, text: text)) }
  }

  /// The report: a line for each fact, and how to accept what there is now.
  func report(cause: String) -> GoldenResult.Report {
    var lines = ["The golden \(golden) \(what)"]
    lines += facts.map { "  \($0.label): \($0.text)" }
    lines.append("  accept: \(GoldenCommand.accept(golden))")
    var report = GoldenResult.Report(message: lines.joined(separator: "\n"), cause: cause)
    report.what = what
    report.facts = facts
    return report
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
