import TenFoot
import TenFootDisplay
import TenFootTesting
import Testing

/// One small picture for each script that the bundled fonts draw, and for what else shapes glyphs.
struct ScriptGoldenTests {
  /// A line in regular over one in bold.
  @MainActor private func expectScript(
    _ name: String, _ regular: String, _ bold: String, size: CGFloat = 24,
    fileID: String = #fileID, line: UInt = #line
  ) throws {
    try expectSmallGolden(
      VStack(spacing: 6) {
        Text(verbatim: regular)
        Text(verbatim: bold).bold()
      }
      .font(.system(size: size)), "text/\(name)", fileID: fileID, line: line)
  }

  @MainActor @Test func `Latin, Greek and Cyrillic`() throws {
    try expectScript("latin", "Łódź Ağrı", "Zażółć gęś")
    // Marks of both kinds: letters of their own, and combining ones.
    try expectScript("vietnamese", "Nguyễn Thị", "Ngo\u{302} Tha\u{302}\u{301}t")
    try expectScript("greek", "Αλέξανδρος", "Ἀθῆναι ᾧ")
    try expectScript("cyrillic", "Ёлкин Їжак", "Щука")
  }

  @MainActor @Test func `scripts that run from right to left`() throws {
    try expectScript("arabic", "محمد عبد الله", "إِبْرَاهِيمُ ٣-٢")
    try expectScript("hebrew", "שירה לוי", "שָׁלוֹם 3-2")
  }

  @MainActor @Test func `scripts of India`() throws {
    try expectScript("devanagari", "कृष्णमूर्ति", "राष्ट्रीय")
    try expectScript("bengali", "রবীন্দ্রনাথ", "ক্ষমা স্ত্রী")
    try expectScript("tamil", "சுப்ரமணியன்", "ஸ்ரீ கொள்", size: 20)
    try expectScript("telugu", "వెంకటేశ్వర", "స్త్రీ క్షమ")
  }

  @MainActor @Test func `scripts of Southeast Asia`() throws {
    try expectScript("thai", "สมชาย น้ำ", "ปั๊ม ที่นี่")
    try expectScript("lao", "ສົມໃຈ", "ເຂົ້າໜຽວ")
    try expectScript("khmer", "ស្រ្តី ខ្ញុំ", "ភ្នំពេញ")
  }

  @MainActor @Test func `scripts of the Caucasus and Ethiopia`() throws {
    try expectScript("georgian", "გიორგი", "ᲡᲐᲥᲐᲠᲗᲕᲔ", size: 20)
    try expectScript("armenian", "Խաչատրյան", "Հայաստան")
    try expectScript("ethiopic", "አበበ ቢቂላ", "አዲስ አበባ፡")
  }

  @MainActor @Test func `signs`() throws {
    try expectScript("symbols", "♭♯☉☊☸☽", "♔♕♖♗♘♙")
    try expectScript("mathematics", "∮∯𝔸𝔹𝒞", "x≤√2")
  }

  @MainActor @Test func `emoji are sharp, small and large`() throws {
    try expectSmallGolden(
      Text(verbatim: "👩‍🚀🏳️‍🌈").font(.system(size: 48)), "text/emoji-48",
      // Emoji bring their own colors.
      unseen: ["recolored glyphs"])
    try expectGolden(
      Text(verbatim: "👍").font(.system(size: 200)), "text/emoji-200",
      on: [DisplayCanvas(size: CGSize(width: 260, height: 240))])
    try expectSmallGolden(
      Text(verbatim: "🇩🇪1️⃣👍🏽❤️‍🔥♟️").font(.system(size: 22)),
      "text/emoji-sequences", unseen: ["recolored glyphs"])
  }

  @MainActor @Test func `designs and widths`() throws {
    try expectSmallGolden(
      VStack(alignment: .leading, spacing: 2) {
        Text("Serif").fontDesign(.serif) + Text("slanted").fontDesign(.serif).italic()
        Text("Mono").monospaced() + Text("slanted").monospaced().italic()
        Text("Inter") + Text("italic").italic()
        Text("Condensed bold").bold().fontWidth(.condensed)
      }
      .font(.system(size: 15)), "text/designs")
    try expectSmallGolden(
      VStack(spacing: 4) {
        Text("SmallCaps").font(.system(size: 22).smallCaps())
        Text("Text").textScale(.secondary) + Text(" scale")
        Text("case").textCase(.uppercase)
      }
      .font(.system(size: 18)), "text/capitals")
  }

  @MainActor @Test func `lines under, through and behind text`() throws {
    try expectSmallGolden(
      VStack(spacing: 4) {
        Text("under").underline()
        Text("through").strikethrough(color: .red)
        Text("dash").underline(pattern: .dash)
          + Text(" dot").underline(pattern: .dot, color: .green)
        Text("up ") + Text("raised").baselineOffset(6).underline()
      }
      .font(.system(size: 14)), "text/lines")
  }

  @MainActor @Test func `boxes tell which characters no font has`() throws {
    // Goldens refuse texts with boxes, so the golden is of a picture of them.
    let boxes = ImageRenderer(
      content: VStack(spacing: 8) {
        Text(verbatim: "田中 \u{10FFFD}").font(.system(size: 40))
        Text(verbatim: "a 田 b").font(.system(size: 14))
      }
      .foregroundStyle(.white))
    try expectSmallGolden(Image(bitmap: boxes.bitmap()), "text/missing")
  }

  @MainActor @Test func `text from right to left is cut at its left end`() throws {
    try expectSmallGolden(
      VStack(alignment: .leading, spacing: 4) {
        Text(verbatim: "محمد عبد الله الرشيد الأنصاري")
        Text(verbatim: "שירה לוי מנצחת בסיבוב השלישי")
        Text(verbatim: "שלום Scoreboard 3-2 (Final)").truncationMode(.middle)
      }
      .font(.system(size: 18)).lineLimit(1).padding(8), "text/right-to-left-cut",
      layoutDirections: [.rightToLeft])
    try expectSmallGolden(
      Text(verbatim: "الفريق 3-2 (Final)\nגמר 2026\nnames").font(.system(size: 18))
        .frame(maxWidth: .infinity), "text/right-to-left-lines",
      layoutDirections: [.leftToRight, .rightToLeft])
  }
}
