import Foundation
import Testing

@testable import TenFoot

/// What is drawn with letters besides them.
///
/// Letters are twenty points wide and high, with the baseline at sixteen; lines under them are a point
/// thick.
@MainActor struct TextPainterTests {
  private struct OneImage: ImageCatalog {
    nonisolated func pixelSize(of source: ImageSource) throws(ImageFailure) -> (
      width: Int, height: Int
    ) { (30, 12) }
  }

  private func items(_ text: some View) -> [String] {
    let view = text.font(.system(size: 20)).foregroundStyle(.white)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    let canvas = DisplayCanvas(size: CGSize(width: 200, height: 100))
    let list = compose(view, on: canvas, text: BlockTextEngine(), images: OneImage()).displayList
    return list.description.split(separator: "\n").dropFirst().map { line in
      String(line.dropFirst(2)).replacingOccurrences(of: "data of 0 bytes", with: "image")
    }
  }

  @Test func `white space by itself is no glyphs to draw`() {
    #expect(items(Text("a") + Text(" ").foregroundStyle(.black) + Text("b")).count == 2)
    #expect(items(Text(" \n ")) == [])
    // What is drawn with it stays.
    #expect(items(Text("a") + Text(" ").underline() + Text("b")).count == 3)
    #expect(items(Text("a b")).count == 1)
  }

  // An underline's middle is a tenth of an em below the baseline, at 18; its top is rounded.
  @Test func `an underline is drawn under its letters, before them`() {
    let found = items(Text("a") + Text("bc").underline() + Text("d"))
    #expect(found.count == 4)
    #expect(found[0] == "fill rectangle 20, 18, 40 × 1 #FFFFFF")
    #expect(found[1].hasPrefix("glyphs"))
  }

  @Test func `an underline has the color of its letters, or its own`() {
    #expect(items(Text("a").foregroundStyle(.black).underline())[0].hasSuffix("#000000"))
    #expect(items(Text("a").underline(color: .black))[0].hasSuffix("#000000"))
  }

  // A line through letters is a quarter of the ascent above the baseline, at 12.
  @Test func `a line through letters is drawn over them`() {
    let found = items(Text("ab").strikethrough(color: .black))
    #expect(found.last == "fill rectangle 0, 12, 40 × 1 #000000")
    #expect(found.first?.hasPrefix("glyphs") == true)
  }

  @Test func `a pattern is a dashed line`() {
    let found = items(Text("ab").underline(pattern: .dash))
    #expect(found[0].hasPrefix("stroke 1 path"))
  }

  @Test func `what is around is underlined, and a text can refuse`() {
    #expect(items(VStack { Text("a") }.underline()).count == 2)
    #expect(items(VStack { Text("a").underline(false) }.underline()).count == 1)
    #expect(items(VStack { Text("a").strikethrough(false) }.strikethrough()).count == 1)
  }

