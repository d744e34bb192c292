import Foundation
import TenFoot
import TenFootFonts
import Testing

@testable import TenFootText

struct FontCatalogTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func engine(_ extraFonts: [URL] = []) throws -> ShapingEngine {
    ShapingEngine(catalog: try FontCatalog(extraFonts: extraFonts))
  }

  @Test func `without the bundled fonts the places searched are named`() {
    let place = folder.url.appending(path: "Families")
    #expect(BundledFonts.folder(in: [place]) == .missing(searched: [place]))
    let error = #expect(throws: FontError.self) {
      try FontCatalog(extraFonts: [], bundled: .missing(searched: [place]))
    }
    #expect(error == .bundledFontsMissing(searched: [place]))
    #expect(error?.description.contains(place.path) == true)
  }

  @Test func `a damaged bundled font gives way to another`() throws {
    let families = folder.url.appending(path: "Families")
    guard case .found(let bundled) = BundledFonts.folder() else {
      Issue.record("no bundled fonts")
      return
    }
    for family in ["Inter", "NotoSansThai"] {
      let copy = families.appending(path: family)
      try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    }
    let roman = "Inter/Inter-roman.var.ttf"
    try FileManager.default.copyItem(
      at: bundled.appending(path: roman), to: families.appending(path: roman))
    let thai = families.appending(path: "NotoSansThai/NotoSansThai-Regular.ttf")
    try Data("<html>".utf8).write(to: thai)
    let catalog = try FontCatalog(extraFonts: [], bundled: .found(families))
    let engine = ShapingEngine(catalog: catalog)
    // The italic is missing: upright.
    #expect(engine.files(of: engine.shape("a", isItalic: true)) == ["Inter-roman.var.ttf"])
    #expect(engine.shape("ก").issues == [.missingGlyph("ก")])
    #expect(catalog.problems.contains(.notAFont(thai, found: "an HTML page")))
  }

  @Test(arguments: ["Noto Sans Thai", "noto sans thai", "NOTO SANS THAI"])
  func `a family is found by its name in any case`(name: String) throws {
    let shaped = try engine().shape("a ก", family: .named(name))
    #expect(shaped.issues.isEmpty)
    #expect(shaped.metrics.ascent == 1.061 * 2816)
  }

  @Test func `a family that is not there becomes Inter and an issue`() throws {
    let engine = try engine()
    for (name, nearest) in [
      ("Intre", "Inter"), ("Noto Sans Tai", "Noto Sans Thai"), ("Helvetica Neue", nil),
      ("", nil), (String(repeating: "x", count: 100_000), nil),
    ] {
      let shaped = engine.shape("Ana", family: .named(name))
      #expect(shaped.issues == [.missingFamily(name, nearest: nearest)])
      #expect(engine.files(of: shaped) == ["Inter-roman.var.ttf"])
    }
  }

  @Test(arguments: [
    (Font.Design.default, "Inter-roman.var.ttf"), (.rounded, "Inter-roman.var.ttf"),
    (.serif, "NotoSerif-Regular.ttf"), (.monospaced, "NotoSansMono-Regular.ttf"),
  ])
  func `every design is there`(design: Font.Design, file: String) throws {
    let engine = try engine()
    let shaped = engine.shape("Ana", family: .system(design))
    #expect(engine.files(of: shaped) == [file])
    #expect(shaped.issues.isEmpty)
  }

  @Test(arguments: [
    (400, 400), (700, 700), (1, 100), (1_000, 900), (Int.max, 900), (Int.min, 100),
  ])
  func `weights are taken within the axis`(weight: Int, drawn: Int) throws {
    let engine = try engine()
    let run = engine.shape("a", weight: weight).runs[0]
    #expect(engine.catalog.instance(run.face).weight == drawn)
  }

  @Test func `the drawing side gets the bytes of the file`() throws {
    let engine = try engine()
    let face = engine.catalog.instance(engine.shape("ก").runs[0].face)
    #expect(face.data == (try Data(contentsOf: face.file)))
    #expect(face.unitsPerEm == 1_000)
    #expect(face.weight == nil)
    #expect(!face.isColored)
    #expect(abs(face.ascent - 1.061) < 1e-9)
    #expect(abs(face.descent - 0.45) < 1e-9)
  }

  @Test func `extra fonts serve what the bundled ones lack, and only that`() throws {
    let file = try folder.file(
      "Kanji.ttf", try TestFont(family: "Kanji", characters: ["A", "田", "中"]).data())
    for place in [file, folder.url] {
      let engine = try engine([place])
      let shaped = engine.shape("A田中", size: 100)
      #expect(shaped.issues.isEmpty)
      #expect(engine.files(of: shaped) == ["Inter-roman.var.ttf", "Kanji.ttf"])
      #expect(shaped.advances.dropFirst() == [100, 100])
    }
  }

  @Test func `extra fonts come first by name`() throws {
    let font = TestFont(family: "Inter", characters: ["A"], advance: 777)
    let engine = try engine([try folder.file("Mine.ttf", try font.data())])
    #expect(engine.files(of: engine.shape("A", family: .named("Inter"))) == ["Mine.ttf"])
    #expect(engine.files(of: engine.shape("A")) == ["Inter-roman.var.ttf"])
    // What it lacks is Inter's.
    #expect(
      engine.files(of: engine.shape("AB", family: .named("inter")))
        == ["Mine.ttf", "Inter-roman.var.ttf"])
  }

  @Test func `of a family the nearest style is taken, slant before weight`() throws {
    for (name, weight, isItalic) in [
      ("light", 300, false), ("black", 900, false), ("italic", 400, true),
    ] {
      let font = TestFont(
        family: "Club", characters: ["A"], weight: weight, isItalic: isItalic)
      _ = try folder.file("\(name).ttf", try font.data())
    }
    let engine = try engine([folder.url])
    func file(_ weight: Int, _ isItalic: Bool) -> [String] {
      engine.files(
        of: engine.shape("A", weight: weight, isItalic: isItalic, family: .named("Club")))
    }
    #expect(file(400, false) == ["light.ttf"])
    #expect(file(700, false) == ["black.ttf"])
    #expect(file(900, true) == ["italic.ttf"])
  }

  @Test func `of a family the nearest width is taken, before slant and weight`() throws {
    for (name, width, isItalic) in [("narrow", 3, false), ("usual", 5, true), ("wide", 7, false)] {
      let font = TestFont(
        family: "Club", characters: ["A"], isItalic: isItalic, widthClass: width)
      _ = try folder.file("\(name).ttf", try font.data())
    }
    let engine = try engine([folder.url])
    func shape(_ width: Font.Width) -> ShapedText {
      var font = FontDescriptor(family: .named("Club"), size: 10)
      font.width = width
      return engine.shape(StyledText([.init("A", font: font)]))
    }
    for (width, file) in [
      (Font.Width.condensed, "narrow.ttf"), (.standard, "usual.ttf"), (.expanded, "wide.ttf"),
    ] {
      #expect(engine.files(of: shape(width)) == [file])
      #expect(shape(width).issues.isEmpty)
    }
    #expect(engine.files(of: shape(.compressed)) == ["narrow.ttf"])
    #expect(shape(.compressed).issues == [.missingWidth("Club")])
  }

  @Test func `a font with axes is set on them`() throws {
    let font = TestFont(
      family: "Flex", characters: ["A"], axes: ["wdth": 75...125, "wght": 300...800])
    let engine = try engine([try folder.file("flex.ttf", try font.data())])
    func face(_ width: Font.Width, _ weight: Int) -> (FaceInstance, [ShapedText.Issue]) {
      var font = FontDescriptor(family: .named("Flex"), size: 10, weight: weight)
      font.width = width
      let shaped = engine.shape(StyledText([.init("A", font: font)]))
      return (engine.catalog.instance(shaped.runs[0].face), shaped.issues)
    }
    #expect(face(.condensed, 700).0.width == 75)
    #expect(face(.condensed, 700).0.weight == 700)
    #expect(face(.expanded, 100).0.width == 125)
    #expect(face(.expanded, 100).0.weight == 300)
    #expect(face(.standard, 400).0.width == 100)
    #expect(face(.compressed, 400).0.width == 75)
    #expect(face(.compressed, 400).1 == [.missingWidth("Flex")])
    #expect(engine.catalog.faces.last?.style == "Regular, weights 300 to 800")
  }

  @Test func `a family of one's own without italics is slanted and reported`() throws {
    let font = TestFont(family: "Club", characters: ["A"])
    let engine = try engine([try folder.file("club.ttf", try font.data())])
    let shaped = engine.shape("A", isItalic: true, family: .named("Club"))
    #expect(shaped.issues == [.missingItalic("Club")])
    #expect(engine.catalog.instance(shaped.runs[0].face).slant == 0.2)
  }

  @Test func `bad extra fonts are refused at once by file, and noted by folder`() throws {
    let page = try folder.file("page.ttf", Data("<!doctype html>".utf8))
    let missing = folder.url.appending(path: "missing.ttf")
    #expect(throws: FontError.notAFont(page, found: "an HTML page")) {
      try FontCatalog(extraFonts: [page])
    }
    #expect(throws: FontError.notFound(missing)) { try FontCatalog(extraFonts: [missing]) }
    let catalog = try FontCatalog(extraFonts: [folder.url])
    // Nothing has needed the folder yet.
    #expect(catalog.problems.isEmpty)
    #expect(catalog.faces.count == BundledFonts.all.count)
    #expect(
      catalog.problems.map(\.description) == [
        "\(page.path): not a font but an HTML page; give a TrueType or OpenType file"
      ])
  }

  @Test func `a folder without fonts is noted`() throws {
    let catalog = try FontCatalog(extraFonts: [folder.url])
    _ = catalog.faces
    #expect(catalog.problems == [.noFonts(folder: folder.url)])
  }

  @Test func `the listing names family, style, file and scripts`() throws {
    let font = TestFont(family: "Club", characters: ["A"], weight: 600)
    let file = try folder.file("club.ttf", try font.data())
    let faces = try FontCatalog(extraFonts: [file]).faces
    #expect(faces[0].family == "Inter")
    #expect(faces[0].style == "Regular, weights 100 to 900")
    #expect(faces[0].scripts == ["Latin", "Greek", "Cyrillic"])
    #expect(faces[1].style == "Italic, weights 100 to 900")
    #expect(faces.contains { $0.family == "Noto Sans Thai" && $0.style == "Bold" })
    let own = try #require(faces.last)
    #expect(own.family == "Club")
    #expect(own.style == "Semibold")
    #expect(own.file.lastPathComponent == "club.ttf")
    #expect(own.scripts.isEmpty)
  }
}
