import Foundation

/// An active item that can't be told from the others.
nonisolated enum FocusMarks: SceneRule {
  static let info = RuleInfo(
    "FOCUS", .warning,
    "the active item has two of: 1.05 to 1.1 times the size, a border of 4 points "
      + "at 3:1, another lightness",
    unit: .count, formula: "the view with the role `active` against the other items of its list",
    source: "Apple, UWP")

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    guard scene.isInRoom else { return }
    for note in scene.notes where note.note == .role(.active) {
      let item = Item(scene, note.nodes)
      guard let item, let other = other(than: note.nodes, in: scene) else { continue }
      var marks: [String] = []
      let growth = item.rect.height / max(other.rect.height, 1e-6)
      let range = Thresholds.focusGrowth
      if growth >= range.lowerBound - 1e-3, growth <= range.upperBound + 1e-3 {
        marks.append("size")
      }
      if item.hasBorder, !other.hasBorder { marks.append("border") }
      if let one = item.lightness, let two = other.lightness,
        abs(one - two) >= Thresholds.focusLightness
      {
        marks.append("lightness")
      }
      guard marks.count < Thresholds.leastFocusMarks else { continue }
      report.add(
        at: note.nodes.lowerBound, rect: item.rect,
        measure: .init(
          measured: Double(marks.count), required: Double(Thresholds.leastFocusMarks)),
        "the active item differs from the others by "
          + (marks.isEmpty ? "nothing" : "its \(marks.joined(separator: " and ")) alone"),
        hint: "scaleEffect(1.06), a border of 4 points and a lighter ground: two of them pass")
    }
  }

  /// A neighbor of the active item: what its container holds beside it.
  private static func other(than item: Range<Int>, in scene: SceneReading) -> Item? {
    var parent = item.lowerBound - 1
    while parent >= 0 {
      let end = parent + Int(scene.nodes.nodes[parent].span)
      if end >= item.upperBound {
        let others = scene.nodes.children(of: parent).filter { child in
          !(child..<(child + Int(scene.nodes.nodes[child].span))).overlaps(item)
        }.compactMap { child in
          Item(scene, child..<(child + Int(scene.nodes.nodes[child].span)))
        }
        if let other = others.first { return other }
      }
      parent -= 1
    }
    return nil
  }

  /// What marks an item.
  private struct Item {
    let rect: CGRect
    let hasBorder: Bool
    /// The lightness of its ground; `nil` where it has none of one color.
    let lightness: Double?

    init?(_ scene: SceneReading, _ nodes: Range<Int>) {
      let shapes = scene.shapes.filter { nodes.contains($0.node) }
      let texts = scene.texts.filter { nodes.contains($0.node) }
      rect = (shapes.map(\.rect) + texts.map(\.ink)).reduce(CGRect.null) { $0.union($1) }
      guard !rect.isNull else { return nil }
      let fills = shapes.filter { $0.lineWidth == nil && $0.color != nil }
      let ground = fills.max { $0.rect.width * $0.rect.height < $1.rect.width * $1.rect.height }
      let under = Shade(scene.canvas.colorScheme == .dark ? .init(white: 0) : .init(white: 1))
      let shade = ground?.color.map { Shade($0, over: under) }
      lightness = shade?.lightness
      hasBorder = shapes.contains { shape in
        guard let width = shape.lineWidth, width >= Thresholds.focusBorder - Tolerance.length,
          let color = shape.color
        else { return false }
        let behind = shade ?? under
        return Shade(color, over: behind).contrast(to: behind)
          >= Thresholds.leastGraphicContrast - Tolerance.ratio
      }
    }
  }
}
