/// What shapes and text can be filled with: a color, a gradient, a level of the foreground style.
public nonisolated protocol ShapeStyle: Sendable {
  /// The style that this one stands for in an environment.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The style as colors. Authors give ``resolve(in:)``.
  func _paint(in environment: EnvironmentValues) -> _ResolvedPaint
}

/// What a style came to; only TenFoot looks inside.
public nonisolated struct _ResolvedPaint: Sendable {
  package let paint: Paint

  package init(_ paint: Paint) { self.paint = paint }
}

extension ShapeStyle {
  /// The colors of the style that this one stands for.
  public nonisolated func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    resolve(in: environment)._paint(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// A style that is made of colors stands for no other.
  public nonisolated func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) gives neither resolve(in:) nor colors")
  }
}

extension Never: ShapeStyle {
  /// Never is called: there is no such value.
  public nonisolated func resolve(in environment: EnvironmentValues) -> Never { switch self {} }

  /// Never is called: there is no such value.
  public nonisolated func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    switch self {}
  }
}

/// A style whose type is hidden.
public nonisolated struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Hides the type of a style.
  public init<Style: ShapeStyle>(_ style: Style) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  /// The colors of the style inside.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    style._paint(in: environment)
  }
}

/// The style that `foregroundStyle(_:)` set, or the primary color.
public nonisolated struct ForegroundStyle: ShapeStyle {
  /// Creates the foreground style.
  public init() {}

  /// The colors of the foreground style in an environment.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    environment.foregroundStyle?._paint(in: environment) ?? Color.primary._paint(in: environment)
  }
}

/// A level of the foreground style, fainter with each step.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle {
  private let level: Int

  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  /// The colors of the level: a share of the foreground style, or the system's own color where no
  /// foreground style is set.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    guard let foreground = environment.foregroundStyle else {
      let system: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary]
      return _ResolvedPaint(.color(system[level].resolve(in: environment.colorScheme)))
    }
    // SwiftUI's shares, as OpenSwiftUI recovered them.
    let shares = [1, 0.5, 0.25, 0.18]
    return _ResolvedPaint(foreground._paint(in: environment).paint.opacity(shares[level]))
  }
}

/// A style that marks what can be acted on: the accent color where none is set.
public nonisolated struct TintShapeStyle: ShapeStyle {
  /// Creates the tint style.
  public init() {}

  /// The colors of the tint in an environment.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    environment.tint?._paint(in: environment) ?? Color.accentColor._paint(in: environment)
  }
}

/// The color behind everything: white in the light, black in the dark.
public nonisolated struct BackgroundStyle: ShapeStyle {
  /// Creates the background style.
  public init() {}

  /// The color of the ground in an environment.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    (environment.colorScheme == .dark ? Color.black : Color.white)._paint(in: environment)
  }
}

/// A style with its opacity multiplied.
public nonisolated struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  /// The faded colors.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(style._paint(in: environment).paint.opacity(opacity))
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied.
  public nonisolated func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}
