import Foundation
import TenFoot

/// Finds the view whose pixels a difference is in.
enum ViewFinder {
  /// The path of the smallest drawn view that holds an area's middle, else of the smallest view of
  /// any kind that does; identifiers stand in it as `#name`.
  static func path(of area: PixelArea, in layout: LayoutTree) -> String? {
    let scale = layout.canvas.scale
    let middle = CGPoint(
      x: (CGFloat(area.x) + CGFloat(area.width) / 2) / scale,
      y: (CGFloat(area.y) + CGFloat(area.height) / 2) / scale)
    let around = layout.nodes.nodes.indices.filter { node in
      layout.frames[node].insetBy(dx: -1 / scale, dy: -1 / scale).contains(middle)
    }
    let drawn = around.filter { isDrawn(layout.nodes.nodes[$0].kind) }
    // A later view of the same size is drawn over an earlier one.
    let smallest = (drawn.isEmpty ? around : drawn).reversed().min { one, other in
      size(of: layout.frames[one]) < size(of: layout.frames[other])
    }
    return smallest.map(layout.nodes.path(of:))
  }

  private static func size(of frame: CGRect) -> CGFloat { frame.width * frame.height }

  private static func isDrawn(_ kind: NodeKind) -> Bool {
    switch kind {
    case .text, .shape, .image, .divider: true
    default: false
    }
  }
}
