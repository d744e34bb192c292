import Foundation
import TenFoot
import TenFootDisplay

/// Holds views against the rules on a screen of 1080p, 43 inches, seen from 10 feet: there a point
/// takes 0.559 arc minutes (the reference's table 1.3).
@MainActor struct Judge {
  let renderer: FrameRenderer

  init() throws { renderer = try FrameRenderer() }

  /// The rules that look at pixels, which cost a test that isn't optimized most of its time.
  private static let pixelRules = [
    "SIZE-QR", "CON-TEXT", "CON-TEXT-REC", "CON-GFX", "CON-DARK", "COL-RANGE", "PATTERN",
  ]

  /// What one rule finds.
  func findings(
    of rule: String, on canvas: DisplayCanvas = .fullHD, @ViewBuilder _ view: () -> some View
  ) throws -> [Finding] {
    let composition = renderer.compose(view(), on: canvas)
    var rules = RuleSet.tenFoot
    for other in rules.infos where other.id != rule { rules = rules.setting(other.id, to: .off) }
    let found =
      Self.pixelRules.contains(rule)
      ? try renderer.findings(of: composition, by: rules) : composition.findings(by: rules)
    return found.filter { $0.rule == rule && $0.exception == nil }
  }

  /// The severities of what one rule finds.
  func severities(
    of rule: String, on canvas: DisplayCanvas = .fullHD, @ViewBuilder _ view: () -> some View
  ) throws -> [Finding.Severity] {
    try findings(of: rule, on: canvas, view).map(\.severity)
  }

  /// A text of a size and weight.
  func text(_ string: String, _ size: CGFloat, _ weight: Font.Weight = .medium) -> some View {
    Text(verbatim: string).font(.system(size: size, weight: weight))
  }

  /// A word of a size and weight.
  func text(_ size: CGFloat, _ weight: Font.Weight = .medium) -> some View {
    text("Hamburg", size, weight)
  }
}

/// A gray of 8 bits.
func gray(_ value: Int) -> Color { rgb(value, value, value) }

/// A color of 8-bit channels.
func rgb(_ red: Int, _ green: Int, _ blue: Int) -> Color {
  Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
}

extension View {
  /// The view with its top left corner at a point of the screen.
  func at(_ x: CGFloat, _ y: CGFloat) -> some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      offset(x: x, y: y)
    }
    .ignoresSafeArea()
  }
}
