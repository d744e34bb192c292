import Foundation
import TenFoot
import Testing

@testable import TenFootText

struct FontFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func open(_ bytes: Data) throws -> FontError? {
    let url = try folder.file("font.ttf", bytes)
    return #expect(throws: FontError.self) { try FontFile(mapping: url) }
  }

  @Test(arguments: [
    ("<!DOCTYPE html><html>", "an HTML page"), ("\u{FEFF}\n  <HTML>", "an HTML page"),
    ("<?xml version=\"1.0\"?><svg/>", "an XML or SVG file"),
    ("%!PS-AdobeFont-1.0", "a PostScript Type 1 font"), ("PK\u{3}\u{4}", "a ZIP archive"),
    ("version https://git-lfs.github.com/spec/v1\n", "a Git LFS pointer"),
    ("hello", "a file that starts with the bytes 68 65 6c 6c"),
    ("x", "a file that starts with the bytes 78"),
    ("ttcf\0\u{1}\0\0\0\0\0\0", "a collection without fonts"),
  ])
  func `what is not a font is named`(text: String, found: String) throws {
    let url = folder.url.appending(path: "font.ttf")
    #expect(try open(Data(text.utf8)) == .notAFont(url, found: found))
  }

  @Test(arguments: [("wOFF", "WOFF"), ("wOF2", "WOFF2")])
  func `fonts packed for the web are refused by name`(tag: String, format: String) throws {
    let error = try #require(try open(Data(tag.utf8) + Data(count: 100)))
    #expect(error == .webFont(folder.url.appending(path: "font.ttf"), format: format))
    #expect(error.description.hasSuffix("give the .ttf or .otf file it was made from"))
  }

  @Test func `an empty file is called empty`() throws {
    #expect(try open(Data()) == .empty(folder.url.appending(path: "font.ttf")))
  }

  @Test func `a font cut anywhere is refused`() throws {
    let whole = try TestFont(family: "Cut", characters: ["A"]).data()
    let url = try folder.file("whole.ttf", whole)
    #expect(try FontFile(mapping: url).faceCount == 1)
    for size in 1..<whole.count {
      let error = try #require(try open(whole.prefix(size)))
      switch error {
      case .truncated(_, size, let needed): #expect(needed > size && needed <= whole.count)
      case .notAFont: #expect(size < 4)
      default: Issue.record("\(size): \(error)")
      }
    }
  }

  @Test func `a font without a character map is refused`() throws {
    var bytes = try TestFont(family: "Bare", characters: ["A"]).data()
    let tag = try #require(bytes.range(of: Data("cmap".utf8)))
    bytes.replaceSubrange(tag, with: Data("xxxx".utf8))
    let url = folder.url.appending(path: "font.ttf")
    #expect(try open(bytes) == .missingTable(url, table: "cmap"))
  }

  @Test func `a missing file and a folder are told apart`() {
    let missing = folder.url.appending(path: "none.ttf")
    #expect(throws: FontError.notFound(missing)) { try FontFile(mapping: missing) }
    #expect(throws: FontError.unreadable(folder.url, reason: "it is not a file")) {
      try FontFile(mapping: folder.url)
    }
  }

  @Test func `random damage never ends the process`() throws {
    let whole = try TestFont(family: "Noise", characters: ["A", "B"]).data()
    var random = SystemRandomNumberGenerator()
    for round in 0..<300 {
      var bytes = whole
      for _ in 0..<8 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      let url = try folder.file("\(round).ttf", bytes)
      guard let catalog = try? FontCatalog(extraFonts: [url]) else { continue }
      let shaped = ShapingEngine(catalog: catalog).shape("AB", family: .named("Noise"))
      #expect(shaped.clusters.count >= 1)
      #expect(shaped.width.isFinite)
    }
  }
}
