import TenFoot
import Testing

/// One small picture for each style and for each shape that is made of another.
@MainActor struct StyleGoldenTests {
  private let rainbow: [Color] = [.red, .yellow, .blue]

  @Test func `gradients`() throws {
    try expectSmallGolden(
      RadialGradient(colors: rainbow, center: .bottomLeading, startRadius: 10, endRadius: 120),
      "styles/radial-gradient")
    try expectSmallGolden(EllipticalGradient(colors: rainbow), "styles/elliptical-gradient")
    try expectSmallGolden(
      AngularGradient(colors: rainbow + [.red], center: .center, angle: .degrees(30)),
      "styles/angular-gradient")
    try expectSmallGolden(
      Rectangle().fill(Color.purple.gradient).padding(10), "styles/any-gradient")
  }

  @Test func `a mesh of colors`() throws {
    try expectSmallGolden(
      MeshGradient(
        width: 3, height: 3,
        points: [
          [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.65, 0.4], [1, 0.6], [0, 1], [0.4, 1], [1, 1],
        ],
        colors: [.red, .orange, .yellow, .purple, .mint, .green, .indigo, .blue, .cyan]
      ).padding(.horizontal, 45).padding(.vertical, 20),
      "styles/mesh-gradient")
  }

  @Test func `materials`() throws {
    try expectSmallGolden(
      ZStack {
        Flag().scaleEffect(1.6)
        HStack(spacing: 4) {
          Rectangle().fill(.ultraThinMaterial)
          Rectangle().fill(.regularMaterial)
          Rectangle().fill(.ultraThickMaterial)
        }
        .padding(14)
      }, "styles/material", schemes: [.dark, .light])
  }

  @Test func `levels and grounds`() throws {
    try expectSmallGolden(
      HStack(spacing: 0) {
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
        Rectangle().fill(.quaternary)
        Rectangle().fill(.background)
        Rectangle().fill(.foreground)
      }
      .foregroundStyle(.mint).background(.brown), "styles/hierarchical-shape-style",
      schemes: [.dark, .light])
    try expectSmallGolden(
      HStack(spacing: 0) {
        Rectangle().fill(.tint)
        Rectangle().fill(AnyShapeStyle(.pink))
      }
      .tint(.orange), "styles/tint")
  }

  @Test func `every system color`() throws {
    let colors: [Color] = [
      .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
      .gray, .white, .primary, .secondary,
    ]
    try expectSmallGolden(
      HStack(spacing: 0) { ForEach(0..<16, id: \.self) { colors[$0] } }, "styles/system-colors",
      schemes: [.dark, .light])
  }

  @Test func `shapes made of others`() throws {
    try expectSmallGolden(
      UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 14).fill(.cyan)
        .padding(10), "shapes/uneven-rounded-rectangle",
      layoutDirections: [.leftToRight, .rightToLeft])
    try expectSmallGolden(
      Circle().trim(from: 0.1, to: 0.7).stroke(.orange, lineWidth: 8).padding(10), "shapes/trim")
    try expectSmallGolden(
      Rectangle().rotation(.degrees(20)).fill(.green).padding(24), "shapes/rotation")
    try expectSmallGolden(
      Ellipse().scale(x: 0.5, y: 0.8, anchor: .leading).fill(.green).padding(10), "shapes/scale")
    try expectSmallGolden(
      Rectangle().transform(CGAffineTransform(a: 0.5, b: 0, c: 0.3, d: 0.5, tx: 20, ty: 10))
        .fill(.green), "shapes/transform")
    try expectSmallGolden(
      HStack {
        Circle().size(width: 30, height: 30).fill(.red)
        Circle().offset(x: 4, y: -10).fill(.blue)
      }
      .padding(12), "shapes/size")
  }

  @Test func `ends and corners of lines`() throws {
    let corner = Path { path in
      path.move(to: CGPoint(x: 12, y: 60))
      path.addLine(to: CGPoint(x: 24, y: 14))
      path.addLine(to: CGPoint(x: 36, y: 60))
    }
    func line(_ cap: CGLineCap, _ join: CGLineJoin) -> some View {
      corner.stroke(.white, style: StrokeStyle(lineWidth: 9, lineCap: cap, lineJoin: join))
    }
    try expectSmallGolden(
      HStack(spacing: 0) {
        line(.butt, .miter)
        line(.round, .round)
        line(.square, .bevel)
      }, "shapes/stroke-style")
  }
}
