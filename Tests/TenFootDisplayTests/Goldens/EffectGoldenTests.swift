import TenFoot
import Testing

/// One small picture for each effect.
@MainActor struct EffectGoldenTests {
  @Test func `colors`() throws {
    try expectSmallGolden(Flag().brightness(0.2), "modifiers/brightness")
    try expectSmallGolden(Flag().contrast(0.5), "modifiers/contrast")
    try expectSmallGolden(Flag().saturation(0.3), "modifiers/saturation")
    try expectSmallGolden(Flag().grayscale(0.9), "modifiers/grayscale")
    try expectSmallGolden(Flag().hueRotation(.degrees(90)), "modifiers/hue-rotation")
    try expectSmallGolden(Flag().colorInvert(), "modifiers/color-invert")
    try expectSmallGolden(Flag().colorMultiply(.cyan), "modifiers/color-multiply")
  }

  @Test func `blurs and shadows`() throws {
    try expectSmallGolden(Flag().blur(radius: 4), "modifiers/blur")
    try expectSmallGolden(Flag().blur(radius: 4, opaque: true), "modifiers/blur-opaque")
    try expectSmallGolden(
      Flag().shadow(color: .green, radius: 5, x: 8, y: 6), "modifiers/shadow")
  }

  @Test(arguments: BlendMode.allCases)
  func `blend modes`(mode: BlendMode) throws {
    let name = "\(mode)".replacing(/[A-Z]/) { "-\($0.output.lowercased())" }
    try expectSmallGolden(
      ZStack {
        LinearGradient(
          colors: [.orange.opacity(0), .orange, .white], startPoint: .leading,
          endPoint: .trailing)
        Ellipse()
          .fill(LinearGradient(colors: [.blue, .mint], startPoint: .top, endPoint: .bottom))
          .padding(12).blendMode(mode)
      }
      .frame(width: 140, height: 80).compositingGroup().background(.brown), "blend-modes/\(name)",
      unseen: Self.unseen(in: mode))
  }

  /// What a mode hides.
  private static func unseen(in mode: BlendMode) -> Set<String> {
    switch mode {
    // It is how things are drawn anyway.
    case .normal: ["bared blend"]
    // What is cut out has no color.
    case .destinationOut: ["recolored fill"]
    default: []
    }
  }

  @Test func `groups`() throws {
    // Multiplied with what is inside of the group, and not with the brown behind it.
    let pair = ZStack {
      Tile(color: .yellow, width: 80, height: 50)
      Tile(color: .cyan, width: 50, height: 80).blendMode(.multiply)
    }
    try expectSmallGolden(pair.compositingGroup().background(.brown), "modifiers/compositing-group")
    try expectSmallGolden(pair.drawingGroup().background(.brown), "modifiers/drawing-group")
    let faint = ZStack {
      Tile(color: .yellow, width: 80, height: 50)
      Tile(color: .blue.opacity(0.5), width: 50, height: 80)
    }
    try expectSmallGolden(
      faint.drawingGroup(opaque: true, colorMode: .linear).padding(4).background(.brown),
      "modifiers/drawing-group-linear")
  }

  @Test func `masks`() throws {
    try expectSmallGolden(
      Flag().mask { Text("TV").font(.system(size: 60, weight: .black)) }, "modifiers/mask",
      // A mask's color doesn't count, and the outer stripes have no edge inside of the letters.
      unseen: ["recolored glyphs", "shifted fill"])
  }

  @Test func `projections`() throws {
    try expectSmallGolden(Flag().rotationEffect(.degrees(20)), "modifiers/rotation-effect")
    try expectSmallGolden(
      Flag().scaleEffect(x: 0.5, y: 1.4, anchor: .leading), "modifiers/scale-effect")
    try expectSmallGolden(
      Flag().transformEffect(CGAffineTransform(a: 1, b: 0.2, c: -0.3, d: 1, tx: 10, ty: 0)),
      "modifiers/transform-effect")
    var tapered = ProjectionTransform()
    tapered.m13 = 0.004
    try expectSmallGolden(Flag().projectionEffect(tapered), "modifiers/projection-effect")
    try expectSmallGolden(
      Flag().rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0)),
      "modifiers/rotation3deffect")
  }
}
