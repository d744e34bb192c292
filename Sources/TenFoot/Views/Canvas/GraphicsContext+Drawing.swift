public import Foundation

extension GraphicsContext {
  /// What shapes on a canvas are filled with; places are coordinates of the context.
  public nonisolated struct Shading: Sendable {
    /// The style for a canvas of a size.
    let style: @Sendable (CGSize) -> AnyShapeStyle

    private init(_ style: @escaping @Sendable (CGSize) -> AnyShapeStyle) { self.style = style }

    /// The foreground style.
    public static var foreground: Shading { .style(.foreground) }

    /// A color.
    public static func color(_ color: Color) -> Shading { .style(color) }

    /// A color from its components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A gray from its lightness.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style, placed in the canvas.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading { _ in AnyShapeStyle(style) }
    }

    /// Colors along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading { size in
        AnyShapeStyle(
          LinearGradient(
            gradient: gradient, startPoint: unit(startPoint, size), endPoint: unit(endPoint, size)))
      }
    }

    /// Colors around a point, from one distance to another.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading { size in
        AnyShapeStyle(
          RadialGradient(
            gradient: gradient, center: unit(center, size), startRadius: startRadius,
            endRadius: endRadius))
      }
    }

    /// Colors clockwise around a point.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero
    ) -> Shading {
      Shading { size in
        AnyShapeStyle(
          AngularGradient(
            gradient: gradient, center: unit(center, size), startAngle: angle,
            endAngle: .degrees(angle.degrees + 360)))
      }
    }

    private static func unit(_ point: CGPoint, _ size: CGSize) -> UnitPoint {
      UnitPoint(
        x: size.width > 0 ? point.x / size.width : 0,
        y: size.height > 0 ? point.y / size.height : 0)
    }
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    addTransformed(path.fill(shading.style(size), style: style))
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    addTransformed(path.stroke(shading.style(size), style: style))
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  // MARK: Texts and images

  /// Draws a text in its own size, with a point of it at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    addTransformed(placed(text.fixedSize(), at: point, anchor))
  }

  /// Draws a text in a rectangle, from its top leading corner.
  public func draw(_ text: Text, in rect: CGRect) {
    addTransformed(placed(text, in: rect))
  }

  /// Draws an image in its own size, with a point of it at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    addTransformed(placed(image, at: point, anchor))
  }

  /// Draws an image, stretched over a rectangle.
  public func draw(_ image: Image, in rect: CGRect) {
    addTransformed(placed(image.resizable(), in: rect))
  }

  func placed(
    _ content: some View, at point: CGPoint, _ anchor: UnitPoint
  ) -> some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      content
        .alignmentGuide(.leading) { $0.width * anchor.x - point.x }
        .alignmentGuide(.top) { $0.height * anchor.y - point.y }
    }
  }

  func placed(_ content: some View, in rect: CGRect) -> some View {
    content.frame(width: rect.width, height: rect.height, alignment: .topLeading)
      .offset(x: rect.minX, y: rect.minY)
  }
}
