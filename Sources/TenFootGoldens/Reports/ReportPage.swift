import Foundation

/// The failures of a run as one HTML page that needs nothing else, from disk or anywhere.
package struct ReportPage {
  private let run: RunRecord
  private let files: ResultFiles

  /// Creates a page of a run, whose pictures are in a folder of results.
  package init(_ run: RunRecord, files: ResultFiles) {
    self.run = run
    self.files = files
  }

  /// The document.
  package var html: String {
    get throws(GoldenError) {
      let groups = run.failureGroups
      var sections: [String] = []
      for (index, group) in groups.enumerated() {
        var cards: [String] = []
        for result in group.results { cards.append(try card(result)) }
        sections.append(
          """
          <section><h2>\(MarkupText(group.cause)) <small>\(group.results.count)</small></h2>
          \(command(GoldenCommand.accept(group: index + 1)))
          \(cards.joined(separator: "\n"))
          </section>
          """)
      }
      let failed = groups.reduce(0) { $0 + $1.results.count }
      let passed = run.results.count - failed
      return """
        <!DOCTYPE html>
        <html lang="en"><head><meta charset="utf-8"><title>Goldens: \(failed) failed</title>
        <meta name="viewport" content="width=device-width">
        <style>\(ReportAssets.style)</style></head>
        <body><header><h1>Goldens</h1><p>\(failed) failed, \(passed) passed</p>
        \(Self.toolbar)</header>
        <main>\(sections.isEmpty ? "<p>Nothing differs.</p>" : sections.joined(separator: "\n"))</main>
        <script>\(ReportAssets.script)</script></body></html>

        """
    }
  }

  private static let toolbar = """
    <nav><span id="modes">\
    \(["swipe", "onion", "blink", "difference", "side"].map { mode in
      "<button data-mode=\"\(mode)\">\(mode)</button>"
    }.joined())\
    </span><span id="zooms">\
    \(["fit", "1", "2", "4", "8"].map { zoom in
      "<button data-zoom=\"\(zoom)\">\(zoom == "fit" ? "fit" : zoom + ":1")</button>"
    }.joined())\
    </span></nav>
    """

  private func card(_ result: GoldenResult) throws(GoldenError) -> String {
    let message = "<pre>\(MarkupText(result.report?.message ?? result.outcome.rawValue))</pre>"
    var body = ""
    if result.kind == .picture {
      let expected = try files.read(.expected, of: result.golden)
      let actual = try files.read(.actual, of: result.golden)
      body = viewer(expected, actual, result)
      if let strip = try files.read(.difference, of: result.golden) {
        body += "<figure><img class=\"strip\" alt=\"expected, actual, difference\" "
        body += "src=\"\(Self.source(strip))\">"
        body += "<figcaption>expected, actual, difference</figcaption></figure>"
      }
    }
    return """
      <article id="\(MarkupText(result.golden))"><h3>\(MarkupText(result.golden))</h3>
      \(command(GoldenCommand.accept(result.golden)))\(message)\(body)</article>
      """
  }

  private func viewer(_ expected: Data?, _ actual: Data?, _ result: GoldenResult) -> String {
    guard let actual else { return "" }
    let images = [("expected", expected), ("actual", actual)].compactMap { name, data in
      data.map { "<img class=\"\(name)\" alt=\"\(name)\" src=\"\(Self.source($0))\">" }
    }
    let boxes = (result.report?.areas ?? []).map { area in
      "<i data-area=\"\(area.x) \(area.y) \(area.width) \(area.height)\"></i>"
    }
    let slider =
      expected == nil
      ? "" : "<input type=\"range\" min=\"0\" max=\"100\" value=\"50\" aria-label=\"position\">"
    return """
      <div class="viewer\(expected == nil ? " single" : "")">\(slider)
      <div class="scroll"><div class="stage">\(images.joined())\(boxes.joined())</div></div></div>
      """
  }

  private func command(_ command: String) -> String {
    "<button class=\"command\" title=\"copy\"><code>\(MarkupText(command))</code></button>"
  }

  private static func source(_ png: Data) -> String {
    "data:image/png;base64," + png.base64EncodedString()
  }
}
