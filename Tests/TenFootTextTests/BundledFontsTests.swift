import Foundation
import TenFoot
import TenFootFonts
import Testing

@testable import TenFootText

struct BundledFontsTests {
  let folder: URL

  init() throws {
    guard case .found(let folder) = BundledFonts.folder() else {
      throw FontError.bundledFontsMissing(searched: BundledFonts.searchPlaces)
    }
    self.folder = folder
  }

  @Test func `the table lists the files that are there`() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    #expect(files.filter { $0.hasSuffix(".ttf") }.sorted() == BundledFonts.all.map(\.path).sorted())
  }

  @Test(arguments: BundledFonts.all)
  func `the table says of a file what the file says of itself`(font: BundledFont) throws {
    let file = try FontFile(mapping: folder.appending(path: font.path))
    let source = FontSource(file: file, index: 0)
    #expect(source.family == font.family)
    #expect(source.weights == font.weights)
    #expect(source.isItalic == font.isItalic)
    #expect((source.role == .emoji) == (font.role == .emoji))
  }

  @Test func `every character of every file is drawn`() throws {
    let engine = try ShapingEngine.bundled()
    // Not among them: CJK, Hangul and private use.
    let scripts =
      [0x20...0x33FF, 0xA000...0xABFF, 0xF900...0xFFFF, 0x10000...0x1FFFF] as [ClosedRange<UInt32>]
    let faces = try BundledFonts.all.filter { $0.weights.contains(400) }.map { font in
      HarfBuzzFont(
        file: try FontFile(mapping: folder.appending(path: font.path)), index: 0)
    }
    var lost: [Unicode.Scalar] = []
    var count = 0
    for scalar in scripts.joined().lazy.compactMap(Unicode.Scalar.init)
    where faces.contains(where: { $0.maps(scalar) }) {
      count += 1
      if !engine.shape(String(scalar), size: 10).issues.isEmpty { lost.append(scalar) }
    }
    #expect(lost.isEmpty)
    #expect(count > 10_000)
  }

  @Test func `every family has its license`() throws {
    let families = Set(BundledFonts.all.map { $0.path.prefix { $0 != "/" } })
    #expect(families.count == 20)
    for family in families {
      let license = folder.appending(path: "\(family)/LICENSE.txt")
      let text = try String(contentsOf: license, encoding: .utf8)
      #expect(text.hasPrefix("Copyright "))
      let isOpenFont =
        text.contains("SIL OPEN FONT LICENSE") && text.contains("PERMISSION & CONDITIONS")
      let isApache =
        text.contains("Apache License") && text.contains("END OF TERMS AND CONDITIONS")
      #expect(isOpenFont || isApache, "\(family)")
    }
  }

  @Test func `all files together are no larger than the README says, and at most 20 MB`() throws {
    let readme = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fonts/README.md")
    let rows = try String(contentsOf: readme, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
      .filter { $0.count == 6 && $0[1].hasSuffix(".ttf`") }
    var total = 0
    for font in BundledFonts.all {
      let size =
        try FileManager.default.attributesOfItem(
          atPath: folder.appending(path: font.path).path)[.size] as? Int
      let bytes = try #require(size)
      total += bytes
      // The family, the file, the version, the package it is from, the bytes and the license.
      let row = try #require(rows.first { $0[1] == "`\(font.path)`" })
      #expect(row[0] == font.family)
      #expect(!row[2].isEmpty && row[3].hasPrefix("fonts-"))
      #expect(Int(row[4].filter { $0 != "," }) == bytes, "\(font.path)")
      #expect(row[5] == "OFL-1.1" || row[5] == "Apache-2.0")
    }
    #expect(rows.count == BundledFonts.all.count)
    #expect(total <= 20_000_000)
  }

  @Test func `the files have the checksums of the README`() throws {
    let readme = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fonts/README.md")
    let lines = try String(contentsOf: readme, encoding: .utf8).split(separator: "\n")
    let sums = lines.filter { $0.hasSuffix(".ttf") && $0.count > 66 && !$0.contains("|") }
    #expect(sums.count == BundledFonts.all.count)
    let list = try TemporaryFolder()
    let file = try list.file("sums", Data((sums.joined(separator: "\n") + "\n").utf8))
    #if canImport(Darwin)
      let output = try Command.run("shasum", ["-a", "256", "-c", file.path], in: folder)
    #else
      let output = try Command.run("sha256sum", ["-c", file.path], in: folder)
    #endif
    #expect(String(decoding: output, as: UTF8.self).split(separator: "\n").count == sums.count)
  }

  @Test func `a Latin text opens one file`() throws {
    let engine = try ShapingEngine.bundled()
    _ = engine.shape("Scoreboard 3:2")
    _ = engine.shape("Łukasz", weight: 700)
    #expect(engine.catalog.openFiles == ["Inter-roman.var.ttf"])
    _ = engine.shape("ก")
    #expect(engine.catalog.openFiles == ["Inter-roman.var.ttf", "NotoSansThai-Regular.ttf"])
  }
}
