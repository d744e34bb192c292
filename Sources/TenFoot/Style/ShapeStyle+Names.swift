extension ShapeStyle where Self == Color {
  /// ``Color/red`` as a style.
  public static var red: Color { Color.red }
  /// ``Color/orange`` as a style.
  public static var orange: Color { Color.orange }
  /// ``Color/yellow`` as a style.
  public static var yellow: Color { Color.yellow }
  /// ``Color/green`` as a style.
  public static var green: Color { Color.green }
  /// ``Color/mint`` as a style.
  public static var mint: Color { Color.mint }
  /// ``Color/teal`` as a style.
  public static var teal: Color { Color.teal }
  /// ``Color/cyan`` as a style.
  public static var cyan: Color { Color.cyan }
  /// ``Color/blue`` as a style.
  public static var blue: Color { Color.blue }
  /// ``Color/indigo`` as a style.
  public static var indigo: Color { Color.indigo }
  /// ``Color/purple`` as a style.
  public static var purple: Color { Color.purple }
  /// ``Color/pink`` as a style.
  public static var pink: Color { Color.pink }
  /// ``Color/brown`` as a style.
  public static var brown: Color { Color.brown }
  /// ``Color/gray`` as a style.
  public static var gray: Color { Color.gray }
  /// ``Color/white`` as a style.
  public static var white: Color { Color.white }
  /// ``Color/black`` as a style.
  public static var black: Color { Color.black }
  /// ``Color/clear`` as a style.
  public static var clear: Color { Color.clear }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// The second level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// The third level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// The fourth level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that `foregroundStyle(_:)` set.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The style that marks what can be acted on.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The color behind everything.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line between two points.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of evenly spaced colors along a line between two points.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of placed colors along a line between two points.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient around a point, between two distances in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of evenly spaced colors around a point.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of placed colors around a point.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient around a point in ellipses of the form of what it fills.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient of evenly spaced colors around a point in ellipses of the form of what it fills.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient clockwise around a point, from one angle to another.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of evenly spaced colors clockwise around a point.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of evenly spaced colors that goes once around a point.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// A gradient that goes once around a point.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
}

extension ShapeStyle where Self == Material {
  /// ``Material/ultraThin`` as a style.
  public static var ultraThinMaterial: Material { Material.ultraThin }
  /// ``Material/thin`` as a style.
  public static var thinMaterial: Material { Material.thin }
  /// ``Material/regular`` as a style.
  public static var regularMaterial: Material { Material.regular }
  /// ``Material/thick`` as a style.
  public static var thickMaterial: Material { Material.thick }
  /// ``Material/ultraThick`` as a style.
  public static var ultraThickMaterial: Material { Material.ultraThick }
  /// ``Material/bar`` as a style.
  public static var bar: Material { Material.bar }
}
