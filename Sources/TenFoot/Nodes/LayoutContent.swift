import Foundation

/// What containers and modifiers say that only layout reads: the tables behind the kinds of nodes
/// that hold an index.
package nonisolated struct LayoutContent: Sendable {
  /// The guides of `.alignmentGuide` nodes.
  package var guides: [GuideContent] = []
  /// The values of `.layoutValue` nodes.
  package var values: [LayoutValue] = []
  /// The bars of `.safeAreaInset` nodes.
  package var bars: [SafeAreaBar] = []
  /// The frames of `.containerFrame` nodes.
  package var containerFrames: [ContainerFrame] = []
  /// Where the content of each `.geometryReader` node stands; `nil` until it is made.
  package var readerRoots: [Int?] = []
  /// The grids of `.grid` nodes.
  package var grids: [GridContent] = []
  /// The grids of `.lazyGrid` nodes.
  package var lazyGrids: [LazyGridContent] = []
  /// The scroll views of `.scroll` nodes.
  package var scrolls: [ScrollContent] = []
  /// The layouts of `.layout` nodes.
  package var layouts: [LayoutBox] = []
  /// Nodes that are looked for when they have their places.
  package var marks: [Int32] = []

  package init() {}
}

/// A guide and how an author works out its value.
///
/// Authors' closures are made on the main actor and are called where layout runs, which is there too.
package nonisolated struct GuideContent: @unchecked Sendable {
  let key: AlignmentKey
  let value: (ViewDimensions) -> CGFloat
}

/// A value that a view has for the layout around it.
package nonisolated struct LayoutValue: @unchecked Sendable {
  let key: ObjectIdentifier
  let value: Any
}

/// A bar along an edge of a view that keeps the room for it.
package nonisolated struct SafeAreaBar: Sendable {
  let edge: Edge
  let alignment: AlignmentKey
  let spacing: CGFloat?
}

/// A length taken of the container around.
package nonisolated struct ContainerFrame: @unchecked Sendable {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}

/// How a grid places its cells.
package nonisolated struct GridContent: Sendable {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
}

/// What a cell says about its place in a grid.
package nonisolated enum GridCellTrait: Equatable, Sendable {
  /// It spans a number of columns.
  case columns(Int)
  /// It stands at a point of its cell.
  case anchor(UnitPoint)
  /// It asks for no length on some axes.
  case unsizedAxes(Axis.Set)
  /// Its column is aligned so.
  case columnAlignment(HorizontalAlignment)
}

/// Lines of tracks that don't look at their cells.
package nonisolated struct LazyGridContent: Sendable {
  /// The axis along which lines follow one another.
  let axis: Axis
  let tracks: [GridItem]
  /// How a line stands where all tracks together are narrower than the grid.
  let alignment: AlignmentKey
  /// The distance between lines.
  let spacing: CGFloat?
}

/// Which part of its content a scroll view shows.
package nonisolated struct ScrollContent: @unchecked Sendable {
  let axes: Axis.Set
  /// The point of the content that stands at the same point of the scroll view.
  let anchor: UnitPoint
  /// The identity of the view to show, and where.
  let target: (id: AnyHashable, anchor: UnitPoint?)?
}
