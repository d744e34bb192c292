import Foundation
import TenFoot

@testable import TenFootText

extension ShapingEngine {
  /// An engine over the bundled fonts.
  static func bundled() throws -> ShapingEngine { ShapingEngine(catalog: try FontCatalog()) }

  /// Shapes a string at a size that makes one font unit of Inter one point: 2816 units to the em.
  func shape(
    _ string: String, size: CGFloat = 2816, weight: Int = 400, isItalic: Bool = false,
    family: FontDescriptor.Family = .system(.default), hasMonospacedDigits: Bool = false,
    tracking: CGFloat = 0, direction: LayoutDirection = .leftToRight, language: String = "en"
  ) -> ShapedText {
    let font = FontDescriptor(
      family: family, size: size, weight: weight, isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits)
    return shape(
      StyledText(
        [StyledText.Run(string, font: font, tracking: tracking)], direction: direction,
        language: language))
  }

  /// The names of the files that a text's runs are drawn with.
  func files(of text: ShapedText) -> [String] {
    text.runs.map { catalog.instance($0.face).file.lastPathComponent }
  }
}

extension ShapedText {
  /// The sum of all clusters' advances.
  var width: CGFloat { clusters.reduce(0) { $0 + $1.advance } }

  /// The advance of each cluster.
  var advances: [CGFloat] { clusters.map(\.advance) }

  /// The level of each cluster.
  var levels: [UInt8] { clusters.map { runs[$0.run].level } }
}
