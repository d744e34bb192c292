package import Foundation

/// What a scene says, after environment, state and time have been applied: a closed set of kinds in
/// one flat array, parents before their children.
public nonisolated struct NodeTree: Sendable {
  /// One node.
  package struct Node: Sendable {
    /// What it is.
    package var kind: NodeKind
    /// The number of nodes in its subtree, itself included; its next sibling stands that far on.
    package var span: Int32 = 1
    /// The number of its children.
    package var childCount: Int32 = 0
    /// Whether its children run from the right edge to the left.
    package var isMirrored = false
  }

  /// A stretch of nodes that come from one view or one element of a collection.
  package struct Scope: Sendable {
    package var name: ScopeName
    package var nodes: Range<Int32>
    /// Where it stands in the author's code, if that is known.
    package var place: SourcePlace?
  }

  /// All nodes in preorder; the first is the root.
  package var nodes: [Node] = []
  /// The texts that `.text` nodes refer to.
  package var texts: [TextContent] = []
  /// How many groups of texts are scaled alike.
  package var scaleGroupCount = 0
  /// The shapes that `.shape` and `.clip` nodes refer to.
  package var shapes: [ShapeContent] = []
  /// The shapes that `.containerShape` nodes refer to.
  package var containerShapes: [any InsettableShape] = []
  /// The images that `.image` nodes refer to.
  package var images: [ImageContent] = []
  /// The frames that `.flexibleFrame` nodes refer to.
  package var flexibleFrames: [FlexibleFrame] = []
  /// What the kinds of containers and modifiers refer to that only layout reads.
  package var layout = LayoutContent()
  /// The effects that `.effect` nodes refer to.
  package var effects: [NodeEffect] = []
  /// The views and elements that nodes come from, outer ones first.
  package var scopes: [Scope] = []

  /// Whether any node has an index for the order of painting.
  package var hasZIndices = false
  /// How many views with a body or a hidden type stand in one another.
  package var depth = 0

  /// The indices of a node's children, in order.
  package func children(of node: Int) -> ChildIndices {
    ChildIndices(nodes: nodes, place: node + 1, remaining: Int(nodes[node].childCount))
  }

  /// A walk over the children of one node.
  package struct ChildIndices: Sequence, IteratorProtocol {
    fileprivate let nodes: [Node]
    fileprivate var place: Int
    fileprivate var remaining: Int

    package mutating func next() -> Int? {
      guard remaining > 0 else { return nil }
      remaining -= 1
      defer { place += Int(nodes[place].span) }
      return place
    }
  }

  /// The names of the views around a node and of the node itself, separated by slashes.
  package func path(of node: Int) -> String {
    let place = Int32(node)
    let names = scopes.lazy.filter { $0.nodes.contains(place) && $0.name.isInPaths }
      .map(\.name.description)
    return (Array(names) + [NodeDump(self).name(of: node)]).joined(separator: "/")
  }
}

/// Where nodes come from.
package nonisolated enum ScopeName: @unchecked Sendable, CustomStringConvertible {
  /// A view of an author's own type. (A metatype never changes, so it may go to any thread.)
  case view(any Any.Type)
  /// An element of a `ForEach`, by its place and identity.
  case element(Int, ExplicitID)
  /// What an author named with `accessibilityIdentifier(_:)`.
  case identifier(String)
  /// What an author named with `coordinateSpace(_:)`.
  case coordinateSpace(AnyHashable)
  /// What an author gave an identity with `id(_:)`.
  case id(ExplicitID)
  /// How an author wants views to be judged.
  case judging(JudgingNote)

  /// Whether it names views, so that paths show it.
  var isInPaths: Bool { if case .judging = self { false } else { true } }

  package var description: String {
    switch self {
    // What a generic view holds has names of its own.
    case .view(let type): String("\(type)".prefix { $0 != "<" })
    case .element(let index, _): "[\(index)]"
    case .identifier(let name): "#\(name)"
    case .coordinateSpace(let name): "coordinates \(name)"
    case .id(let id): "id \(id)"
    case .judging(let note): note.description
    }
  }
}

