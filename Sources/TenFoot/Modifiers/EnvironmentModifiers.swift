public import Foundation

extension View {
  /// Sets a value of the environment for the view and all in it.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    environment { $0[keyPath: keyPath] = value }
  }

  /// Changes a value of the environment for the view and all in it.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    environment { transform(&$0[keyPath: keyPath]) }
  }

  /// Changes the environment for the view and all in it.
  nonisolated func environment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    modifier(EnvironmentModifier(change: change))
  }

  /// Sets the style of text and shapes that have none of their own.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundStyleModifier(style: style))
  }

  /// Sets the color of text and shapes that have none of their own.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    environment { $0.foregroundStyle = color.map(AnyShapeStyle.init) }
  }

  /// Sets the style that marks what can be acted on.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment { $0.tint = tint.map(AnyShapeStyle.init) }
  }

  /// Sets the color that marks what can be acted on.
  public nonisolated func tint(_ tint: Color?) -> some View {
    environment { $0.tint = tint.map(AnyShapeStyle.init) }
  }

  /// Sets the font of text that has none of its own; findings tell where that was.
  public nonisolated func font(
    _ font: Font?, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    let place = CodePlace(file: file, line: line)
    return environment {
      $0.font = font
      $0.viewing.fontPlace = place
    }
  }

  /// Sets the weight of text that has none of its own.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    environment { $0.textAttributes.setWeight(weight) }
  }

  /// Sets text in bold, or in the weight that it has without.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    environment { $0.textAttributes.isBold = isActive }
  }

  /// Sets text in italics.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    environment { $0.isItalic = isActive }
  }

  /// Sets digits in one width.
  public nonisolated func monospacedDigit() -> some View {
    environment { $0.hasMonospacedDigits = true }
  }

  /// Limits the lines of texts; `nil` for no limit.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environment { $0.lineLimit = number.map { max($0, 1) } }
  }

  /// Adds a distance between the lines of texts.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment { $0.lineSpacing = lineSpacing.isFinite ? min(max(lineSpacing, 0), 1e6) : 0 }
  }

  /// Sets where the lines of a text stand within its width.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment { $0.multilineTextAlignment = alignment }
  }

  /// Lets fonts shrink down to a factor of their size where a text doesn't fit.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment { $0.minimumScaleFactor = factor.isNaN ? 1 : min(max(factor, 0.01), 1) }
  }

  /// Sets where text that doesn't fit is cut.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment { $0.truncationMode = mode }
  }

  /// Names the view, for tests and for findings.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    modifier(
      IdentifierModifier(identifier: identifier, place: CodePlace(file: file, line: line)))
  }
}

nonisolated struct EnvironmentModifier: ViewModifier {
  let change: (inout EnvironmentValues) -> Void

  typealias Body = Never

  @MainActor static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    lowering.withEnvironment(modifier.change) { V._lower(content, into: &$0) }
  }
}

/// Sets the foreground style; a level of the foreground style is taken of the one around.
nonisolated struct ForegroundStyleModifier<Style: ShapeStyle>: ViewModifier {
  let style: Style

  typealias Body = Never

  @MainActor static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    let style = modifier.style.inEnvironment(lowering.environment)
    lowering.withEnvironment {
      $0.foregroundStyle = style
    } content: {
      V._lower(content, into: &$0)
    }
  }
}

extension ShapeStyle {
  /// The style with what it takes from the environment already looked up, so that it can itself
  /// become the foreground style there.
  nonisolated fileprivate func inEnvironment(_ environment: EnvironmentValues) -> AnyShapeStyle {
    if self is Color || self is LinearGradient { return AnyShapeStyle(self) }
    return AnyShapeStyle(PaintStyle(paint: _paint(in: environment).paint))
  }
}

/// Colors as a style.
nonisolated struct PaintStyle: ShapeStyle {
  let paint: Paint

  func _paint(in environment: EnvironmentValues) -> _ResolvedPaint { _ResolvedPaint(paint) }
}

nonisolated struct IdentifierModifier: ViewModifier {
  let identifier: String
  let place: CodePlace

  typealias Body = Never

  @MainActor static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    lowering.scope(.identifier(modifier.identifier), at: modifier.place) {
      V._lower(content, into: &$0)
    }
  }
}
