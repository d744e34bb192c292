public import Foundation

/// Holds the layout engine against numbers from elsewhere: a view's size and its named parts' places
/// under any proposal.
public nonisolated struct LayoutProbe {
  private let canvas: DisplayCanvas
  private let text: any TextEngine
  private let nodes: NodeTree

  /// Lowers a view on a canvas.
  @MainActor public init(_ view: some View, canvas: DisplayCanvas, text: any TextEngine) {
    self.canvas = canvas
    self.text = text
    nodes = compose(view, on: canvas, text: text).nodes
  }

  /// The size that the view takes of a proposal, in points.
  public func size(proposing proposal: ProposedViewSize) -> CGSize {
    layout(proposal).frames.first?.size ?? .zero
  }

  /// The rectangles of the views marked with `accessibilityIdentifier(_:)`, in points before
  /// rounding to pixels, from the top left corner of the view.
  public func frames(proposing proposal: ProposedViewSize) -> [String: CGRect] {
    let layout = layout(proposal)
    var frames: [String: CGRect] = [:]
    for scope in nodes.scopes {
      guard case .identifier(let name) = scope.name, let node = scope.nodes.first else { continue }
      frames[name] = layout.frames[Int(node)]
    }
    return frames
  }

  private func layout(_ proposal: ProposedViewSize) -> LayoutTree {
    LayoutTree(
      layingOut: nodes, fitting: canvas, proposing: proposal, text: text, images: NoImages())
  }
}
