import Foundation

/// The failures of a run as one HTML page that needs nothing else, from disk or anywhere.
package struct ReportPage {
  private let run: RunRecord
  private let files: ResultFiles
  private let accepted: Set<String>

  /// Creates a page of a run, whose pictures are in a folder of results.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - files: The pictures.
  ///   - accepted: The goldens that were accepted since.
  package init(_ run: RunRecord, files: ResultFiles, accepted: Set<String> = []) {
    self.run = run
    self.files = files
    self.accepted = accepted
  }

  /// The document.
  package var html: String {
    get throws(GoldenError) {
      let groups = run.failureGroups
      var sections: [String] = []
      var lists: [String] = []
      for (index, group) in groups.enumerated() {
        var cards: [String] = []
        for result in group.results {
          let isAccepted = accepted.contains(result.golden)
          cards.append(try ReportCard(result, files, isAccepted: isAccepted).html)
        }
        sections.append(
          """
          <section><h2>\(MarkupText(group.cause)) <small>\(group.results.count)</small></h2>
          \(Self.command(GoldenCommand.accept(group: index + 1)))
          \(cards.joined(separator: "\n"))
          </section>
          """)
        let links = group.results.map { result in
          let name = "\(MarkupText(result.golden))"
          return "<a href=\"#\(name)\">\(name.replacing("/", with: "/<wbr>"))</a>"
        }
        lists.append("<h2>\(MarkupText(group.cause))</h2>\(links.joined())")
      }
      let failed = groups.reduce(0) { $0 + $1.results.count }
      let passed = run.results.count - failed
      return """
        <!DOCTYPE html>
        <html lang="en"><head><meta charset="utf-8"><title>Goldens: \(failed) failed</title>
        <meta name="viewport" content="width=device-width">
        <style>\(ReportStyle.text)</style></head>
        <body>\(Self.loudFilter)<header>
        <h1>Goldens <small><b>\(failed) failed</b>, \(passed) passed</small></h1>
        \(groups.isEmpty ? "" : Self.toolbar)</header>
        \(groups.isEmpty
          ? "<p class=\"empty\">Nothing differs.</p>"
          : Self.page(lists.joined(separator: "\n"), sections.joined(separator: "\n")))
        <script>\(ReportScript.text)</script></body></html>

        """
    }
  }

  private static func page(_ list: String, _ sections: String) -> String {
    """
    <div class="page"><nav>\(list)<p><kbd>1</kbd>…<kbd>5</kbd> view, <kbd>j</kbd> <kbd>k</kbd> \
    next and last, hold <kbd>e</kbd> for expected, <kbd>b</kbd> boxes</p></nav>
    <main>\(sections)</main></div>
    """
  }

  private static let toolbar = """
    <div class="tools"><span class="choice">\
    \(["swipe", "onion", "blink", "difference", "side"].map { mode in
      "<button data-mode=\"\(mode)\">\(mode)</button>"
    }.joined())\
    </span><span class="choice">\
    \(["fit", "1", "2", "4", "8"].map { zoom in
      "<button data-zoom=\"\(zoom)\">\(zoom == "fit" ? "fit" : zoom + ":1")</button>"
    }.joined())\
    </span><span class="choice"><button data-boxes="on">boxes</button></span></div>
    """

  /// Makes each channel that differs at all as bright as can be: a difference of one level is seen.
  private static let loudFilter: String = {
    let table = "0" + String(repeating: " 1", count: 255)
    let functions = ["R", "G", "B"].map { channel in
      "<feFunc\(channel) type=\"discrete\" tableValues=\"\(table)\"/>"
    }
    return """
      <svg width="0" height="0" style="position:absolute"><filter id="loud" \
      color-interpolation-filters="sRGB"><feComponentTransfer>\(functions.joined())\
      </feComponentTransfer></filter></svg>
      """
  }()

  /// A command that a click copies.
  static func command(_ command: String) -> String {
    "<button class=\"command\" title=\"copy\">\(MarkupText(command))</button>"
  }
}
