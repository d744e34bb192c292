import Foundation
import Observation

/// One composition in the making: lowers views, lays them out, and makes late what depends on places.
@MainActor
struct Composer {
  let canvas: DisplayCanvas
  let text: any TextEngine
  let images: any ImageCatalog
  let assets: any AssetCatalog
  let store: StateStore

  /// How often a view is composed again when what flows from it, or where it stands, changes it.
  static let mostFeedbackPasses = 8

  /// A view in all its places, and what was noticed.
  struct Result {
    var layout: LayoutTree
    var findings: [Finding]
    var nextChange: Date?
  }

  /// Composes a view until it no longer changes itself.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - proposal: What it is offered; `nil` for the canvas, in whose middle it then stands.
  ///   - passes: How often the view's own actions may change it; 0 to leave them undone.
  /// - Returns: The view laid out, and what was noticed.
  func compose(
    _ view: some View, proposing proposal: ProposedViewSize?, settling passes: Int = 0
  ) -> Result {
    var result = composeFeedback(view, proposal)
    guard passes > 0 else { return result }
    for _ in 0..<passes {
      store.runActions()
      guard store.isInvalidated else { return result }
      result = composeFeedback(view, proposal)
    }
    store.runActions()
    if store.isInvalidated { result.findings.append(Self.unsettled("actions", after: passes)) }
    return result
  }

  private func composeFeedback(_ view: some View, _ proposal: ProposedViewSize?) -> Result {
    for _ in 0..<Self.mostFeedbackPasses {
      let (result, isSettled) = composeOnce(view, proposal)
      if isSettled { return result }
    }
    var (result, isSettled) = composeOnce(view, proposal)
    if !isSettled {
      result.findings.append(
        Self.unsettled("preferences or geometry", after: Self.mostFeedbackPasses + 1))
    }
    return result
  }

  private static func unsettled(_ what: String, after passes: Int) -> Finding {
    Finding(
      rule: "unsettled", severity: .error, path: "",
      message: "the view still changed itself through its \(what) after \(passes) passes: the last "
        + "is drawn",
      hint: "make what it changes the same from the second pass on")
  }

  // MARK: One pass

  private func composeOnce<Content: View>(
    _ view: Content, _ proposal: ProposedViewSize?
  ) -> (Result, isSettled: Bool) {
    store.beginFrame()
    defer { store.endFrame() }
    let environment = environment
    var lowering = ViewLowering(environment: environment, store: store)
    // A picture that is cut to its view has no edges that something hides.
    let bounds = canvas.bounds
    let safeArea = proposal == nil ? canvas.safeArea : bounds
    lowering.hasInsets = safeArea != bounds
    let meter = ViewMeter(
      text: text, images: images, pixelLength: 1 / canvas.scale,
      surroundings: Surroundings(canvas: bounds, safeArea: safeArea))
    lowering.meter = meter
    var engine = meter.engine
    var geometry = ComposedGeometry()
    let (store, frame) = (store, store.currentFrame)
    withObservationTracking {
      let column = NodeKind.stack(
        axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
      lowering.single(implicitly: column) { Content._lower(view, into: &$0) }
      engine.adopt(lowering.takeTree())
      deeply(&engine) { engine in
        guard !engine.tree.nodes.isEmpty else { return }
        let offered = proposal ?? ProposedViewSize(safeArea.size)
        engine.equalizingScales { engine in
          let size = engine.size(0, offered)
          let origin =
            proposal == nil
            ? CGPoint(x: safeArea.midX - size.width / 2, y: safeArea.midY - size.height / 2) : .zero
          engine.place(0, at: origin, offered)
        }
      }
      makeReaders(&lowering, &engine, &geometry)
    } onChange: {
      store.invalidate(readIn: frame)
    }
    watch(lowering, engine, geometry)
    let isSettled = !store.isInvalidated && !lowering.hasLatePreferences
    var canvas = canvas
    if proposal != nil { canvas.size = engine.frames.first?.size ?? .zero }
    for failure in environment.assets.colorFailures {
      lowering.report("missing-color", .error, failure.description)
    }
    store.pending = lowering.lifecycles.filter { engine.isShown($0.mark) }
    let layout = LayoutTree(engine, canvas: canvas)
    let result = Result(
      layout: layout, findings: lowering.findings, nextChange: lowering.nextChange)
    return (result, isSettled)
  }

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = canvas.colorScheme
    environment.displayScale = canvas.scale
    environment.date = canvas.date
    environment.assets = AssetLookup(assets)
    environment.viewing.canvas = canvas
    environment.viewing.measures = FaceMeasures(text)
    return environment
  }

