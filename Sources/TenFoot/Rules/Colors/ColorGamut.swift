/// Colors that sRGB lacks, such as Display P3's strongest: each channel is cut when they are drawn.
nonisolated enum ColorGamut: SceneRule {
  static let info = RuleInfo(
    "color-gamut", .info, "every color is one of sRGB's", unit: .share,
    formula: "the farthest channel outside of 0 to 1", source: "own", isAboutLegibility: false)

  /// How far a channel may be outside: what is cut then can't be seen.
  private static let tolerance: Float = 0.02

  static func check(_ scene: SceneReading, _ report: inout RuleReport) {
    let nodes = scene.nodes
    for node in nodes.nodes.indices {
      let colors: [Color.Resolved] =
        switch nodes.nodes[node].kind {
        case .shape(let shape): nodes.shapes[shape].paint.colors
        case .text(let text):
          nodes.texts[text].paint.colors + nodes.texts[text].runPaints.flatMap(\.colors)
        case .effect(let effect): colors(of: nodes.effects[effect])
        default: []
        }
      guard let color = colors.max(by: { excess($0) < excess($1) }), excess(color) > tolerance
      else { continue }
      report.add(
        at: node, rect: scene.layout.frames[node],
        measure: .init(measured: Double(excess(color)), required: 0),
        "sRGB has no color of red \(Double(color.red).saidFinely), green "
          + "\(Double(color.green).saidFinely) and blue \(Double(color.blue).saidFinely): "
          + "it is drawn as \(color.dump)",
        hint: "choose one with channels from 0 to 1, or take what is drawn")
    }
  }

  private static func colors(of effect: NodeEffect) -> [Color.Resolved] {
    if case .display(.shadow(let color, _, _)) = effect { [color] } else { [] }
  }

  /// How far the farthest channel of a color that is seen is outside.
  private static func excess(_ color: Color.Resolved) -> Float {
    guard color.opacity > 0 else { return 0 }
    return [color.red, color.green, color.blue].map { max(-$0, $0 - 1) }.max() ?? 0
  }
}
