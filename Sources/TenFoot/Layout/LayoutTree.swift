package import Foundation

/// Where everything is: the nodes with their rectangles, in points before rounding to pixels.
public nonisolated struct LayoutTree: Sendable {
  /// The nodes, those that are shown and no others.
  package let nodes: NodeTree
  /// What the nodes were laid out on.
  package let canvas: DisplayCanvas
  /// The rectangle of each node, from the top left corner of the canvas.
  package let frames: [CGRect]
  /// The lines of each text in the tree's table.
  package let lines: [TextLines]
  /// The glyphs of each text in the tree's table.
  package let shapedTexts: [ShapedText]
  /// How large the images of the tree are, and why some of them can't be drawn.
  let images: ImageMeasures

  /// Takes what an engine has laid out.
  init(_ engine: LayoutEngine, canvas: DisplayCanvas) {
    self.canvas = canvas
    lines = engine.lines
    shapedTexts = engine.shapedTexts
    images = engine.images
    if engine.tree.layout.readerRoots.isEmpty, engine.choices.isEmpty {
      nodes = engine.tree
      frames = engine.frames
    } else {
      var shown = ShownNodes(engine)
      (nodes, frames) = shown.gathered()
    }
  }
}

/// Gathers the nodes that are shown, in preorder: what readers made stands where they do, and what
/// didn't fit is left out.
nonisolated struct ShownNodes {
  private let engine: LayoutEngine
  private var tree: NodeTree
  private var frames: [CGRect] = []
  /// Where each node has come to stand; -1 for those that aren't shown.
  private var places: [Int32]

  init(_ engine: LayoutEngine) {
    self.engine = engine
    tree = engine.tree
    tree.nodes = []
    places = Array(repeating: -1, count: engine.tree.nodes.count)
  }

  mutating func gathered() -> (NodeTree, [CGRect]) {
    gather()
    var scopes: [NodeTree.Scope] = []
    for scope in engine.tree.scopes {
      // What readers made stands behind all other nodes before it is gathered, so the end of a scope
      // is that of the last of its nodes' subtrees.
      var (first, end) = (Int32.max, Int32.min)
      for place in places[Int(scope.nodes.lowerBound)..<Int(scope.nodes.upperBound)]
      where place >= 0 {
        first = min(first, place)
        end = max(end, place + tree.nodes[Int(place)].span)
      }
      if first < end {
        scopes.append(NodeTree.Scope(name: scope.name, nodes: first..<end, place: scope.place))
      }
    }
    tree.scopes = scopes.enumerated().sorted {
      let (one, other) = ($0.element.nodes, $1.element.nodes)
      if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
      return one.count != other.count ? one.count > other.count : $0.offset < $1.offset
    }.map(\.element)
    for index in tree.layout.marks.indices {
      tree.layout.marks[index] = places[Int(tree.layout.marks[index])]
    }
    return (tree, frames)
  }

  /// Walks the nodes without recursion, so that the deepest tree needs no more stack than any.
  private mutating func gather() {
    guard !engine.tree.nodes.isEmpty else { return }
    /// Nodes to visit, the next one last; a negative number ends the node at its complement.
    var work = [0]
    while let next = work.popLast() {
      if next < 0 {
        let place = ~next
        tree.nodes[place].span = Int32(tree.nodes.count - place)
        continue
      }
      var node = next
      if case .geometryReader(let reader) = engine.tree.nodes[node].kind,
        engine.tree.nodes[node].childCount == 0,
        let root = engine.tree.layout.readerRoots[reader]
      {
        places[node] = Int32(tree.nodes.count)
        node = root
      }
      let place = tree.nodes.count
      places[node] = Int32(place)
      tree.nodes.append(engine.tree.nodes[node])
      frames.append(engine.frames[node])
      work.append(~place)
      let children: [Int]
      if case .viewThatFits = engine.tree.nodes[node].kind {
        children = engine.choices[node].map { [$0] } ?? []
        tree.nodes[place].childCount = Int32(children.count)
      } else {
        children = Array(engine.tree.children(of: node))
      }
      work.append(contentsOf: children.reversed())
    }
  }
}
