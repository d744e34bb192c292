#if os(Linux)
  import Foundation
  import Testing

  @testable import TenFoot
  @testable import TenFootText

  /// Lines against those that ICU's own breaks allow, as ICU tells them to another program: Python's
  /// binding (Debian's python3-icu).
  struct ICULineTests {
    private static let texts: [(text: String, language: String)] = [
      ("The quick brown fox jumps over the lazy dog, while seven players wait.", "en"),
      ("José María Fernández de la Vega y Montoya (Oberhauser-Schwarzenberger)", "en"),
      ("U.S. Open 2026: 7-6 (7-5), 6-4; 100 % sure? “Yes — of course!” $5.00/day", "en"),
      ("no\u{A0}break zero\u{200B}width word\u{2060}joined http://example.org/a/b?c=d", "en"),
      ("first line\nsecond line\u{2028}third\u{2029}fourth\r\nfifth\n\nlast", "en"),
      ("Ngô Thị Hồng Nhung và Nguyễn Văn An đến từ Thành phố Hồ Chí Minh", "vi"),
      ("Αλέξανδρος και Ελένη, δύο παίκτες από την Αθήνα· τρίτος γύρος", "el"),
      ("Владимир Ёлкин и Оксана — победители третьего раунда", "ru"),
      ("ภาษาไทยเป็นภาษาที่ไม่มีการเว้นวรรคระหว่างคำ สมชาย ใจดี ชนะเลิศ", "th"),
      ("ພາສາລາວບໍ່ມີການຍະຫວ່າງລະຫວ່າງຄຳສັບ ສົມໃຈ ຊະນະ", "lo"),
      ("ភាសាខ្មែរមិនមានដកឃ្លារវាងពាក្យទេ សុខា ឈ្នះ", "km"),
      ("田中さくらは「東京」で勝った、と言った。カードとスコアー。", "ja"),
      ("王小明在第三轮（决赛）中获胜，得分：2,400。", "zh"),
      ("김민준 선수가 세 번째 라운드에서 이겼습니다.", "ko"),
      ("कृष्णमूर्ति शर्मा तीसरे दौर में जीते। अगला प्रश्न?", "hi"),
      ("রবীন্দ্রনাথ ঠাকুর তৃতীয় রাউন্ডে জিতেছেন।", "bn"),
      ("சுப்ரமணியன் மூன்றாவது சுற்றில் வென்றார்.", "ta"),
      ("వెంకటేశ్వర రావు మూడవ రౌండ్‌లో గెలిచారు.", "te"),
      ("გიორგი მესამე რაუნდში გაიმარჯვა, ნინო მეორეა", "ka"),
      ("Արամ Խաչատրյան հաղթեց երրորդ փուլում", "hy"),
      ("አበበ ቢቂላ በሦስተኛው ዙር፡አሸነፈ። ቀጣይ ጥያቄ", "am"),
      ("محمد عبد الله فاز في الجولة الثالثة 3-2 (Final) أمس", "ar"),
      ("שירה לוי ניצחה בסיבוב השלישי 3-2 (Final) אתמול", "he"),
      ("👨‍👩‍👧‍👦🇩🇪🇫🇷👍🏽 1️⃣ a👍b ❤️‍🔥🏳️‍🌈 Team Rainbow", "en"),
    ]

    @Test func `lines end where ICU lets them at any width`() throws {
      let engine = try ShapingEngine.bundled()
      let breaks = try ICUBreaks.find(Self.texts)
      for ((text, language), breaks) in zip(Self.texts, breaks) {
        let shaped = engine.shape(text, size: 40, language: language)
        let starts = shaped.clusters.map(\.textOffset)
        for width in stride(from: 60 as CGFloat, through: 1_000, by: 47) {
          let lines = ParagraphLayout(text: shaped, style: ParagraphStyle(), pixelLength: 1)
            .lines(width: width, height: nil).lines
          let found = lines.map { starts[$0.head.lowerBound] }
          let expected = Self.lineStarts(of: shaped, in: width, breaks)
          #expect(found == expected, "\(text) in \(width)")
        }
      }
    }

    @Test func `simple and other texts may end lines at exactly ICU's places`() throws {
      let engine = try ShapingEngine.bundled()
      let breaks = try ICUBreaks.find(Self.texts)
      for ((text, language), breaks) in zip(Self.texts, breaks) {
        let shaped = engine.shape(text, size: 40, language: language)
        let ends = shaped.clusters.indices.dropLast().filter {
          shaped.clusters[$0].lineBreak != .prohibited
        }.map { shaped.clusters[$0 + 1].textOffset }
        #expect(ends == breaks.places.filter { $0 < text.utf8.count }.sorted(), "\(text)")
      }
    }

    /// Fills lines cluster by cluster: each ends at the last of ICU's places whose words fit, or
    /// else inside a word.
    private static func lineStarts(
      of shaped: ShapedText, in width: CGFloat, _ breaks: ICUBreaks
    ) -> [Int] {
      let clusters = shaped.clusters
      var starts: [Int] = []
      var start = 0
      while start < clusters.count {
        starts.append(clusters[start].textOffset)
        var (pen, end): (CGFloat, Int) = (0, start)
        var lastBreak: Int?
        while end < clusters.count {
          pen += clusters[end].advance
          if pen > width + 0.001, !clusters[end].isWhitespace, end > start { break }
          end += 1
          let offset = end < clusters.count ? clusters[end].textOffset : .max
          if breaks.mandatory.contains(offset) {
            lastBreak = end
            break
          }
          if breaks.places.contains(offset) { lastBreak = end }
        }
        start = end < clusters.count ? lastBreak ?? end : end
      }
      return starts
    }
  }

  /// Where ICU lets lines end, in UTF-8 bytes.
  private struct ICUBreaks: Decodable {
    let places: Set<Int>
    let mandatory: Set<Int>

    /// Asks ICU, with the ordinary rules for CJK text, as in TenFoot.
    static func find(_ texts: [(text: String, language: String)]) throws -> [ICUBreaks] {
      let program = """
        import icu, json, sys
        answers = []
        for text, language in json.loads(sys.argv[1]):
            breaker = icu.BreakIterator.createLineInstance(
                icu.Locale.createFromName(language + "@lb=normal"))
            breaker.setText(icu.UnicodeString(text))
            units = text.encode("utf-16-le")
            places, mandatory = [], []
            for unit in breaker:
                place = len(units[:2 * unit].decode("utf-16-le").encode("utf-8"))
                places.append(place)
                if breaker.getRuleStatus() >= 100: mandatory.append(place)
            answers.append({"places": places, "mandatory": mandatory})
        print(json.dumps(answers))
        """
      let questions = try JSONEncoder().encode(texts.map { [$0.text, $0.language] })
      let output = try Command.run(
        "/usr/bin/python3", ["-c", program, String(decoding: questions, as: UTF8.self)])
      return try JSONDecoder().decode([ICUBreaks].self, from: output)
    }
  }
#endif
