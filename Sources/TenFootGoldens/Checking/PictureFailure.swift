import Foundation
import TenFoot
import TenFootRaster

/// Explains how a picture differs from its golden.
struct PictureFailure {
  private let content: PictureContent
  private let expected: Bitmap
  private let stored: Data
  private let stage: ChangedStage
  private let check: GoldenCheck

  init(
    _ content: PictureContent, _ expected: Bitmap, _ stored: Data, _ entry: GoldenEntry?,
    _ check: GoldenCheck
  ) {
    self.content = content
    self.expected = expected
    self.stored = stored
    self.check = check
    // An entry for other bytes than these says nothing about them.
    let isKnown = entry?.file == Checksum(stored)
    stage = ChangedStage(from: isKnown ? entry?.origin : nil, to: content.subject.origin)
  }

  /// The finding for a picture of another size.
  func ofSize() throws(RasterError) -> GoldenCheck.Finding {
    let strip = DifferencePicture.strip(
      ofSizes: try expected.withComparableAlpha(), try content.bitmap.withComparableAlpha())
    var text = FailureText(
      check.path,
      "has another size: expected \(expected.width) × \(expected.height), "
        + "is \(content.bitmap.width) × \(content.bitmap.height).")
    addStage(to: &text)
    addFiles(to: &text)
    return GoldenCheck.Finding(
      outcome: .changed, report: text.report(cause: cause(DifferenceKind.size)),
      difference: try strip.pngData(.fast))
  }

  /// The finding for a golden that differs in what its file holds and no drawn picture does.
  func ofHidden(_ count: Int) -> GoldenCheck.Finding {
    var text = FailureText(
      check.path,
      "holds other pixels, \(count) of them, in 16 bits a channel or in colors of little opacity, which "
        + "no drawn picture has.")
    addFiles(to: &text)
    return GoldenCheck.Finding(
      outcome: .changed, report: text.report(cause: "pixels that only a file holds"))
  }

  /// The finding for a picture in which views that are ignored stood elsewhere before.
  func ofIgnored(_ before: [PixelArea]) -> GoldenCheck.Finding {
    var text = FailureText(check.path, "ignores views that have other frames now.")
    func list(_ areas: [PixelArea]) -> String { areas.map(\.description).joined(separator: ", ") }
    text.add("frames", "expected \(list(before)), is \(list(content.ignored.areas))")
    addStage(to: &text)
    addFiles(to: &text)
    var report = text.report(cause: "layout: frames of ignored views")
    report.ignored = before + content.ignored.areas
    return GoldenCheck.Finding(outcome: .changed, report: report)
  }

  /// The finding for a picture whose pixels differ outside of the areas that are ignored.
  func finding(
    _ difference: PictureDifference, ignoring ignored: [PixelArea]
  ) throws(RasterError) -> GoldenCheck.Finding {
    if let allowance = check.allowance, allowance.covers(difference, on: check.session.settings) {
      let report = GoldenResult.Report(
        message: allowed(difference, allowance), cause: "allowed")
      return GoldenCheck.Finding(outcome: .allowed, report: report.measured(difference))
    }
    let kind = kind(of: difference)
    let strip = DifferencePicture.strip(
      from: try expected.withComparableAlpha(), to: try content.bitmap.withComparableAlpha(),
      around: difference.regions.first?.area ?? difference.area, ignoring: ignored)
    var text = text(difference, kind)
    text.add("allowance", check.allowance?.lapse(on: check.session.settings))
    var report = text.report(cause: cause(kind)).measured(difference)
    report.ignored = ignored.isEmpty ? nil : ignored
    return GoldenCheck.Finding(
      outcome: .changed, report: report, difference: try strip.pngData(.fast))
  }

  private func allowed(
    _ difference: PictureDifference, _ allowance: GoldenAllowance
  ) -> String {
    let slack = [
      (difference.largestChannel, allowance.channel, "levels"),
      (difference.pixelCount, allowance.pixels, "pixels"),
      (difference.densestWindow, allowance.window, "pixels in a 32 × 32 window"),
    ]
    let loose = slack.filter { $0.0 < $0.1 }.map { "\($0.0) of \($0.1) \($0.2)" }
    guard !loose.isEmpty else { return "The golden \(check.path) needed all that it is allowed." }
    return "The golden \(check.path) needed less than it is allowed: "
      + loose.joined(separator: ", ") + ". Tighten the allowance."
  }

  /// What kind of difference it is; what the text forms tell is better than what pixels tell.
  private func kind(of difference: PictureDifference) -> DifferenceKind {
    guard let change = layoutChange?.changedText else { return difference.kind }
    return .text(from: change.from, to: change.to)
  }

  private var layoutChange: DumpChange? {
    PNGNote.text(named: PictureContent.noteName, in: stored).flatMap { note in
      DumpChange(from: note, to: content.subject.text(.layout))
    }
  }

  private func text(_ difference: PictureDifference, _ kind: DifferenceKind) -> FailureText {
    let total = expected.width * expected.height
    var text = FailureText(
      check.path, "differs in \(difference.pixelCount) of \(total) pixels.")
    let regions = difference.regions.count
    let parts = ", in \(regions) parts, the largest at \(difference.regions[0].area)"
    text.add("where", "\(difference.area)\(regions > 1 ? parts : "")")
    let first = difference.first
    text.add(
      "first pixel",
      "\(first.x),\(first.y): expected \(first.expected.hexadecimal), "
        + "is \(first.actual.hexadecimal)")
    let alpha = difference.isAlphaOnly ? ", in opacity only" : ""
    text.add(
      "how much",
      "at most \(difference.largestChannel) of 255 in a channel\(alpha), "
        + "at most \(difference.densestWindow) pixels in 32 × 32")
    text.add("kind", kind.description)
    addStage(to: &text)
    let place = content.subject.view(
      under: difference.regions.first?.area ?? difference.area, ofHeight: expected.height)
    text.add("view", place.path)
    text.add("time", place.time.map { "\($0) s" })
    addFiles(to: &text)
    return text
  }

  private func addStage(to text: inout FailureText) {
    text.add("first stage that differs", stage.description)
    text.add("layout", layoutChange?.sentence)
  }

  private func addFiles(to text: inout FailureText) {
    let file = check.session.files.url(.actual, of: check.path)
    text.add("files", file.deletingLastPathComponent().path)
  }

  private func cause(_ kind: DifferenceKind) -> String {
    switch stage {
    case .fonts, .libraries: stage.description
    default: "\(stage == .unknown ? "pixels" : stage.description): \(kind)"
    }
  }
}

extension GoldenResult.Report {
  /// The report with the numbers of a difference.
  fileprivate func measured(_ difference: PictureDifference) -> Self {
    var report = self
    report.pixels = difference.pixelCount
    report.channel = difference.largestChannel
    report.window = difference.densestWindow
    report.areas = difference.regions.prefix(16).map(\.area)
    return report
  }
}
