package import Foundation

/// Where everything is: the nodes with their rectangles, in points before rounding to pixels.
public nonisolated struct LayoutTree: Sendable {
  /// The nodes.
  package let nodes: NodeTree
  /// What the nodes were laid out on.
  package let canvas: DisplayCanvas
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
    layingOut nodes: NodeTree, on canvas: DisplayCanvas, proposing proposal: ProposedViewSize? = nil,
    direction: LayoutDirection = .leftToRight, text: any TextEngine, images: any ImageCatalog
  ) {
    var engine = LayoutEngine(
      nodes, text: text, images: images, pixelLength: 1 / canvas.scale,
      isMirrored: direction == .rightToLeft)
    if !nodes.nodes.isEmpty {
      let proposal = proposal ?? ProposedViewSize(canvas.size)
      let size = engine.size(0, proposal)
      let origin = CGPoint(
        x: (canvas.size.width - size.width) / 2, y: (canvas.size.height - size.height) / 2)
      engine.place(0, at: origin, proposal)
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
