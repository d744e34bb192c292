public import Foundation

/// Turns a view into what a rasterizer draws: start reading here.
///
/// The stages in order: views are lowered to nodes, nodes are laid out, the layout is painted. Each
/// is a value with a text form, and none looks back. (``Composer`` holds the first two together,
/// because some views are made when their room is known.)
///
/// - Parameters:
///   - view: The view to compose.
///   - canvas: What it is drawn on.
///   - text: Shapes the text; the rasterizer must know the faces that it names.
///   - images: Tells how large images are.
///   - assets: Finds the images, colors and symbols that views name.
///   - state: What views remember from frame to frame; by default they remember nothing.
///   - passes: How often to do what views want done when they appear or change, and compose them
///     again; by default it is left undone.
/// - Returns: All stages, from the nodes to the display list.
@MainActor
public func compose(
  _ view: some View, on canvas: DisplayCanvas, text: any TextEngine,
  images: any ImageCatalog = NoImages(), assets: any AssetCatalog = NoAssets(),
  state: StateStore = StateStore(), settling passes: Int = 0
) -> Composition {
  let composer = Composer(canvas: canvas, text: text, images: images, assets: assets, store: state)
  return Composition(composer.compose(view, proposing: nil, settling: passes))
}

/// Turns a view into what a rasterizer draws, on a canvas of the size that the view takes of a
/// proposal.
@MainActor
package func compose(
  _ view: some View, fitting canvas: DisplayCanvas, proposing proposal: ProposedViewSize,
  text: any TextEngine, images: any ImageCatalog, assets: any AssetCatalog
) -> Composition {
  let composer = Composer(
    canvas: canvas, text: text, images: images, assets: assets, store: StateStore())
  return Composition(composer.compose(view, proposing: proposal))
}

/// Lowers a view and lays it out, and leaves it at that.
@MainActor
package func layOut(
  _ view: some View, on canvas: DisplayCanvas, text: any TextEngine,
  images: any ImageCatalog = NoImages(), assets: any AssetCatalog = NoAssets(),
  state: StateStore = StateStore()
) -> LayoutTree {
  Composer(canvas: canvas, text: text, images: images, assets: assets, store: state)
    .compose(view, proposing: nil).layout
}

/// Composes a view, waits until the tasks that it starts are done, and composes it again, until
/// nothing changes or a number of passes is over.
@MainActor
public func composeSettled(
  _ view: some View, on canvas: DisplayCanvas, text: any TextEngine,
  images: any ImageCatalog = NoImages(), assets: any AssetCatalog = NoAssets(),
  state: StateStore = StateStore(), passes: Int = 8
) async -> Composition {
  var composition = compose(
    view, on: canvas, text: text, images: images, assets: assets, state: state, settling: passes)
  for _ in 0..<passes {
    await state.finishTasks()
    guard state.isInvalidated else { break }
    composition = compose(
      view, on: canvas, text: text, images: images, assets: assets, state: state, settling: passes)
  }
  return composition
}

/// A view's picture in all its stages.
public nonisolated struct Composition: Sendable {
  /// What the scene says.
  public var nodes: NodeTree { layout.nodes }
  /// Where everything is.
  public let layout: LayoutTree
  /// What to draw.
  public let displayList: DisplayList
  /// When the view shows something else by itself, as clocks do; `nil` for never.
  ///
  /// It is a date as of ``DisplayCanvas/date``, and never before the next time that anything changes.
  public let nextChange: Date?
  /// What was noticed while views were lowered.
  let reported: [Finding]

  @MainActor init(_ composed: Composer.Result) {
    layout = composed.layout
    reported = composed.findings
    nextChange = composed.nextChange
    var list = DisplayList(size: layout.canvas.size)
    let layout = layout
    if layout.nodes.depth < 100 {
      list = Painter(layout).displayList()
    } else {
      DeepStack.run { list = Painter(layout).displayList() }
    }
    displayList = list
  }

  /// The texts with characters that no font has.
  package var missingGlyphs: [Finding] {
    let scene = SceneReading(layout)
    var report = RuleReport(MissingGlyph.info, on: scene, level: nil)
    MissingGlyph.check(scene, &report)
    return report.findings.filter { $0.exception == nil }
  }
}
