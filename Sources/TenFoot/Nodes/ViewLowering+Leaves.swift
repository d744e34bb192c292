import Foundation

extension ViewLowering {
  /// Adds a shape in a style.
  @MainActor mutating func shape(
    _ geometry: ShapeGeometry, _ drawing: ShapeContent.Drawing, _ style: some ShapeStyle
  ) {
    let paint = style._paint(in: environment).paint
    if let problem = (style as? MeshGradient)?.problem {
      report("unusable-mesh", .error, problem, hint: "give as many points and colors as it has")
    }
    leaf(.shape(add(ShapeContent(geometry: geometry, drawing: drawing, paint: paint))))
  }

  /// Adds a shape to the tree's table.
  mutating func add(_ shape: ShapeContent) -> Int {
    tree.shapes.append(shape)
    return tree.shapes.count - 1
  }

  /// Adds a shape that others take after to the tree's table.
  mutating func addContainerShape(_ shape: some InsettableShape) -> Int {
    tree.containerShapes.append(shape)
    return tree.containerShapes.count - 1
  }

  /// A number for a group of texts that are scaled alike.
  mutating func newScaleGroup() -> Int {
    tree.scaleGroupCount += 1
    return tree.scaleGroupCount - 1
  }

  /// Adds a text.
  @MainActor mutating func text(_ content: TextContent) {
    tree.texts.append(content)
    leaf(.text(tree.texts.count - 1))
  }

  /// Adds an image.
  @MainActor mutating func image(_ content: ImageContent) {
    tree.images.append(content)
    leaf(.image(tree.images.count - 1))
  }

  /// Adds flexible space.
  @MainActor mutating func spacer(minLength: CGFloat?) {
    leaf(.spacer(minLength: minLength, axis: stackAxis))
  }

  /// Adds a line across the axis of the stack around.
  @MainActor mutating func divider() {
    let content = ShapeContent(
      geometry: ShapeGeometry(.rectangle), drawing: .fill(FillStyle()),
      paint: Color.separator._paint(in: environment).paint)
    leaf(.divider(axis: stackAxis, shape: add(content)))
  }
}
