import Foundation
import TenFoot

/// Finds the view whose pixels a difference is in.
enum ViewFinder {
  /// The path of a view; identifiers stand in it as `#name`.
  ///
  /// It is the smallest drawn view that holds all of the area, else one that holds its middle and is
  /// not much smaller, as a view that moved is, else the smallest view of any kind around it.
  static func path(of area: PixelArea, in layout: LayoutTree) -> String? {
    let scale = layout.canvas.scale
    let rect = CGRect(
      x: CGFloat(area.x) / scale, y: CGFloat(area.y) / scale, width: CGFloat(area.width) / scale,
      height: CGFloat(area.height) / scale)
    let nodes = layout.nodes.nodes.indices
    // Antialiasing reaches a pixel beyond the frame.
    func frame(_ node: Int) -> CGRect {
      layout.frames[node].insetBy(dx: -1 / scale, dy: -1 / scale)
    }
    func size(_ rect: CGRect) -> CGFloat { rect.width * rect.height }
    // A later view of the same size is drawn over an earlier one.
    func smallest(_ nodes: [Int]) -> Int? {
      nodes.reversed().min { size(layout.frames[$0]) < size(layout.frames[$1]) }
    }
    let drawn = nodes.filter { isDrawn(layout.nodes.nodes[$0].kind) }
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let found =
      smallest(drawn.filter { frame($0).contains(rect) })
      ?? smallest(drawn.filter { frame($0).contains(middle) && size(frame($0)) * 4 > size(rect) })
      ?? smallest(nodes.filter { frame($0).contains(rect) })
    return found.map { layout.nodes.path(of: $0) }
  }

  private static func isDrawn(_ kind: NodeKind) -> Bool {
    switch kind {
    case .text, .shape, .image, .divider: true
    default: false
    }
  }
}
