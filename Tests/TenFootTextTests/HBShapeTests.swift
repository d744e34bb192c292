import Foundation
import TenFoot
import TenFootFonts
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
    ("“Quoted” — 50 % … ½ № 7", "Inter-roman.var.ttf"),
    ("Ελλάδα 2:1 Ήρθε", "Inter-roman.var.ttf"),
    ("Київ — Львів, Їжак", "Inter-roman.var.ttf"),
    ("ŠŽČĆĐ šžčćđ Ğış İşöü", "Inter-roman.var.ttf"),
    ("e\u{301}o\u{308}\u{304} A\u{30A}", "Inter-roman.var.ttf"),
    ("پاکستان گرم چای", "NotoSansArabic-Regular.ttf"),
    ("لا إله السلام", "NotoSansArabic-Regular.ttf"),
    ("ٱلسَّلَامُ عَلَيْكُمْ", "NotoSansArabic-Regular.ttf"),
    ("בְּרֵאשִׁית בָּרָא", "NotoSansHebrew-Regular.ttf"),
    ("ישראל ״כן״", "NotoSansHebrew-Regular.ttf"),
    ("क्षत्रिय ज्ञान हिन्दी", "NotoSansDevanagari-Regular.ttf"),
    ("राष्ट्रीय र्‍य", "NotoSansDevanagari-Regular.ttf"),
    ("বাংলা ক্ষমা স্ত্রী", "NotoSansBengali-Regular.ttf"),
    ("தமிழ் கொள் ஸ்ரீ", "NotoSansTamil-Regular.ttf"),
    ("తెలుగు స్త్రీ క్షమ", "NotoSansTelugu-Regular.ttf"),
    ("กำลัง ปั๊ม ที่นี่ ญู", "NotoSansThai-Regular.ttf"),
    ("ລາວ ເຂົ້າໜຽວ ນ້ຳ", "NotoSansLao-Regular.ttf"),
    ("ភ្នំពេញ ខ្ញុំ ឆ្នាំ", "NotoSansKhmer-Regular.ttf"),
    ("საქართველო ᲡᲐᲥ", "NotoSansGeorgian-Regular.ttf"),
    ("Հայաստան և մեսրոպ", "NotoSansArmenian-Regular.ttf"),
    ("አዲስ አበባ፡ ኢትዮጵያ።", "NotoSansEthiopic-Regular.ttf"),
    ("☊☋☌", "NotoSansSymbols-Regular.ttf"),
    ("⠓⠑⠇⠇⠕", "NotoSansSymbols2-Regular.ttf"),
    ("🂡🂱🃁🃑", "NotoSansSymbols2-Regular.ttf"),
    ("𝔸𝔹𝒞𝒟", "NotoSansMath-Regular.ttf"),
    ("👩‍🚀🏳️‍🌈❤️‍🔥", "NotoColorEmoji.ttf"),
    ("🇫🇷🇯🇵🏴󠁧󠁢󠁳󠁣󠁴󠁿", "NotoColorEmoji.ttf"),
  ]

  /// Texts in the designs and widths of the system font, with the file that draws them in regular.
  static let designed: [(text: String, design: Font.Design, width: Font.Width, file: String)] = [
    ("Affluent office To.", .serif, .standard, "NotoSerif-Regular.ttf"),
    ("Łukasz Ødegård Ứng", .serif, .standard, "NotoSerif-Regular.ttf"),
    ("Αλέξανδρος Ήρθε", .serif, .standard, "NotoSerif-Regular.ttf"),
    ("Москва Ёлкин", .serif, .standard, "NotoSerif-Regular.ttf"),
    ("let score = 3_2 -> 1", .monospaced, .standard, "NotoSansMono-Regular.ttf"),
    ("Łukasz Ødegård", .monospaced, .standard, "NotoSansMono-Regular.ttf"),
    ("Αθήνα Київ", .monospaced, .standard, "NotoSansMono-Regular.ttf"),
    ("Scoreboard AVATAR", .default, .condensed, "RobotoCondensed-Regular.ttf"),
    ("Łukasz Ødegård Ứng", .rounded, .condensed, "RobotoCondensed-Regular.ttf"),
    ("Αθήνα 2:1", .default, .condensed, "RobotoCondensed-Regular.ttf"),
    ("Київ Ёлкин", .default, .compressed, "RobotoCondensed-Regular.ttf"),
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

  @Test(arguments: designed)
  func `so are those of the other designs and widths`(
    text: String, design: Font.Design, width: Font.Width, file: String
  ) throws {
    let engine = try ShapingEngine.bundled()
    for weight in [400, 700] {
      var font = FontDescriptor(family: .system(design), size: 2816, weight: weight)
      font.width = width
      let shaped = engine.shape(StyledText([.init(text, font: font)]))
      if weight == 400 { #expect(engine.files(of: shaped) == [file]) }
      try expectSame(shaped, text, engine)
    }
  }

  @Test func `letters have the form of the text's language`() throws {
    let engine = try ShapingEngine.bundled()
    let romanian = engine.shape("şţ", language: "ro")
    let face = engine.catalog.instance(romanian.runs[0].face)
    #expect(
      romanian.glyphs.map(\.index) == (try HBShape.shape("şţ", with: face, language: "ro").map(\.g))
    )
    // A comma for a cedilla.
    #expect(romanian.glyphs.map(\.index) != engine.shape("şţ").glyphs.map(\.index))
  }

  @Test func `every bundled family is in the tables`() {
    let files = Set(Self.texts.map(\.file) + Self.designed.map(\.file))
    #expect(
      files
        == Set(
          BundledFonts.all.filter { $0.weights.contains(400) && !$0.isItalic }
            .compactMap { $0.path.split(separator: "/").last.map(String.init) }))
    #expect(Self.texts.count + Self.designed.count >= 60)
  }

  @Test func `italics, weights between and features are those of hb-shape`() throws {
    let engine = try ShapingEngine.bundled()
    let italic = engine.shape("Affine 11", weight: 650, isItalic: true, hasMonospacedDigits: true)
    #expect(engine.files(of: italic) == ["Inter-italic.var.ttf"])
    #expect(engine.catalog.instance(italic.runs[0].face).weight == 650)
    try expectSame(italic, "Affine 11", engine, features: "tnum")
  }

  /// ASCII is shaped without the rules for composing characters where these leave it as it is.
  @Test(arguments: [
    FontDescriptor.Family.system(.default), .system(.serif), .system(.monospaced),
    .named("Roboto Condensed"),
  ])
  func `all pairs of ASCII characters are those of hb-shape`(family: FontDescriptor.Family) throws {
    let characters = (0x21..<0x7F).map { Character(Unicode.Scalar(UInt8($0))) }
    let pairs = String(characters.flatMap { first in characters.flatMap { [first, $0] } })
    let engine = try ShapingEngine.bundled()
    let shaped = engine.shape(pairs, family: family)
    let face = engine.catalog.primary(for: FontDescriptor(family: family, size: 40)).face
    #expect(face.font.leavesASCIIUncomposed)
    try expectSame(shaped, pairs, engine)
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
