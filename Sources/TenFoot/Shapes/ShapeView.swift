public import Foundation

/// A shape drawn in a style.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
  let shape: Content
  let style: Style
  let drawing: ShapeContent.Drawing

  init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    drawing = .fill(fillStyle)
  }

  init(shape: Content, style: Style, strokeStyle: StrokeStyle) {
    self.shape = shape
    self.style = style
    drawing = .stroke(strokeStyle)
  }

  /// Lowers the shape.
  @MainActor public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    lowering.shape(view.shape._geometry, view.drawing, view.style)
  }
}

extension Shape {
  /// Fills the shape with a style.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some View {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Fills the shape with the foreground style.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> some View {
    fill(.foreground, style: style)
  }

  /// Draws a line along the shape, half inside and half outside.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    _ShapeView(shape: self, style: content, strokeStyle: style)
  }

  /// Draws a line along the shape, half inside and half outside.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line in the foreground style along the shape.
  public nonisolated func stroke(style: StrokeStyle) -> some View {
    stroke(.foreground, style: style)
  }

  /// Draws a line in the foreground style along the shape.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some View {
    stroke(.foreground, lineWidth: lineWidth)
  }
}

extension InsettableShape {
  /// Draws a line inside the shape.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// Draws a line inside the shape.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Draws a line in the foreground style inside the shape.
  public nonisolated func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    strokeBorder(.foreground, style: style, antialiased: antialiased)
  }

  /// Draws a line in the foreground style inside the shape.
  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(.foreground, lineWidth: lineWidth, antialiased: antialiased)
  }
}
