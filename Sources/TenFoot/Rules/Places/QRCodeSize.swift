import Foundation

/// A QR code that telephones can't read from the sofa.
nonisolated enum QRCodeSize: PixelRule {
  static let info = RuleInfo(
    "SIZE-QR", .warning,
    "modules of QR codes are at least 8 points, with a light margin of 4 modules", unit: .points,
    formula: "the side of the dark square by the modules of the role `qrCode(modules:)`; the light "
      + "pixels around it",
    source: "own: 8 points are 4.5′ at 10 feet on 43 inches; ISO/IEC 18004 for the margin")

  /// A view that is marked as a code.
  struct Code {
    let node: Int
    let rect: CGRect
    let modules: Int
  }

  /// The views that are marked as codes.
  static func codes(in scene: SceneReading) -> [Code] {
    scene.notes.compactMap { note in
      guard case .role(.qrCode(let modules)) = note.note else { return nil }
      let leaves = scene.images.map(\.leaf) + scene.shapes.map(\.leaf) + scene.texts.map(\.leaf)
      let rect = leaves.filter { note.nodes.contains($0.node) }
        .reduce(CGRect.null) { $0.union($1.shown) }
      guard !rect.isNull else { return nil }
      return Code(node: note.nodes.lowerBound, rect: rect, modules: max(modules, 1))
    }
  }

  static func check(_ frame: FrameReading, _ report: inout RuleReport) {
    guard frame.scene.isInRoom else { return }
    for code in codes(in: frame.scene) {
      guard let dark = frame.pixels.darkBounds(in: code.rect) else {
        report.add(
          at: code.node, rect: code.rect, "the code has no dark modules on a light ground",
          hint: "draw it dark on light: many telephones read no other")
        continue
      }
      let module = min(dark.width, dark.height) / CGFloat(code.modules)
      if module < Thresholds.leastModule - Tolerance.length {
        report.add(
          at: code.node, rect: code.rect,
          measure: .init(measured: module, required: Thresholds.leastModule),
          "the code's modules are \(Double(module).saidFinely) points, and telephones on the sofa "
            + "need \(Thresholds.leastModule.said)",
          hint: "a code of \((Thresholds.leastModule * Double(code.modules)).said) points without "
            + "its margin passes")
      }
      let margin = frame.pixels.lightMargin(around: dark, upTo: module * 6)
      guard margin < Thresholds.quietZone * module - 0.5 else { continue }
      report.add(
        at: code.node, rect: code.rect,
        measure: .init(measured: margin, required: Thresholds.quietZone * module),
        "the code has a light margin of \((Double(margin / module)).said) modules, and needs "
          + "\(Thresholds.quietZone.said)",
        hint: "put \(Double(Thresholds.quietZone * module).said) points of white around it")
    }
  }
}
