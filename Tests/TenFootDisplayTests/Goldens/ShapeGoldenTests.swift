import TenFoot
import Testing

/// One small picture for each shape, way of drawing and style.
@MainActor struct ShapeGoldenTests {
  /// A shape filled, and the same shape as a line.
  private func pair(_ shape: some InsettableShape) -> some View {
    HStack(spacing: 12) {
      shape.fill(.cyan)
      shape.strokeBorder(.white, lineWidth: 5)
    }
    .padding(10)
  }

  @Test func `basic shapes`() throws {
    try expectSmallGolden(pair(Rectangle()), "shapes/rectangle")
    try expectSmallGolden(
      pair(RoundedRectangle(cornerRadius: 18)), "shapes/rounded-rectangle")
    try expectSmallGolden(
      pair(RoundedRectangle(cornerRadius: 18, style: .circular)),
      "shapes/rounded-rectangle-circular")
    try expectSmallGolden(pair(Capsule()), "shapes/capsule")
    try expectSmallGolden(pair(Circle()), "shapes/circle")
    try expectSmallGolden(pair(Ellipse()), "shapes/ellipse")
  }

  @Test func `a path with curves`() throws {
    try expectSmallGolden(Leaf().fill(.green).padding(8), "shapes/path-fill")
    try expectSmallGolden(
      Leaf().stroke(.yellow, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [10, 8]))
        .padding(8), "shapes/path-dash")
  }

  @Test func `a shape like its container`() throws {
    try expectSmallGolden(
      ContainerRelativeShape().fill(.cyan).padding(8)
        .background(ContainerRelativeShape().fill(.indigo))
        .containerShape(RoundedRectangle(cornerRadius: 26)).padding(8),
      "shapes/container-relative-shape")
  }

  @Test func `shapes made of two`() throws {
    let (left, right) = (
      Circle().size(width: 50, height: 50), Circle().size(width: 50, height: 50).offset(x: 24)
    )
    try expectSmallGolden(left.union(right).fill(.mint).padding(20), "shapes/union")
    try expectSmallGolden(
      left.intersection(right).fill(.mint).padding(20), "shapes/intersection")
    try expectSmallGolden(left.subtracting(right).fill(.mint).padding(20), "shapes/subtracting")
    try expectSmallGolden(
      left.symmetricDifference(right).fill(.mint).padding(20), "shapes/symmetric-difference")
    try expectSmallGolden(
      left.lineIntersection(right).stroke(.yellow, lineWidth: 5).padding(20),
      "shapes/line-intersection")
    try expectSmallGolden(
      left.lineSubtraction(right).stroke(.yellow, lineWidth: 5).padding(20),
      "shapes/line-subtraction")
  }

  @Test func `strokes`() throws {
    try expectSmallGolden(
      Rectangle().stroke(.white, lineWidth: 1).padding(10), "shapes/hairline")
    try expectSmallGolden(
      Rectangle().stroke(.white, lineWidth: 9).padding(20), "shapes/thick-stroke")
  }

  @Test func `fill styles`() throws {
    try expectSmallGolden(
      Rings().fill(.mint, style: FillStyle(eoFill: true)), "shapes/even-odd-fill")
    try expectSmallGolden(
      LinearGradient(
        colors: [.red, .yellow, .blue], startPoint: .leading, endPoint: .bottomTrailing),
      "styles/linear-gradient")
    try expectSmallGolden(
      HStack(spacing: 0) {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tint)
        Rectangle().fill(.red.opacity(0.5))
      }, "styles/names", schemes: [.dark, .light])
  }
}

private struct Leaf: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addCurve(
        to: CGPoint(x: rect.maxX, y: rect.minY), control1: CGPoint(x: rect.minX, y: rect.minY),
        control2: CGPoint(x: rect.midX, y: rect.minY))
      path.addQuadCurve(
        to: CGPoint(x: rect.minX, y: rect.maxY), control: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct Rings: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addEllipse(in: rect.insetBy(dx: 40, dy: 8))
      path.addEllipse(in: rect.insetBy(dx: 60, dy: 24))
    }
  }
}
