import Foundation
import TenFoot
import TenFootDisplay
import TenFootGallery
import Testing

@testable import TenFootText

/// The gallery on the real states that lie beside it.
@MainActor
struct GalleryTests {
  private static let states = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/TenFootGallery/States")

  private let renderer: FrameRenderer

  init() throws { renderer = try FrameRenderer() }

  private func models<Scene: TenFootScene>(of scene: Scene.Type, in file: String) throws
    -> [Scene.Model]
  {
    let text = try String(contentsOf: Self.states.appending(path: file), encoding: .utf8)
    return try text.split(separator: "\n").map {
      try JSONDecoder().decode(Scene.Model.self, from: Data($0.utf8))
    }
  }

  private func compositions<Scene: TenFootScene>(
    of scene: Scene.Type, in file: String, _ scheme: ColorScheme = .dark
  ) throws -> [Composition] {
    try models(of: scene, in: file).map {
      renderer.compose(Scene.view(of: $0), on: Self.screen(scheme))
    }
  }

  private static func screen(_ scheme: ColorScheme) -> DisplayCanvas {
    var canvas = DisplayCanvas.fullHD
    canvas.colorScheme = scheme
    return canvas
  }

  @Test func `no real state is harder to read in the light than in the dark`() throws {
    func states(_ scheme: ColorScheme) throws -> [Composition] {
      try compositions(of: ScoreboardScene.self, in: "world-cup-final-2022.jsonl", scheme)
        + compositions(of: LeaderboardScene.self, in: "quiz-night-names.jsonl", scheme)
        + compositions(of: ChessboardScene.self, in: "chess-kasparov-topalov-1999.jsonl", scheme)
    }
    func errors(_ frame: Composition) -> [String] {
      frame.findings.filter { $0.severity == .error && $0.exception == nil }
        .map { "\($0.rule) \($0.path)" }
    }
    let (dark, light) = (try states(.dark), try states(.light))
    #expect(dark.count == 146)
    for (one, other) in zip(dark, light) { #expect(errors(one) == errors(other)) }
  }

  @Test func `a scoreboard in Latin opens one font file`() throws {
    for composition in try compositions(
      of: ScoreboardScene.self, in: "world-cup-final-2022.jsonl"
    ).suffix(1) { _ = try renderer.draw(composition) }
    #expect(renderer.catalog.openFiles == ["Inter-roman.var.ttf"])
  }

  /// The rectangles of all texts, with what they say.
  private func texts(in composition: Composition) -> [(text: String, rect: CGRect)] {
    let layout = composition.layout
    return layout.nodes.nodes.indices.compactMap { node in
      guard case .text(let text) = layout.nodes.nodes[node].kind else { return nil }
      let string = layout.nodes.texts[text].text.runs.map(\.text).joined()
      return (string, layout.frames[node])
    }
  }

  private func isPiece(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x2654...0x265F).contains($0.value) }
  }

  private func expectTextsApart(_ composition: Composition) {
    // White pieces are two texts over one another on purpose: the solid glyph and its outline.
    let texts = texts(in: composition).filter { !isPiece($0.text) }
    let safe = CGRect(x: 96, y: 54, width: 1728, height: 972)
    for (index, one) in texts.enumerated() {
      #expect(safe.insetBy(dx: -1, dy: -1).contains(one.rect), "\(one) is outside the safe area")
      for other in texts[(index + 1)...] {
        let common = one.rect.intersection(other.rect)
        // Where layout divides unevenly, line boxes may share a fraction of a point.
        let isApart = common.isNull || common.width < 1 || common.height < 1
        #expect(isApart, "\(one) lies over \(other)")
      }
    }
  }

  @Test func `eighteen turns of a final are drawn with nothing missing or in the way`() throws {
    let frames = try compositions(of: ScoreboardScene.self, in: "world-cup-final-2022.jsonl")
    #expect(frames.count == 18)
    for frame in frames {
      #expect(frame.findings.filter { $0.severity == .error } == [])
      expectTextsApart(frame)
    }
    #expect(texts(in: frames[17]).map(\.text).contains("4–2"))
  }

  @Test func `forty leaderboards keep every name apart from its neighbors`() throws {
    let frames = try compositions(of: LeaderboardScene.self, in: "quiz-night-names.jsonl")
    #expect(frames.count == 40)
    for frame in frames {
      expectTextsApart(frame)
      // Chinese, Japanese and Korean are not bundled; no other character may be missing.
      for finding in frame.findings where finding.rule == "missing-glyph" {
        let isEastAsian = finding.message.unicodeScalars.contains {
          (0x2E80..<0xE000).contains($0.value)
        }
        #expect(isEastAsian, "\(finding.message)")
      }
    }
  }

  @Test func `eighty-eight positions show the pieces that the record has`() throws {
    let models = try models(of: ChessboardScene.self, in: "chess-kasparov-topalov-1999.jsonl")
    let frames = try compositions(of: ChessboardScene.self, in: "chess-kasparov-topalov-1999.jsonl")
    #expect(frames.count == 88)
    for frame in frames {
      #expect(frame.findings.filter { $0.severity == .error } == [])
      expectTextsApart(frame)
    }
    // At the start Black has 16 glyphs, and White 16 with eight more around each.
    let pieces = texts(in: frames[0]).filter { isPiece($0.text) }
    #expect(pieces.count == 16 + 16 * 9)
    #expect(models[87].move == "Qa7")
    #expect(texts(in: frames[87]).map(\.text).contains("1–0, White wins"))
  }

  @Test func `the squares of the board are as large as each other and cover it`() throws {
    let frame = renderer.compose(ChessboardScene.view(of: ChessboardScene.sample), on: .fullHD)
    // The squares' two colors; the board's corner is 64 points right of the safe area's.
    let squares = frame.displayList.description.split(separator: "\n").filter {
      $0.contains("#E9DCC1") || $0.contains("#A4805C")
    }
    let expected = (0..<64).map { "\(160 + $0 % 8 * 112), \(60 + $0 / 8 * 112), 112 × 112 " }
    #expect(squares.count == 64)
    for (square, place) in zip(squares, expected) {
      #expect(square.contains(place), "\(square) is not at \(place)")
    }
  }

  @Test func `players with the same score share a rank`() throws {
    let names = try models(of: LeaderboardScene.self, in: "quiz-night-names.jsonl")
    // The first round: 2400, 2340, 2340, 2220, …
    let frame = renderer.compose(LeaderboardScene.view(of: names[0]), on: .fullHD)
    let ranks = texts(in: frame).map(\.text).filter { Int($0) != nil && $0.count == 1 }
    #expect(ranks.filter { $0 == "2" }.count >= 2)
    #expect(!ranks.prefix(6).contains("3") || ranks.filter { $0 == "3" }.count == 1)
  }

  @Test(arguments: Gallery.scenes.map { $0.name }, [ColorScheme.dark, .light])
  func `a sample can be read at ten feet on 43 inches`(name: String, scheme: ColorScheme) throws {
    let scene = try #require(Gallery.scenes.first { $0.name == name })
    func compose<Scene: TenFootScene>(_ scene: Scene.Type) -> Composition {
      renderer.compose(Scene.view(of: Scene.sample), on: Self.screen(scheme))
    }
    let found = try renderer.findings(of: compose(scene)).filter { $0.exception == nil }
    #expect(found.filter { $0.severity == .error } == [])
  }

  @Test(arguments: Gallery.scenes.map { $0.name })
  func `a scene is darker in the dark than in the light, wherever nothing stands`(
    name: String
  ) throws {
    let scene = try #require(Gallery.scenes.first { $0.name == name })
    func corner<Scene: TenFootScene>(_ scene: Scene.Type, _ scheme: ColorScheme) throws -> UInt8 {
      try renderer.draw(
        renderer.compose(Scene.view(of: Scene.sample), on: Self.screen(scheme)))[4, 4].green
    }
    #expect(try corner(scene, .dark) < 30)
    #expect(try corner(scene, .light) > 190)
  }
}
