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