  @Test func `each line of a text is underlined as far as its letters go`() {
    let found = items(Text("ab\nc").underline()).filter { $0.hasPrefix("fill") }
    #expect(
      found == [
        "fill rectangle 0, 18, 40 × 1 #FFFFFF", "fill rectangle 0, 38, 20 × 1 #FFFFFF",
      ])
  }

  @Test func `a raised text takes its lines along`() {
    // The line is six points higher, so the baseline of the others is at 22.
    let found = items(Text("a") + Text("b").baselineOffset(6).underline())
    #expect(found[0] == "fill rectangle 20, 18, 20 × 1 #FFFFFF")
  }

  @Test func `a background is as high as its line and as wide as its letters`() {
    var string = AttributedString("abc")
    let start = string.index(afterCharacter: string.startIndex)
    string[start...].backgroundColor = .black
    #expect(items(Text(string))[0] == "fill rectangle 20, 0, 40 × 20 #000000")
  }

  @Test func `a picture stands on the baseline between the letters`() {
    let image = Image(data: Data())
    // Twelve points high, on the baseline at sixteen.
    let found = items(Text("a\(image)b"))
    let picture = found.first { $0.hasPrefix("image") }
    #expect(picture?.hasSuffix("20, 4, 30 × 12") == true, "\(found)")
    #expect(found.contains { $0.contains("1@50") }, "the letter behind it")
    #expect(items(Text(image)).contains { $0.hasSuffix("0, 4, 30 × 12") })
  }

  @Test func `a raised picture is higher`() {
    // The line is raised to a baseline at 20; the picture's bottom stands four points above it.
    let found = items(Text("a") + Text(Image(data: Data())).baselineOffset(4))
    #expect(found.contains { $0.hasSuffix("20, 4, 30 × 12") }, "\(found)")
  }

  @Test func `a picture that is higher than its line makes room`() {
    let view = (Text("a") + Text(Image(data: Data()))).font(.system(size: 10))
    let canvas = DisplayCanvas(size: CGSize(width: 200, height: 100))
    let layout = compose(view, on: canvas, text: BlockTextEngine(), images: OneImage()).layout
    // Ten points of letter, thirty of picture; twelve above the baseline, two below.
    #expect(layout.frames.last?.size == CGSize(width: 40, height: 14))
  }

  // MARK: Boxes

  /// An engine that has no glyph for anything.
  private struct NoFonts: TextEngine {
    nonisolated func shape(_ text: StyledText) -> ShapedText {
      let known = BlockTextEngine().shape(text)
      let scalars = text.runs.flatMap { Array($0.text.unicodeScalars) }
      var glyphs = known.glyphs
      for index in glyphs.indices { glyphs[index] = .init(index: 0, advance: 16) }
      return ShapedText(
        glyphs: glyphs, clusters: known.clusters, runs: known.runs, baseLevel: 0,
        metrics: known.metrics,
        missing: Dictionary(uniqueKeysWithValues: zip(glyphs.indices, scalars)))
    }
  }

  /// The pixels that a box of a size covers, as rows of signs; a cell is a pixel at 1/0.048.
  private func box(_ scalar: Unicode.Scalar, size: CGFloat, scale: CGFloat = 1) -> Path {
    MissingBox(scalar: scalar, fontSize: size, origin: CGPoint(x: 0, y: 40))
      .path(snap: PixelSnapping(scale: scale))
  }

  @Test func `a box shows the digits of its character`() {
    // Fifteen cells are 0.72 of the size: at 62.5, a cell is three points.
    let path = box("\u{7530}", size: 62.5)
    let bounds = path.boundingRect
    #expect(bounds.height == 45)
    #expect(bounds.width == 33)
    func isInked(_ column: Int, _ row: Int) -> Bool {
      path.contains(
        CGPoint(
          x: bounds.minX + 3 * CGFloat(column) + 1.5, y: bounds.minY + 3 * CGFloat(row) + 1.5),
        eoFill: true)
    }
    let rows = (0..<15).map { row in
      String((0..<11).map { isInked($0, row) ? "#" : "." })
    }
    #expect(
      rows == [
        "###########",
        "#.........#",
        "#.###.###.#",
        "#...#.#...#",
        "#..#..###.#",
        "#..#....#.#",
        "#..#..###.#",
        "#.........#",
        "#.###.###.#",
        "#...#.#.#.#",
        "#..##.#.#.#",
        "#...#.#.#.#",
        "#.###.###.#",
        "#.........#",
        "###########",
      ])
  }

  @Test func `sixteen digits are told apart`() {
    let shapes = (0..<16).compactMap(Unicode.Scalar.init).map { box($0, size: 100) }
    #expect(Set(shapes.map { "\($0)" }).count == 16)
    #expect(shapes.allSatisfy { !$0.isEmpty })
  }

  @Test func `a code point of six digits makes the box wider, a small one has no digits`() {
    #expect(box("\u{10FFFD}", size: 62.5).boundingRect.width == 45)
    // Two rectangles: the outside and the inside.
    #expect(box("田", size: 20).elements.count == box("中", size: 20).elements.count)
    #expect(box("田", size: 20).elements.count < 12)
    #expect(box("田", size: 22).elements.count > 100)
    // A finer screen shows them earlier.
    #expect(box("田", size: 12, scale: 2).elements.count > 100)
    #expect(!box("田", size: 1).isEmpty)
  }

  @Test func `a box stands in its text's color, on its baseline, and moves the pen`() {
    let view = Text("ab").font(.system(size: 20)).foregroundStyle(.white)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    let canvas = DisplayCanvas(size: CGSize(width: 200, height: 100))
    let items = compose(view, on: canvas, text: NoFonts()).displayList.items
    let paths = items.compactMap { item -> Path? in
      guard case .fill(.path(let path), let paint, let style) = item else { return nil }
      #expect(style.isEOFilled)
      #expect(paint == .color(Color.Resolved(red: 1, green: 1, blue: 1)))
      return path
    }
    #expect(items.count == 2)
    // Clusters are twenty points apart, as the engine says.
    #expect(paths.count == 2 && paths[1].boundingRect.minX - paths[0].boundingRect.minX == 20)
    #expect(paths.allSatisfy { $0.boundingRect.maxY == 16 })
  }
}
