/// Turns a view into what a rasterizer draws: start reading here.
///
/// The stages in order: views are lowered to nodes, nodes are laid out, the layout is painted. Each
/// is a value with a text form, and none looks back.
///
/// - Parameters:
///   - view: The view to compose.
///   - canvas: What it is drawn on.
///   - text: Shapes the text; the rasterizer must know the faces that it names.
///   - images: Tells how large images are.
/// - Returns: All stages, from the nodes to the display list.
@MainActor
public func compose(
  _ view: some View, on canvas: DisplayCanvas, text: any TextEngine,
  images: any ImageCatalog = NoImages()
) -> Composition {
  let lowering = lower(view, on: canvas)
  let layout = LayoutTree(layingOut: lowering.tree, on: canvas, text: text, images: images)
  return Composition(layout: layout, reported: lowering.findings)
}

/// Turns a view into what a rasterizer draws, on a canvas of the size that the view takes of a
/// proposal.
@MainActor
package func compose(
  _ view: some View, fitting canvas: DisplayCanvas, proposing proposal: ProposedViewSize,
  text: any TextEngine, images: any ImageCatalog
) -> Composition {
  let lowering = lower(view, on: canvas)
  let layout = LayoutTree(
    layingOut: lowering.tree, fitting: canvas, proposing: proposal, text: text, images: images)
  return Composition(layout: layout, reported: lowering.findings)
}

/// Lowers a view in the environment of a canvas; several views at the root stand in a column.
@MainActor
private func lower<Content: View>(_ view: Content, on canvas: DisplayCanvas) -> ViewLowering {
  var environment = EnvironmentValues()
  environment.colorScheme = canvas.colorScheme
  environment.displayScale = canvas.scale
  var lowering = ViewLowering(environment: environment)
  let column = NodeKind.stack(
    axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
  lowering.single(implicitly: column) { Content._lower(view, into: &$0) }
  return lowering
}

/// A view's picture in all its stages.
public nonisolated struct Composition: Sendable {
  /// What the scene says.
  public var nodes: NodeTree { layout.nodes }
  /// Where everything is.
  public let layout: LayoutTree
  /// What to draw.
  public let displayList: DisplayList
  /// What was noticed while views were lowered.
  private let reported: [Finding]

  init(layout: LayoutTree, reported: [Finding]) {
    self.layout = layout
    self.reported = reported
    displayList = Painter(layout).displayList()
  }

  /// What the author should know, the worst first.
  public var findings: [Finding] {
    let found = reported + RuleSet.tenFoot.check(layout)
    return Finding.Severity.allCases.reversed().flatMap { severity in
      found.filter { $0.severity == severity }
    }
  }
}
