import Foundation
import TenFootRaster

/// A text that is checked against its golden.
struct TextContentCheck: GoldenContent {
  let text: String

  var checksum: Checksum { Checksum(of: text) }

  func encoded(_ check: GoldenCheck) throws(GoldenError) -> (data: Data, entry: GoldenEntry) {
    let data = Data(text.utf8)
    return (data, GoldenEntry(file: Checksum(data)))
  }

  func compare(
    with stored: Data?, _ entry: GoldenEntry?, _ check: GoldenCheck
  ) throws(GoldenError) -> GoldenCheck.Finding {
    guard let stored else { return missing(check) }
    // A checkout may have changed the ends of lines.
    let expected = String(decoding: stored, as: UTF8.self).replacing("\r\n", with: "\n")
    guard let change = DumpChange(from: expected, to: text) else {
      return GoldenCheck.Finding(outcome: .same)
    }
    var message = FailureText(check.path, "differs.")
    message.add("first difference", change.sentence)
    let kind = change.changedText.map { DifferenceKind.text(from: $0.from, to: $0.to) }
    message.add("kind", kind?.description)
    message.add("actual", check.session.files.url(.actual, of: check.path).path)
    let cause = "\(check.kind.rawValue): \(kind?.description ?? "other text")"
    return GoldenCheck.Finding(outcome: .changed, report: message.report(cause: cause))
  }
}