  /// Does layout work on a stack that a tree of this depth needs.
  private func deeply(_ engine: inout LayoutEngine, _ work: (inout LayoutEngine) -> Void) {
    if engine.tree.depth < 100 { return work(&engine) }
    DeepStack.run { work(&engine) }
  }

  // MARK: What depends on places

  /// Makes the views of readers that have got a place, in order; these may hold further readers.
  private func makeReaders(
    _ lowering: inout ViewLowering, _ engine: inout LayoutEngine,
    _ geometry: inout ComposedGeometry
  ) {
    var spaces: [Int: [AnyHashableName: CGRect]] = [:]
    while !engine.readers.isEmpty {
      let placed = engine.readers
      engine.readers.removeAll()
      geometry = self.geometry(lowering, engine)
      for reader in placed {
        guard case .geometryReader(let index) = engine.tree.nodes[reader.node].kind else {
          continue
        }
        let frame = engine.frames[reader.node]
        let around = self.spaces(around: reader.node, engine, within: spaces)
        let proxy = GeometryProxy(
          frame: frame, geometry: geometry, spaces: around,
          safeAreaInsets: reader.surroundings.insets(of: frame, pixelLength: engine.pixelLength))
        lowering.tree = engine.takeTree()
        let content = lowering.lowerReader(index, proxy)
        engine.adopt(lowering.takeTree())
        // A reader without views has nothing to place, and would wait for them again.
        guard content >= 0, engine.tree.nodes[content].childCount > 0 else { continue }
        spaces[content] = around
        deeply(&engine) { engine in
          engine.surroundings = reader.surroundings
          engine.equalizingScales {
            $0.place(content, at: frame.origin, ProposedViewSize(frame.size))
          }
        }
      }
    }
    geometry = self.geometry(lowering, engine)
  }

  private func geometry(_ lowering: ViewLowering, _ engine: LayoutEngine) -> ComposedGeometry {
    var geometry = ComposedGeometry()
    for (id, mark) in lowering.anchors { geometry.frames[id] = engine.frame(ofMark: mark) }
    return geometry
  }

  /// The named spaces that a node stands in, those of the reader that made it included.
  private func spaces(
    around node: Int, _ engine: LayoutEngine, within readers: [Int: [AnyHashableName: CGRect]]
  ) -> [AnyHashableName: CGRect] {
    let place = Int32(node)
    var spaces: [AnyHashableName: CGRect] = [:]
    if let reader = readers.keys.filter({ $0 <= node }).max() { spaces = readers[reader] ?? [:] }
    for scope in engine.tree.scopes where scope.nodes.contains(place) {
      if case .coordinateSpace(let name) = scope.name {
        spaces[AnyHashableName(name)] = engine.frames[Int(scope.nodes.lowerBound)]
      }
    }
    return spaces
  }

  /// Tells views about what flowed to them and where they stand; this may change their state.
  private func watch(
    _ lowering: ViewLowering, _ engine: LayoutEngine, _ geometry: ComposedGeometry
  ) {
    for feedback in lowering.feedbacks where engine.isShown(feedback.mark) {
      feedback.run(in: store)
    }
    for watch in lowering.geometryWatches where engine.isShown(watch.mark) {
      let frame = engine.frame(ofMark: watch.mark)
      let node = Int(engine.tree.layout.marks[watch.mark])
      let proxy = GeometryProxy(
        frame: frame, geometry: geometry, spaces: spaces(around: node, engine, within: [:]),
        safeAreaInsets: engine.surroundings.insets(of: frame, pixelLength: engine.pixelLength))
      watch.action(proxy, store, watch.key)
    }
  }
}
