import Foundation

/// Text or a code that a set may cut off.
nonisolated enum TitleSafety: SceneRule {
  static let info = RuleInfo(
    "SAFE-TITLE", .error,
    "text and codes keep 5 % from the sides and 60 points from top and bottom",
    unit: .points, formula: "how far letters or codes reach out of the box",
    source: "SMPTE ST 2046-1; EBU R 95; Apple, tvOS")

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    guard let box = box(of: scene.canvas) else { return }
    for text in scene.readTexts {
      check(text.quotation.description, text.node, text.shown, box, &report)
    }
    for code in QRCodeSize.codes(in: scene) {
      check("the code", code.node, code.rect.intersection(scene.canvas.bounds), box, &report)
    }
  }

  /// The box for what must be read; `nil` for a picture without edges that are cut off.
  static func box(of canvas: DisplayCanvas) -> CGRect? {
    guard canvas.viewing != nil, canvas.safeAreaInsets != EdgeInsets() else { return nil }
    var insets = canvas.titleSafeInsets
    insets.top = max(insets.top, Thresholds.titleInset)
    insets.bottom = max(insets.bottom, Thresholds.titleInset)
    return canvas.bounds.inset(by: insets)
  }

  private static func check(
    _ what: String, _ node: Int, _ rect: CGRect, _ box: CGRect, _ report: inout RuleReport
  ) {
    let excess = rect.excess(over: box)
    guard excess > Tolerance.length else { return }
    report.add(
      at: node, rect: rect, measure: .init(measured: excess, required: 0),
      "\(what) reaches \(Double(excess).said) points out of the title-safe box, where sets cut it "
        + "off",
      hint: "keep it inside of x \(Double(box.minX).said) to "
        + "\(Double(box.maxX).said), y \(Double(box.minY).said) to \(Double(box.maxY).said)")
  }
}

extension CGRect {
  /// How far the rectangle reaches out of another, at most; 0 or less when it doesn't.
  nonisolated func excess(over box: CGRect) -> CGFloat {
    guard !isNull else { return 0 }
    return max(box.minX - minX, maxX - box.maxX, box.minY - minY, maxY - box.maxY)
  }
}
