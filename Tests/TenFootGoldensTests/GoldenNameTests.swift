import Foundation
import TenFoot
import TenFootDisplay
import Testing

@testable import TenFootGoldens

struct GoldenNameTests {
  @Test func `a suite and a case make a path`() throws {
    let name = try GoldenName("scoreboard/final-2022")
    #expect(try name.path("1080p-dark", .picture) == "scoreboard/final-2022/1080p-dark.png")
    #expect(
      try name.path("720p-light", .displayList)
        == "scoreboard/final-2022/720p-light.display-list.txt")
  }

  @Test(arguments: [
    "", "final", "a/b/c", "/b", "a/", "Score/final", "score board/final", "a_b/c", "a--b/c",
    "-a/b", "a-/b", "a/b.", "../b", "é/b", "a/b\0",
  ])
  func `other names are refused, not cleaned`(name: String) {
    #expect(throws: GoldenError.self) { try GoldenName(name) }
  }

  @Test func `only what a check can write is a golden's path`() {
    for path in ["a/b/1080p-dark.png", "a/b/x.nodes.txt", "a/b/x.checksums.txt"] {
      #expect(GoldenName.isPath(path))
    }
    let others = [
      "", "a/b.png", "a/b/c/d.png", "../b/x.png", "a/../x.png", "/a/b/x.png", "a/b/x.txt",
      "a/b/x.PNG",
      "a/b/x.jpg", "a/b/.png", "A/b/x.png", "a/b/x y.png", "a/b/x.png.orig",
      "a/\(String(repeating: "b", count: 100))/x.png",
    ]
    for path in others { #expect(!GoldenName.isPath(path), "\(path)") }
  }

  @Test func `a path has at most 100 characters`() throws {
    // "/" + "1080p-dark" + ".png" are 15 characters.
    let longest = "a/" + String(repeating: "b", count: 83)
    #expect(try GoldenName(longest).path("1080p-dark", .picture).count == 100)
    #expect(throws: GoldenError.self) {
      try GoldenName(longest + "b").path("1080p-dark", .picture)
    }
  }

  @Test func `variants are named by screen, scheme, locale and direction, in this order`() throws {
    let matrix = GoldenMatrix(
      canvases: [.fullHD, .hd720], schemes: [.dark, .light],
      locales: [Locale(identifier: "pt_BR")], layoutDirections: [.rightToLeft])
    #expect(
      try matrix.cells(of: GoldenName("a/b")).map(\.variant.name) == [
        "1080p-dark-pt-br-rtl", "1080p-light-pt-br-rtl", "720p-dark-pt-br-rtl",
        "720p-light-pt-br-rtl",
      ])
  }

  @Test func `a room is named in inches and feet behind all else`() throws {
    let rooms = [
      ViewingConditions(diagonal: .inches(43), distance: .feet(10)),
      ViewingConditions(diagonal: .centimeters(127), distance: .meters(3.048), acuity: 0.5),
    ]
    let matrix = GoldenMatrix(
      canvases: [.fullHD], layoutDirections: [.leftToRight], viewing: rooms)
    #expect(
      try matrix.cells(of: GoldenName("a/b")).map(\.variant.name) == [
        "1080p-dark-ltr-43in-10ft", "1080p-dark-ltr-50in-10ft-acuity-0p5",
      ])
  }

  @MainActor @Test func `text styles are as large as the room asks`() throws {
    let renderer = try FrameRenderer()
    func height(_ feet: Double) -> CGFloat {
      let variant = GoldenVariant(
        canvas: .fullHD,
        viewing: ViewingConditions(diagonal: .inches(43), distance: .feet(feet)))
      return variant.compose(Text("H").font(.body), with: renderer).layout.frames[0].height
    }
    // Twice as far, twice as large, but for rounding to pixels.
    #expect(abs(height(12) / height(6) - 2) < 0.05)
  }

  @Test func `a canvas that is no screen is named by its pixels`() {
    var canvas = DisplayCanvas(size: CGSize(width: 40, height: 30), colorScheme: .light)
    #expect(GoldenVariant(canvas: canvas).name == "40x30-light")
    canvas.scale = 1.5
    canvas.isOpaque = false
    #expect(GoldenVariant(canvas: canvas).name == "60x45-at-1p5-light-clear")
    #expect(GoldenVariant(canvas: .uhd).name == "2160p-dark")
  }
}
