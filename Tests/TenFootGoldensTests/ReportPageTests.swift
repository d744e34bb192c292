import Foundation
import TenFoot
import TenFootRaster
import Testing

@testable import TenFootGoldens

@MainActor struct ReportPageTests {
  private let fixture: GoldensFixture

  init() throws { fixture = try GoldensFixture() }

  /// The page of a run in which a red square became green, and a text is new.
  private func page() throws -> String {
    let square = "suite/square/40x30-dark.png"
    func view(_ color: Color) -> some View {
      Rectangle().fill(color).frame(width: 20, height: 20)
    }
    try fixture.check(view(Color(red: 1, green: 0, blue: 0)), square, .missing)
    let session = try fixture.session()
    defer { session.end() }
    _ = try GoldenCheck(
      square, .picture, of: .still(view(Color(red: 0, green: 1, blue: 0))), call: "T:1",
      in: session
    ).run()
    _ = try GoldenCheck(
      "suite/text/40x30-dark.nodes.txt", .nodes, of: .still(Text("<script>&")), call: "T:2",
      in: session
    ).run()
    return try ReportPage(
      RunRecord(in: fixture.scratch), files: ResultFiles(fixture.settings())
    ).html
  }

  @Test func `the page holds all it needs, and what it quotes can't act`() throws {
    let html = try page()
    #expect(!html.contains("http:"))
    #expect(!html.contains("https:"))
    #expect(!html.replacing("url(#", with: "").contains("url("))
    #expect(html.components(separatedBy: "data:image/png;base64,").count == 4)
    #expect(html.contains("tenfoot goldens accept suite/square/40x30-dark.png"))
    #expect(html.contains("tenfoot goldens accept --group 2"))
    #expect(html.components(separatedBy: "<script>").count == 2)
  }

  @Test func `a run without failures says so`() throws {
    try fixture.check(Color.red, "a/b/c.png", .missing)
    try fixture.check(Color.red, "a/b/c.png")
    let html = try ReportPage(
      RunRecord(in: fixture.scratch), files: ResultFiles(fixture.settings())
    ).html
    #expect(html.contains("Nothing differs."))
  }

  @Test(.enabled(if: Browser.installed != nil))
  func `a browser shows expected and actual in every mode`() throws {
    let browser = try #require(Browser.installed)
    let file = fixture.root.appending(path: "report.html")
    try Data(try page().utf8).write(to: file)

    let document = try browser.document(of: file, in: fixture.root)
    #expect(document.contains(#"data-mode="swipe" class="on""#))

    /// Counts the pixels of red, green, and both together, of the square at four times its size.
    func colors(_ mode: String) throws -> (red: Int, green: Int, both: Int) {
      let png = try browser.screenshot(
        of: file, fragment: "mode=\(mode)&zoom=8", in: fixture.root)
      let picture = try Bitmap(png: png)
      var counts = (red: 0, green: 0, both: 0)
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          let pixel = picture[x, y]
          if pixel.blue > 40 { continue }
          if pixel.red > 240, pixel.green < 20 { counts.red += 1 }
          if pixel.green > 240, pixel.red < 20 { counts.green += 1 }
          if pixel.green > 240, pixel.red > 240 { counts.both += 1 }
        }
      }
      return counts
    }
    // Twenty points at eight pixels each are 160 × 160; the strip below shows both squares anew,
    // and a frame of magenta covers some pixels.
    let side = try colors("side")
    #expect(side.red > 20_000)
    #expect(side.green > 20_000)
    // Each half of the square shows one of the pictures.
    let swipe = try colors("swipe")
    #expect(side.red - swipe.red > 8_000)
    #expect(side.green - swipe.green > 8_000)
    // Red and green differ in red and in green: the square is yellow.
    let difference = try colors("difference")
    #expect(difference.both > 20_000)
  }
}
