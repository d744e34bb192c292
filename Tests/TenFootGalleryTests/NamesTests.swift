#if os(Linux)
  import Foundation
  import TenFoot
  import TenFootDisplay
  import TenFootGallery
  import Testing

  /// Names of people all over the world, with a font for Chinese, Japanese and Korean: WenQuanYi Micro
  /// Hei (Debian's fonts-wqy-microhei, which `.ci/setup` installs), a collection of two faces.
  @MainActor struct NamesTests {
    private static let font = URL(filePath: "/usr/share/fonts/truetype/wqy/wqy-microhei.ttc")
    private static let states = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/TenFootGallery/States/quiz-night-names.jsonl")

    private func compositions(_ fonts: [URL]) throws -> [Composition] {
      let frames = try FrameRenderer(fonts: fonts)
      return try String(contentsOf: Self.states, encoding: .utf8).split(separator: "\n").map {
        let model = try JSONDecoder().decode(LeaderboardScene.Model.self, from: Data($0.utf8))
        return frames.compose(LeaderboardScene.view(of: model), on: .fullHD)
      }
    }

    private func missing(in compositions: [Composition]) -> Set<String> {
      Set(
        compositions.flatMap(\.substitutions.entries).filter { $0.used == nil }.map(\.characters))
    }

    @Test func `without such a font only those names are boxes`() throws {
      let compositions = try compositions([])
      #expect(missing(in: compositions) == ["田中さくら", "김민준", "王小明"])
      #expect(compositions.contains { $0.findings.contains { $0.rule == "missing-glyph" } })
    }

    @Test func `with one no glyph is missing, and that font draws them`() throws {
      let compositions = try compositions([Self.font])
      #expect(missing(in: compositions).isEmpty)
      #expect(!compositions.contains { $0.findings.contains { $0.rule == "missing-glyph" } })
      let used = compositions.flatMap(\.substitutions.entries).filter {
        $0.characters.unicodeScalars.contains { (0x3040...0xD7A3).contains($0.value) }
      }
      #expect(Set(used.map(\.used)) == ["WenQuanYi Micro Hei"])
    }

    @Test func `its folder serves as well as the file`() throws {
      let folder = Self.font.deletingLastPathComponent()
      #expect(try missing(in: compositions([folder])).isEmpty)
    }
  }
#endif
