import Foundation

/// The work of turning views into nodes: the tree so far, and the environment where it stands.
///
/// A modifier on several views applies to each of them, so modifiers are not added to the tree where
/// they are met. They wait, and every leaf or container that comes up is wrapped in those waiting.
public nonisolated struct ViewLowering {
  package internal(set) var tree = NodeTree()
  package internal(set) var findings: [Finding] = []
  var environment: EnvironmentValues
  /// When a view shows something else by itself, the next time; `nil` for never.
  private(set) var nextChange: Date?
  /// The moment that is shown.
  private let date: Date
  /// Where the view being lowered stands among all views.
  var identity = Identity()
  /// What views remember.
  let store: StateStore
  /// What has flowed so far from the views being lowered.
  var preferences = Preferences()
  /// Whether views depend on what flows from others.
  var readsPreferences = false
  /// Whether something flowed from views that were made late which others would have needed.
  var hasLatePreferences = false
  /// What is to be made of readers' rooms, by the reader.
  var readers: [DeferredContent] = []
  /// What is to be done once the views are shown.
  var lifecycles: [Lifecycle] = []
  /// What is to be done with what flows from views, before anything is shown.
  var feedbacks: [Lifecycle] = []
  /// What is to be done with the places of views.
  var geometryWatches: [GeometryWatch] = []
  /// The views that anchors refer to, with the marks of their nodes.
  var anchors: [(id: AnchorID, mark: Int)] = []
  /// Whether any view so far may stand beside insets of the safe area.
  var hasInsets = false
  /// The axis of the stack around, for spacers and dividers.
  var stackAxis: Axis?
  /// Whether the next container around is a grid, in which rows are rows.
  var isInGrid = false
  /// The tag of the only view to show, of those that have one; `nil` to show all.
  var chosenTag: AnyHashable?
  /// Whether views without a tag are left out while one is chosen.
  var hidesUntagged = false
  /// Tells canvases how large views are.
  var meter: ViewMeter?
  private(set) var depth = 0
  /// The modifiers around, the outermost first; those before ``firstWaiting`` have been applied.
  private var waiting: [WaitingModifier] = []
  private var firstWaiting = 0
  /// What `content` stands for in the modifiers being evaluated, the innermost last.
  var modified: ModifiedContents = []
  /// The names of the views around.
  private(set) var openScopes: [ScopeName] = []
  private var lastLetters: (environment: EnvironmentValues, letters: LetterStyle)?

  /// What goes around content that has not come up yet.
  private enum WaitingModifier {
    /// A node, perhaps with views that go over or behind the content.
    case node(NodeKind, isMirrored: Bool, secondary: Secondary?)
    /// A name for the content's nodes.
    case scope(ScopeName, at: CodePlace?)
    /// Something to do when the content is complete, with its node and what flowed from it.
    case hook(Hook)
  }

  typealias Hook = @MainActor (inout ViewLowering, _ node: Int, _ key: StateKey) -> Void

  /// Views that go over or behind others.
  private struct Secondary {
    let environment: EnvironmentValues
    let modified: ModifiedContents
    let content: @MainActor (inout ViewLowering) -> Void
  }

  init(environment: EnvironmentValues, store: StateStore) {
    self.environment = environment
    self.store = store
    date = environment.date
  }

  /// Notes when a view shows something else, unless its moment was set and time passes it by.
  mutating func changes(at next: Date?) {
    guard let next, next > date, environment.date == date else { return }
    nextChange = min(next, nextChange ?? next)
  }

  /// Hands the tree out so that layout can work on it without a copy.
  mutating func takeTree() -> NodeTree {
    var taken = NodeTree()
    swap(&taken, &tree)
    return taken
  }

  private var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

  // MARK: Nodes

  /// Adds a leaf, wrapped in the modifiers that wait.
  @MainActor mutating func leaf(_ kind: NodeKind) { add(kind) { _ in } }

  /// Adds a container, wrapped in the modifiers that wait, and lowers its children.
  @MainActor mutating func container(
    _ kind: NodeKind, axis: Axis? = nil, children: @MainActor (inout ViewLowering) -> Void
  ) {
    add(kind) { lowering in
      let (outerAxis, wasInGrid) = (lowering.stackAxis, lowering.isInGrid)
      lowering.stackAxis = axis
      lowering.isInGrid = if case .grid = kind { true } else { false }
      children(&lowering)
      (lowering.stackAxis, lowering.isInGrid) = (outerAxis, wasInGrid)
    }
  }

  /// Adds a row to a grid: the modifiers that wait are its cells'.
  @MainActor mutating func gridRow(
    _ kind: NodeKind, children: @MainActor (inout ViewLowering) -> Void
  ) {
    let node = open(kind, isMirrored)
    isInGrid = false
    children(&self)
    isInGrid = true
    close(node)
  }

  @MainActor private mutating func add(
    _ kind: NodeKind, children: @MainActor (inout ViewLowering) -> Void
  ) {
    if hidesUntagged, chosenTag != nil { return }
    let wrappers = firstWaiting..<waiting.count
    if wrappers.isEmpty {
      let node = open(kind, isMirrored)
      children(&self)
      close(node)
      return
    }
    firstWaiting = wrappers.upperBound
    var wrapperNode = tree.nodes.count
    var wrapperScope = tree.scopes.count
    var outerPreferences: [Preferences] = []
    for wrapper in wrappers {
      switch waiting[wrapper] {
      case .node(let kind, let isMirrored, let secondary):
        open(kind, isMirrored)
        wrapperNode += 1
        if secondary != nil { outerPreferences.append(takePreferences()) }
      case .scope(let name, let place):
        let start = Int32(tree.nodes.count)
        tree.scopes.append(
          NodeTree.Scope(name: name, nodes: start..<start, place: place?.sourcePlace))
        wrapperScope += 1
      case .hook:
        outerPreferences.append(takePreferences())
      }
    }
    let node = open(kind, isMirrored)
    children(&self)
    close(node)
    for wrapper in wrappers.reversed() {
      switch waiting[wrapper] {
      case .node(_, _, let secondary):
        wrapperNode -= 1
        tree.nodes[wrapperNode].childCount = 1
        if let secondary {
          lowerSecondary(secondary, at: wrapperNode)
          restore(&outerPreferences)
        }
        tree.nodes[wrapperNode].span = Int32(tree.nodes.count - wrapperNode)
      case .scope:
        wrapperScope -= 1
        let start = tree.scopes[wrapperScope].nodes.lowerBound
        tree.scopes[wrapperScope].nodes = start..<Int32(tree.nodes.count)
      case .hook(let hook):
        let field = wrappers.lowerBound - wrapper - 1
        hook(&self, wrapperNode, StateKey(identity: identity, field: field))
        restore(&outerPreferences)
      }
    }
    firstWaiting = wrappers.lowerBound
  }

  private mutating func takePreferences() -> Preferences {
    defer { preferences = Preferences() }
    return preferences
  }

  /// Adds what has flowed from some views to what had flowed from those before.
  private mutating func restore(_ outer: inout [Preferences]) {
    guard var sum = outer.popLast() else { return }
    sum.add(preferences)
    preferences = sum
  }

  @discardableResult
  private mutating func open(_ kind: NodeKind, _ isMirrored: Bool) -> Int {
    tree.nodes.append(NodeTree.Node(kind: kind, isMirrored: isMirrored))
    return tree.nodes.count - 1
  }

  /// Sets the span of a node whose subtree is complete and counts its children.
  private mutating func close(_ node: Int) {
    let end = tree.nodes.count
    tree.nodes[node].span = Int32(end - node)
    var (child, count) = (node + 1, Int32(0))
    while child < end {
      count += 1
      child += Int(tree.nodes[child].span)
    }
    tree.nodes[node].childCount = count
  }

  @MainActor private mutating func lowerSecondary(_ secondary: Secondary, at node: Int) {
    let (inner, outerAxis, wasInGrid) = (environment, stackAxis, isInGrid)
    let innerModified = modified
    (environment, modified) = (secondary.environment, secondary.modified)
    let start = tree.nodes.count
    identity.steps.append(.place(-1))
    single(implicitly: .zStack(.center), secondary.content)
    identity.steps.removeLast()
    if tree.nodes.count > start { tree.nodes[node].childCount += 1 }
    (environment, stackAxis, isInGrid) = (inner, outerAxis, wasInGrid)
    modified = innerModified
  }

  /// Lowers views in a place that holds one: several get a container, none leave the place empty.
  @MainActor mutating func single(
    implicitly container: NodeKind, _ content: @MainActor (inout ViewLowering) -> Void
  ) {
    let axis: Axis? = if case .stack(let axis, _, _) = container { axis } else { nil }
    let node = tree.nodes.count
    let (firstScope, firstMark) = (tree.scopes.count, tree.layout.marks.count)
    self.container(container, axis: axis, children: content)
    guard tree.nodes[node].childCount < 2 else { return }
    tree.nodes.remove(at: node)
    for index in firstScope..<tree.scopes.count {
      let nodes = tree.scopes[index].nodes
      tree.scopes[index].nodes = max(nodes.lowerBound - 1, Int32(node))..<(nodes.upperBound - 1)
    }
    for index in firstMark..<tree.layout.marks.count { tree.layout.marks[index] -= 1 }
    if node < tree.nodes.count { unstack(node) }
  }

  /// Takes the axis of a stack that wasn't needed off a spacer or divider that would have stood in it.
  private mutating func unstack(_ node: Int) {
    var node = node
    while tree.nodes[node].kind.hasOneChild { node += 1 }
    switch tree.nodes[node].kind {
    case .spacer(let minLength, _): tree.nodes[node].kind = .spacer(minLength: minLength, axis: nil)
    case .divider(_, let shape): tree.nodes[node].kind = .divider(axis: nil, shape: shape)
    default: break
    }
  }

  // MARK: Content

  /// Lowers content with a modifier waiting for it.
  @MainActor mutating func modify(
    _ kind: NodeKind, secondary: (@MainActor (inout ViewLowering) -> Void)? = nil,
    content: @MainActor (inout ViewLowering) -> Void
  ) {
    // Without `map`: its closure would ask whether it runs on the main thread, and deep views are
    // lowered on a stack that is another's.
    var around: Secondary?
    if let secondary {
      around = Secondary(environment: environment, modified: modified, content: secondary)
    }
    waiting.append(.node(kind, isMirrored: isMirrored, secondary: around))
    content(&self)
    waiting.removeLast()
  }

  /// Lowers content and does something for each of its views when that is complete.
  @MainActor mutating func hook(
    _ hook: @escaping Hook, content: @MainActor (inout ViewLowering) -> Void
  ) {
    waiting.append(.hook(hook))
    content(&self)
    waiting.removeLast()
  }

  /// Remembers a node whose index may still change.
  mutating func mark(_ node: Int) -> Int {
    tree.layout.marks.append(Int32(node))
    return tree.layout.marks.count - 1
  }

  /// Lowers content with an effect waiting for it.
  @MainActor mutating func effect(
    _ effect: NodeEffect, content: @MainActor (inout ViewLowering) -> Void
  ) {
    tree.effects.append(effect)
    modify(.effect(tree.effects.count - 1), content: content)
  }

  /// Lowers content in a changed environment.
  @MainActor mutating func withEnvironment(
    _ change: (inout EnvironmentValues) -> Void, content: @MainActor (inout ViewLowering) -> Void
  ) {
    let outer = environment
    change(&environment)
    content(&self)
    environment = outer
  }

  /// Lowers content one step further into the tree of views.
  @MainActor mutating func step(
    _ step: Identity.Step, content: @MainActor (inout ViewLowering) -> Void
  ) {
    identity.steps.append(step)
    content(&self)
    identity.steps.removeLast()
  }

  /// Lowers content under a name.
  @MainActor mutating func scope(
    _ name: ScopeName, at place: CodePlace? = nil,
    content: @MainActor (inout ViewLowering) -> Void
  ) {
    waiting.append(.scope(name, at: place))
    openScopes.append(name)
    content(&self)
    openScopes.removeLast()
    waiting.removeLast()
  }

  /// The most views that may stand in one another, counting those with a body or a hidden type.
  static let deepest = 20_000
  /// How many of them a thread has room for.
  private static let deepestOnCallersThread = 200

  /// Lowers content that may hold itself: on a stack with room for it, and not forever.
  @MainActor mutating func descend(_ content: @MainActor (inout ViewLowering) -> Void) {
    depth += 1
    defer { depth -= 1 }
    tree.depth = max(tree.depth, depth)
    if depth == Self.deepestOnCallersThread {
      DeepStack.run { content(&self) }
    } else if depth <= Self.deepest {
      content(&self)
    } else if depth == Self.deepest + 1 {
      report(
        "too-deep", .error, "views stand in one another more than \(Self.deepest) deep",
        hint: "end the recursion")
    }
  }

  /// A value whose dynamic properties have been looked up where it stands.
  @MainActor func connected<Value>(_ value: Value) -> Value {
    guard store.hasDynamicFields(Value.self) else { return value }
    var value = value
    let context = _DynamicPropertyContext(
      environment: environment, store: store, identity: identity)
    context.connect(&value)
    return value
  }

  /// Lowers the body of a modifier, in which `content` stands for what it modifies.
  @MainActor mutating func modifierBody<Body: View>(
    _ body: Body, content: @escaping @MainActor (inout ViewLowering) -> Void
  ) {
    modified.append(content)
    Body._lower(body, into: &self)
    modified.removeLast()
  }

  /// Lowers what `content` stands for in the innermost modifier.
  @MainActor mutating func modifiedContent() {
    guard let content = modified.popLast() else { return }
    content(&self)
    modified.append(content)
  }

  // MARK: Letters

  /// How letters look here that nothing is said of: worked out once for neighbors.
  var environmentLetters: LetterStyle {
    mutating get {
      if let (known, letters) = lastLetters, known.isSameCopy(as: environment) { return letters }
      let letters = LetterStyle(of: environment)
      lastLetters = (environment, letters)
      return letters
    }
  }
}
