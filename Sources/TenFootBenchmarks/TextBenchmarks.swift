import Foundation
import TenFoot
import TenFootText

extension Benchmark {
  /// Text on its way to lines.
  static let text: [Benchmark] = [
    .timedThousand("text.shape.short", "first measure of a short name") {
      let catalog = try FontCatalog()
      let font = FontDescriptor(size: 44, weight: 700)
      return { run in
        // An engine of its own has shaped nothing yet, in faces that are open.
        let engine = ShapingEngine(catalog: catalog)
        for number in 0..<1_000 {
          let shaped = engine.shape(
            StyledText([StyledText.Run("Ann Lee \(run) \(number)", font: font)]))
          try measure(shaped, width: nil)
        }
      }
    },
    .timedThousand("text.rewrap.paragraph", "a new width for a shaped paragraph of 160 characters")
    {
      let engine = ShapingEngine(catalog: try FontCatalog())
      let shaped = engine.shape(
        StyledText([StyledText.Run(paragraph, font: FontDescriptor(size: 40))]))
      return { _ in
        for number in 0..<1_000 { try measure(shaped, width: 400 + CGFloat(number)) }
      }
    },
    .timedThousand("text.measure.cached", "a measure of a name shaped before") {
      let engine = ShapingEngine(catalog: try FontCatalog())
      let font = FontDescriptor(size: 44, weight: 700)
      let names = (0..<1_000).map { StyledText([StyledText.Run("Ann Lee \($0)", font: font)]) }
      return { _ in
        for name in names { try measure(engine.shape(name), width: nil) }
      }
    },
  ]

  /// Breaks a text into lines, and looks at them so that the work can't be left out.
  private static func measure(_ text: ShapedText, width: CGFloat?) throws {
    let lines = ParagraphLayout(text: text, style: ParagraphStyle(), pixelLength: 1)
      .lines(width: width, height: nil)
    guard lines.size.height > 0, lines.lines.allSatisfy({ $0.width > 0 }) else {
      throw BenchmarkFailure("a text has no lines")
    }
  }

  private static let paragraph = """
    The quick brown fox jumps over the lazy dog while seven players wait for the next question, \
    and the quiz master reads her rules once more to the whole bar here.
    """
}
