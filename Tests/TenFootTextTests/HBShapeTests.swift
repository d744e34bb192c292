import Foundation
import TenFoot
import Testing

@testable import TenFootText

struct HBShapeTests {
  /// Texts that are one run each, with the file that draws them in regular.
  static let texts: [(text: String, file: String)] = [
    ("Ana", "Inter-roman.var.ttf"),
    ("AVATAR To. Wa", "Inter-roman.var.ttf"),
    ("Bjørn Ødegård", "Inter-roman.var.ttf"),
    ("Łukasz Wiśniewski", "Inter-roman.var.ttf"),
    ("Ngô Thị Hồng Nhung", "Inter-roman.var.ttf"),
    ("Ngo\u{302} Thi\u{323}", "Inter-roman.var.ttf"),
    ("3 - 2 -> 1:0 (10x20)", "Inter-roman.var.ttf"),
    ("Αλέξανδρος", "Inter-roman.var.ttf"),
    ("Владимир Ёлкин", "Inter-roman.var.ttf"),
    ("محمد عبد الله", "NotoSansArabic-Regular.ttf"),
    ("إِبْرَاهِيمُ", "NotoSansArabic-Regular.ttf"),
    ("שירה לוי", "NotoSansHebrew-Regular.ttf"),
    ("שָׁלוֹם", "NotoSansHebrew-Regular.ttf"),
    ("कृष्णमूर्ति शर्मा", "NotoSansDevanagari-Regular.ttf"),
    ("রবীন্দ্রনাথ ঠাকুর", "NotoSansBengali-Regular.ttf"),
    ("சுப்ரமணியன்", "NotoSansTamil-Regular.ttf"),
    ("వెంకటేశ్వర రావు", "NotoSansTelugu-Regular.ttf"),
    ("สมชาย ใจดี น้ำ", "NotoSansThai-Regular.ttf"),
    ("ສົມໃຈ ຫຼິ້ນ", "NotoSansLao-Regular.ttf"),
    ("សុខា ស្រ្តី", "NotoSansKhmer-Regular.ttf"),
    ("გიორგი", "NotoSansGeorgian-Regular.ttf"),
    ("Արամ Խաչատրյան", "NotoSansArmenian-Regular.ttf"),
    ("አበበ ቢቂላ", "NotoSansEthiopic-Regular.ttf"),
    ("☸☽♩", "NotoSansSymbols-Regular.ttf"),
    ("♔♕♖♗♘♙♚♛♜♝♞♟", "NotoSansSymbols2-Regular.ttf"),
    ("∮∯", "NotoSansMath-Regular.ttf"),
    ("👨‍👩‍👧‍👦🇩🇪1️⃣👍🏽", "NotoColorEmoji.ttf"),
  ]

  @Test(arguments: texts)
  func `glyphs, advances and offsets are those of hb-shape`(text: String, file: String) throws {
    let engine = try ShapingEngine.bundled()
    let regular = engine.shape(text)
    #expect(engine.files(of: regular) == [file])
    for weight in [400, 700] {
      let shaped = engine.shape(text, weight: weight)
      try expectSame(shaped, text, engine)
    }
  }

  @Test func `italics, weights between and features are those of hb-shape`() throws {
    let engine = try ShapingEngine.bundled()
    let italic = engine.shape("Affine 11", weight: 650, isItalic: true, hasMonospacedDigits: true)
    #expect(engine.files(of: italic) == ["Inter-italic.var.ttf"])
    #expect(engine.catalog.instance(italic.runs[0].face).weight == 650)
    try expectSame(italic, "Affine 11", engine, features: "tnum")
  }

  private func expectSame(
    _ shaped: ShapedText, _ text: String, _ engine: ShapingEngine, features: String = ""
  ) throws {
    let run = try #require(shaped.runs.first)
    let face = engine.catalog.instance(run.face)
    let expected = try HBShape.shape(text, with: face, features: features)
    let units = CGFloat(face.unitsPerEm) / run.fontSize
    let glyphs = shaped.glyphs.map { glyph in
      HBShape(
        g: glyph.index, ax: Int((glyph.advance * units).rounded()),
        dx: Int((glyph.offset.x * units).rounded()), dy: Int((-glyph.offset.y * units).rounded()))
    }
    #expect(glyphs == expected, "\(text) in \(face.file.lastPathComponent) \(face.weight ?? 400)")
    // Every glyph belongs to one cluster.
    #expect(shaped.clusters.flatMap(\.glyphs).sorted() == Array(shaped.glyphs.indices))
    let sum = expected.reduce(0) { $0 + $1.ax }
    #expect(abs(shaped.width * units - CGFloat(sum)) < 0.01)
  }
}
