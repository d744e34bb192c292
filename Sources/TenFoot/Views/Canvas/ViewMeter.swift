import Foundation

/// Tells how large views are before they have a place.
@MainActor
struct ViewMeter {
  let text: any TextEngine
  let images: any ImageCatalog
  let pixelLength: CGFloat
  let surroundings: Surroundings

  /// A view's size, and its baselines counted from its top.
  struct Measure {
    var size = CGSize.zero
    var firstBaseline: CGFloat = 0
    var lastBaseline: CGFloat = 0
  }

  /// An engine that has laid out nothing yet.
  var engine: LayoutEngine {
    LayoutEngine(
      text: text, images: images, pixelLength: pixelLength, surroundings: surroundings)
  }

  /// Measures a view.
  ///
  /// - Parameters:
  ///   - view: The view; what it remembers is as at first.
  ///   - environment: The environment that it stands in.
  ///   - proposal: What it is offered.
  /// - Returns: Its measure; `nil` if it shows nothing.
  func measure<Content: View>(
    _ view: Content, in environment: EnvironmentValues, _ proposal: ProposedViewSize
  ) -> Measure? {
    var lowering = ViewLowering(environment: environment, store: StateStore())
    lowering.meter = self
    lowering.single(implicitly: .zStack(.center)) { Content._lower(view, into: &$0) }
    let tree = lowering.takeTree()
    guard let root = tree.nodes.first else { return nil }
    if case .zStack = root.kind, root.childCount == 0 { return nil }
    var engine = engine
    engine.adopt(tree)
    let size = engine.size(0, proposal)
    func baseline(_ alignment: VerticalAlignment) -> CGFloat {
      engine.guide(alignment.key, of: 0, size: size, proposal)
    }
    return Measure(
      size: size, firstBaseline: baseline(.firstTextBaseline),
      lastBaseline: baseline(.lastTextBaseline))
  }
}
