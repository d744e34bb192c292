public import Foundation

/// Holds the layout engine against numbers from elsewhere: a view's size and its named parts' places
/// under any proposal.
@MainActor
public struct LayoutProbe {
  private let layOut: (ProposedViewSize) -> LayoutTree

  /// Creates a probe of a view on a canvas.
  public init(_ view: some View, canvas: DisplayCanvas, text: any TextEngine) {
    layOut = { proposal in
      Composer(
        canvas: canvas, text: text, images: NoImages(), assets: NoAssets(), store: StateStore()
      )
      .compose(view, proposing: proposal).layout
    }
  }

  /// The size that the view takes of a proposal, in points.
  public func size(proposing proposal: ProposedViewSize) -> CGSize {
    layOut(proposal).frames.first?.size ?? .zero
  }

  /// The rectangles of the views marked with `accessibilityIdentifier(_:)`, in points before
  /// rounding to pixels, from the top left corner of the view.
  public func frames(proposing proposal: ProposedViewSize) -> [String: CGRect] {
    let layout = layOut(proposal)
    var frames: [String: CGRect] = [:]
    for scope in layout.nodes.scopes {
      guard case .identifier(let name) = scope.name, let node = scope.nodes.first else { continue }
      frames[name] = layout.frames[Int(node)]
    }
    return frames
  }
}