/// What a node is.
///
/// Cases hold plain numbers only; what is larger stands in the tree's tables.
package nonisolated enum NodeKind: Sendable {
  /// Text; an index into ``NodeTree/texts``.
  case text(Int)
  /// A filled or stroked shape; an index into ``NodeTree/shapes``.
  case shape(Int)
  /// An image; an index into ``NodeTree/images``.
  case image(Int)
  /// Flexible space along the axis of the stack around it, or along both outside any stack.
  case spacer(minLength: CGFloat?, axis: Axis?)
  /// A line across the axis of the stack around it.
  case divider(axis: Axis?, shape: Int)
  /// Children side by side along an axis, aligned by a guide across it.
  case stack(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?)
  /// Children over one another, the first at the back.
  case zStack(Alignment)
  /// A child, and views over it (`isBehind` false) or behind it, that are offered its size.
  case secondary(Alignment, isBehind: Bool)
  /// A frame of fixed lengths.
  case frame(width: CGFloat?, height: CGFloat?, Alignment)
  /// A frame with bounds; an index into ``NodeTree/flexibleFrames``.
  case flexibleFrame(Int)
  /// Space around a child.
  case padding(EdgeInsets)
  /// A child drawn elsewhere than it is laid out.
  case offset(CGSize)
  /// A child that is offered its ideal length on some axes.
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// A child that is offered a size of a given ratio, its own where `nil`.
  case aspectRatio(CGFloat?, ContentMode)
  /// A child that is served before or after its siblings.
  case layoutPriority(Double)
  /// A child that is faded as a whole.
  case opacity(Double)
  /// A child of which only the inside of a shape is left; an index into ``NodeTree/shapes``.
  case clip(Int)
  /// A child in which shapes take after a container; an index into ``NodeTree/containerShapes``.
  case containerShape(Int)
  /// A child whose middle stands at a point of what is offered.
  case position(CGPoint)
  /// A child that takes its place and isn't drawn.
  case hidden
  /// A child that is drawn before or after its siblings.
  case zIndex(Double)
  /// A child with a guide of its own; an index into ``LayoutContent/guides``.
  case alignmentGuide(Int)
  /// A child with a value for the custom layout around it; an index into ``LayoutContent/values``.
  case layoutValue(Int)
  /// A child with a word on how a grid places it.
  case gridCell(GridCellTrait)
  /// Space around a child that its background may fill.
  case safeAreaPadding(EdgeInsets)
  /// A child and a bar beside it; an index into ``LayoutContent/bars``.
  case safeAreaInset(Int)
  /// A child that grows over the insets that it touches.
  case ignoresSafeArea(Edge.Set)
  /// A child in a part of the container around; an index into ``LayoutContent/containerFrames``.
  case containerFrame(Int)
  /// Children that are made when their room is known; an index into ``LayoutContent/readerRoots``.
  case geometryReader(Int)
  /// The first child that fits on some axes.
  case viewThatFits(Axis.Set)
  /// Rows of cells; an index into ``LayoutContent/grids``.
  case grid(Int)
  /// The cells of a row.
  case gridRow(VerticalAlignment?)
  /// Children one after another, each of its ideal length.
  case lazyStack(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?)
  /// Children in lines of given widths; an index into ``LayoutContent/lazyGrids``.
  case lazyGrid(Int)
  /// A child that may be longer than its frame; an index into ``LayoutContent/scrolls``.
  case scroll(Int)
  /// Children that an author's layout places; an index into ``LayoutContent/layouts``.
  case layout(Int)
  /// A child whose picture is changed; an index into ``NodeTree/effects``.
  case effect(Int)
}

/// The bounds of a flexible frame, in points and in order: minimum, ideal, maximum.
package nonisolated struct FlexibleFrame: Equatable, Sendable {
  package var minWidth: CGFloat?
  package var idealWidth: CGFloat?
  package var maxWidth: CGFloat?
  package var minHeight: CGFloat?
  package var idealHeight: CGFloat?
  package var maxHeight: CGFloat?
  package var alignment: Alignment

  package func bounds(_ axis: Axis) -> (min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
    axis == .horizontal
      ? (minWidth, idealWidth, maxWidth) : (minHeight, idealHeight, maxHeight)
  }
}

/// A text and all that decides how it looks.
package nonisolated struct TextContent: Sendable {
  package var text: StyledText
  package var style: ParagraphStyle
  /// What the glyphs are filled with; a run may have its own.
  package var paint: Paint
  /// The paints of the runs; empty when all are filled alike.
  package var runPaints: [Paint] = []
  /// What is drawn besides the glyphs of each run; empty when nothing is.
  package var decorations: [TextDecoration] = []
  /// The size that a run was raised from so that it can be read, in points; `nil` if none was.
  package var raisedFrom: CGFloat?
  /// Where its font was set.
  var fontPlace: CodePlace?

  package func paint(ofRun run: Int) -> Paint {
    runPaints.indices.contains(run) ? runPaints[run] : paint
  }
}

/// A shape and how it is drawn.
package nonisolated struct ShapeContent: Sendable {
  package enum Drawing: Hashable, Sendable {
    case fill(FillStyle)
    case stroke(StrokeStyle)
  }

  package var geometry: ShapeGeometry
  package var drawing: Drawing
  package var paint: Paint
}

/// An image and how it fills its frame.
package nonisolated struct ImageContent: Hashable, Sendable {
  package var source: ImageSource
  /// Its pixels per point.
  package var scale: CGFloat = 1
  /// How it fills a frame of another size; `nil` when it keeps its own.
  var resizing: Image.Resizing?
  /// What is drawn where it is opaque; `nil` for its own colors.
  package var tint: Paint?
  package var interpolation = Image.Interpolation.medium
  package var isAntialiased = true

  package var isResizable: Bool { resizing != nil }
}
