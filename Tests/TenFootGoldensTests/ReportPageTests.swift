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
    // Half of each over the other, and then one of the two.
    #expect(try colors("onion").red < swipe.red)
    let blink = try colors("blink")
    #expect(blink.red > swipe.red || blink.green > swipe.green)
  }

  @Test(.enabled(if: Browser.installed != nil))
  func `a browser shows a difference of one level as loud as can be, and nothing else`() throws {
    let browser = try #require(Browser.installed)
    let path = "suite/level/40x30-dark.png"
    func view(_ blue: Double) -> some View {
      Color(red: 0.4, green: 0.3, blue: 0.2)
        .overlay { Color(red: 0.4, green: 0.3, blue: blue / 255).frame(width: 20, height: 10) }
    }
    try fixture.check(view(51), path, .missing)
    try fixture.check(view(52), path)
    let html = try ReportPage(
      RunRecord(in: fixture.scratch), files: ResultFiles(fixture.settings())
    ).html
    let file = fixture.root.appending(path: "report.html")
    try Data(html.utf8).write(to: file)
    let png = try browser.screenshot(
      of: file, fragment: "mode=difference&zoom=4", in: fixture.root)
    let picture = try Bitmap(png: png)
    var counts = (loud: 0, black: 0)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture[x, y]
        if (pixel.red, pixel.green, pixel.blue) == (0, 0, 255) { counts.loud += 1 }
        if (pixel.red, pixel.green, pixel.blue) == (0, 0, 0) { counts.black += 1 }
      }
    }
    // 20 × 10 pixels of 40 × 30, each four by four; the page rounds the picture's corners.
    #expect(counts.loud == 3_200)
    #expect(counts.black > 15_800)
  }

  @Test(.enabled(if: Browser.installed != nil))
  func `a browser draws boxes around differences and covers what is ignored`() throws {
    let browser = try #require(Browser.installed)
    func view(_ color: Color) -> some View {
      HStack(spacing: 0) {
        color.accessibilityIdentifier("clock")
        color.frame(width: 10)
      }
    }
    try fixture.check(view(.white), "suite/case/40x30-dark.png", .missing, ignoring: ["clock"])
    try fixture.check(view(.gray), ignoring: ["clock"])
    let html = try ReportPage(
      RunRecord(in: fixture.scratch), files: ResultFiles(fixture.settings())
    ).html
    let file = fixture.root.appending(path: "report.html")
    try Data(html.utf8).write(to: file)
    let document = try browser.document(of: file, in: fixture.root)
    // The page's script has placed both: the clock at the left, the difference at the right.
    let boxes = document.matches(of: /<i( class="ignored")? data-area="(\d+) 0 (\d+) 30" style="/)
    #expect(boxes.map { [String($0.2), String($0.3)] } == [["30", "10"], ["0", "30"]])
    #expect(boxes.map { $0.1 != nil } == [false, true])
  }

  @Test(arguments: [
    ("key('keydown', '2')", #"data-mode="onion""#), ("key('keydown', 'b')", #"data-boxes="off""#),
    ("key('keydown', 'e')", #"data-hold="expected""#),
    ("key('keydown', 'e'); key('keyup', 'e'); note(!root.dataset.hold)", #"data-note="true""#),
    // To the first of two pictures, to the second and no farther, and back to the first and no farther.
    ("key('keydown', 'j'); note(at())", #"data-note="0""#),
    ("for (const k of 'jj') key('keydown', k); note(at())", #"data-note="1""#),
    ("for (const k of 'jjj') key('keydown', k); note(at())", #"data-note="1""#),
    ("for (const k of 'jjk') key('keydown', k); note(at())", #"data-note="0""#),
    ("for (const k of 'jjkkk') key('keydown', k); note(at())", #"data-note="0""#),
    ("all('button[data-zoom=\"4\"]')[0].click()", #"data-zoom="4""#),
    ("all('button[data-mode=side]')[0].click()", #"data-mode="side""#),
    ("drag(0.25)", #"style="--at: 0.25;""#),
    ("const i = all('.sides input')[0]; i.value = 75; i.oninput()", #"style="--at: 0.75;""#),
  ])
  func `keys, buttons and the pointer do what they say`(deed: String, mark: String) throws {
    guard let browser = Browser.installed else { return }
    let file = fixture.root.appending(path: "report.html")
    let script = """
      <script>
      const key = (kind, key) => window.dispatchEvent(new KeyboardEvent(kind, { key }));
      const note = what => { root.dataset.note = what; };
      // The card at the top of the window, which a key brought there. Room below lets the last one up.
      const at = () => cards.findIndex(card => Math.abs(card.getBoundingClientRect().top) < 140);
      document.body.style.paddingBottom = '3000px';
      const drag = at => {
        const stage = document.querySelector('.stage'), box = stage.getBoundingClientRect();
        stage.setPointerCapture = () => {};
        stage.dispatchEvent(new PointerEvent('pointerdown',
          { buttons: 1, clientX: box.left + at * box.width, bubbles: true }));
      };
      window.addEventListener('load', () => { \(deed) });
      </script></body>
      """
    try Data(try page().replacing("</body>", with: script).utf8).write(to: file)
    let document = try browser.document(of: file, in: fixture.root)
    // The page's state stands in its first element, and a viewer's in its own.
    let elements = document.matches(of: /<(?:html|div class="viewer)[^>]*>/).map { String($0.0) }
    #expect(elements.contains { $0.contains(mark) }, "\(elements)")
  }

  @Test func `a text's changed lines stand beside its unchanged ones`() throws {
    let path = "suite/case/40x30-dark.nodes.txt"
    func view(_ word: String) -> some View {
      VStack {
        Text("first")
        Text(word)
      }
    }
    try fixture.check(view("second"), path, .missing, kind: .nodes)
    try fixture.check(view("other"), path, kind: .nodes)
    let html = try ReportPage(
      RunRecord(in: fixture.scratch), files: ResultFiles(fixture.settings())
    ).html
    #expect(html.contains(/<del>- .*second.*<\/del>\n<ins>\+ .*other.*<\/ins>/))
    #expect(html.contains(/\n  +.*first/))
  }
}
