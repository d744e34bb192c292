import Foundation

/// What a view wants beyond one of its edges.
private nonisolated enum EdgePreference {
  /// The default distance.
  case plain
  /// No distance: a spacer.
  case none
  /// What suits a line of text.
  case text(ShapedText.FontMetrics)
}

extension LayoutEngine {
  /// The distance that SwiftUI keeps where none is given.
  static let defaultSpacing: CGFloat = 8

  /// The distance between two neighbors in a stack without a spacing of its own.
  func distance(from previous: Int, to next: Int, along axis: Axis) -> CGFloat {
    let facing: (Edge, Edge) = axis == .vertical ? (.bottom, .top) : (.trailing, .leading)
    switch (preference(of: previous, facing.0), preference(of: next, facing.1)) {
    case (.none, _), (_, .none):
      return 0
    case (.plain, .plain):
      return Self.defaultSpacing
    case (.text, .text(let lower)):
      return wholePixels(lower.leading)
    case (.plain, .text(let below)):
      let line = below.ascent + below.descent
      return line + wholePixels(line * 0.1) - below.ascent
    case (.text(let above), .plain):
      let line = above.ascent + above.descent
      let extra = wholePixels(line * 0.1)
      return max(line + extra - above.capHeight, extra + above.descent)
    }
  }

  private func wholePixels(_ length: CGFloat) -> CGFloat {
    (length / pixelLength).rounded(.up) * pixelLength
  }

  private func preference(of node: Int, _ edge: Edge) -> EdgePreference {
    let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
    switch tree.nodes[node].kind {
    case .text(let text):
      return axis == .vertical ? .text(shapedTexts[text].metrics) : .plain
    case .spacer(_, let spacerAxis):
      return spacerAxis == nil || spacerAxis == axis ? .none : .plain
    case .stack(let stackAxis, _, _) where stackAxis == axis:
      let children = Array(tree.children(of: node))
      let facing = edge == .top || edge == .leading ? children.first : children.last
      return facing.map { preference(of: $0, edge) } ?? .none
    case .stack, .zStack:
      return strongest(tree.children(of: node).map { preference(of: $0, edge) })
    case .frame(let width, let height, _):
      let isReset = axis == .horizontal ? width != nil : height != nil
      return isReset ? .plain : preference(of: node + 1, edge)
    case .flexibleFrame(let index):
      let (min, ideal, max) = tree.flexibleFrames[index].bounds(axis)
      let isReset = min != nil || ideal != nil || max != nil
      return isReset ? .plain : preference(of: node + 1, edge)
    case .padding(let insets):
      let inset =
        switch edge {
        case .top: insets.top
        case .bottom: insets.bottom
        case .leading: insets.leading
        case .trailing: insets.trailing
        }
      return inset == 0 ? preference(of: node + 1, edge) : .plain
    case .shape, .image, .divider:
      return .plain
    case .secondary, .offset, .fixedSize, .aspectRatio, .layoutPriority, .opacity, .clip:
      return preference(of: node + 1, edge)
    }
  }

  /// What several views over one another want: the plain distance wins over none, text over plain.
  private func strongest(_ preferences: [EdgePreference]) -> EdgePreference {
    guard !preferences.isEmpty else { return .none }
    return preferences.reduce(.none) { strongest, preference in
      switch (strongest, preference) {
      case (.text(let one), .text(let other)):
        .text(one.ascent + one.descent >= other.ascent + other.descent ? one : other)
      case (.text, _), (.plain, .none): strongest
      default: preference
      }
    }
  }
}
