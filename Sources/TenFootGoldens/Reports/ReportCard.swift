import Foundation
import TenFoot
import TenFootRaster

/// A failure on the report's page: what is told of it, and its pictures over one another.
struct ReportCard {
  private let result: GoldenResult
  private let files: ResultFiles
  private let isAccepted: Bool

  init(_ result: GoldenResult, _ files: ResultFiles, isAccepted: Bool) {
    self.result = result
    self.files = files
    self.isAccepted = isAccepted
  }

  var html: String {
    get throws(GoldenError) {
      let parts = result.golden.split(separator: "/")
      let folder = parts.dropLast().map { $0 + "/" }.joined()
      return """
        <article id="\(MarkupText(result.golden))"><h3><span>\(MarkupText(folder))</span>\
        \(MarkupText(parts.last.map(String.init) ?? ""))</h3>
        \(told)\(command)
        \(result.kind == .picture ? try pictures : try text)</article>
        """
    }
  }

  private var command: String {
    if isAccepted { return "<p class=\"what\">was accepted since the run.</p>" }
    guard result.outcome.canBeAccepted else { return "" }
    return ReportPage.command(GoldenCommand.accept(result.golden))
  }

  private var told: String {
    guard let report = result.report else { return "<p class=\"what\">\(result.outcome)</p>" }
    guard let what = report.what, let facts = report.facts else {
      return "<p class=\"what\">\(MarkupText(report.message))</p>"
    }
    let rows = facts.filter { $0.label != "files" }.map { fact in
      "<dt>\(MarkupText(fact.label))</dt><dd>\(MarkupText(fact.text))</dd>"
    }
    let call = "<dt>test</dt><dd>\(MarkupText(result.call))</dd>"
    return "<p class=\"what\">\(MarkupText(what))</p><dl>\(rows.joined())\(call)</dl>"
  }

  private var pictures: String {
    get throws(GoldenError) {
      // A browser draws other colors for a file with other notes on color; the comparison doesn't.
      let expected = try files.read(.expected, of: result.golden).map { golden in
        (try? Bitmap(png: golden).pngData()) ?? golden
      }
      guard let actual = try files.read(.actual, of: result.golden) else { return "" }
      var html = viewer(expected, actual)
      if let strip = try files.read(.difference, of: result.golden) {
        html += "<figure><img class=\"strip\" alt=\"expected, actual, difference\" "
        html += "src=\"\(Self.source(strip))\"><figcaption><span>expected</span>"
        html += "<span>actual</span><span>difference</span></figcaption></figure>"
      }
      return html
    }
  }

  private func viewer(_ expected: Data?, _ actual: Data) -> String {
    let images = [("expected", expected), ("actual", actual)].compactMap { name, data in
      data.map { "<img class=\"\(name)\" alt=\"\(name)\" src=\"\(Self.source($0))\">" }
    }
    let boxes = (result.report?.areas ?? []).map { Self.box($0) }
    let covers = (result.report?.ignored ?? []).map { Self.box($0, " class=\"ignored\"") }
    let slider = """
      <div class="sides">expected<input type="range" min="0" max="100" value="50" \
      aria-label="how much of the expected picture is seen">actual</div>
      """
    return """
      <div class="viewer\(expected == nil ? "" : " pair")">\(expected == nil ? "" : slider)
      <div class="scroll"><div class="stage">\(images.joined())\(boxes.joined())\
      \(covers.joined())</div></div></div>
      """
  }

  private static func box(_ area: PixelArea, _ kind: String = "") -> String {
    "<i\(kind) data-area=\"\(area.x) \(area.y) \(area.width) \(area.height)\"></i>"
  }

  /// The lines of a text that differ, with some around them.
  private var text: String {
    get throws(GoldenError) {
      guard let actual = try files.read(.actual, of: result.golden) else { return "" }
      let expected = try files.read(.expected, of: result.golden) ?? Data()
      let lines = LineDifference(
        from: String(decoding: expected, as: UTF8.self),
        to: String(decoding: actual, as: UTF8.self)
      ).lines.map { line in
        switch line {
        case .same(let text): "  \(MarkupText(text))"
        case .removed(let text): "<del>- \(MarkupText(text))</del>"
        case .added(let text): "<ins>+ \(MarkupText(text))</ins>"
        case .gap: "  …"
        }
      }
      return "<pre>\(lines.joined(separator: "\n"))</pre>"
    }
  }

  private static func source(_ png: Data) -> String {
    "data:image/png;base64," + png.base64EncodedString()
  }
}
