package import Foundation

/// Where everything is: the nodes with their rectangles, in points before rounding to pixels.
public nonisolated struct LayoutTree: Sendable {
  /// The nodes.
  package let nodes: NodeTree
  /// What the nodes were laid out on.
  package private(set) var canvas: DisplayCanvas
  /// The rectangle of each node, from the top left corner of the canvas.
  package let frames: [CGRect]
  /// The lines of each text in the tree's table.
  package let lines: [TextLines]
  /// The glyphs of each text in the tree's table.
  package let shapedTexts: [ShapedText]
  /// Why images of the tree's table can't be drawn.
  package let imageFailures: [Int: ImageFailure]
  /// The size of each image of the tree's table in points.
  package let imageSizes: [CGSize]

  /// Lays out nodes: the root is offered the canvas and stands in its middle.
  package init(
    layingOut nodes: NodeTree, on canvas: DisplayCanvas, text: any TextEngine,
    images: any ImageCatalog
  ) {
    self.init(nodes, canvas, ProposedViewSize(canvas.size), text, images) { size in
      CGPoint(
        x: (canvas.size.width - size.width) / 2, y: (canvas.size.height - size.height) / 2)
    }
  }

  /// Lays out nodes on a canvas of the size that the root takes of a proposal.
  package init(
    layingOut nodes: NodeTree, fitting canvas: DisplayCanvas, proposing proposal: ProposedViewSize,
    text: any TextEngine, images: any ImageCatalog
  ) {
    self.init(nodes, canvas, proposal, text, images) { _ in .zero }
    self.canvas.size = frames.first?.size ?? .zero
  }

  private init(
    _ nodes: NodeTree, _ canvas: DisplayCanvas, _ proposal: ProposedViewSize,
    _ text: any TextEngine, _ images: any ImageCatalog, origin: (CGSize) -> CGPoint
  ) {
    var engine = LayoutEngine(nodes, text: text, images: images, pixelLength: 1 / canvas.scale)
    if !nodes.nodes.isEmpty {
      engine.place(0, at: origin(engine.size(0, proposal)), proposal)
    }
    self.nodes = nodes
    self.canvas = canvas
    frames = engine.frames
    lines = engine.lines
    shapedTexts = engine.shapedTexts
    imageFailures = engine.imageFailures
    imageSizes = engine.imageSizes
  }
}
