import Foundation

/// The work of turning views into nodes: the tree so far, and the environment where it stands.
///
/// A modifier on several views applies to each of them, so modifiers are not added to the tree where
/// they are met. They wait, and every leaf or container that comes up is wrapped in those waiting.
public nonisolated struct ViewLowering {
  package internal(set) var tree = NodeTree()
  package internal(set) var findings: [Finding] = []
  var environment: EnvironmentValues
  /// The axis of the stack around, for spacers and dividers.
  private var stackAxis: Axis?
  private var waiting: [WaitingModifier] = []
  /// What `content` stands for in the modifiers being evaluated, the innermost last.
  private var modified: [@MainActor (inout ViewLowering) -> Void] = []
  private var openScopes: [ScopeName] = []

  /// What goes around content that has not come up yet.
  private enum WaitingModifier {
    /// A node, perhaps with views that go over or behind the content.
    case node(NodeKind, secondary: (@MainActor (inout ViewLowering) -> Void)?, EnvironmentValues?)
    /// A name for the content's nodes.
    case scope(ScopeName)
  }

  package init(environment: EnvironmentValues) { self.environment = environment }

  // MARK: Nodes

  /// Adds a leaf, wrapped in the modifiers that wait.
  @MainActor mutating func leaf(_ kind: NodeKind) { add(kind) { _ in } }

  /// Adds a container, wrapped in the modifiers that wait, and lowers its children.
  @MainActor mutating func container(
    _ kind: NodeKind, axis: Axis? = nil, children: @MainActor (inout ViewLowering) -> Void
  ) {
    add(kind) { lowering in
      let outerAxis = lowering.stackAxis
      lowering.stackAxis = axis
      children(&lowering)
      lowering.stackAxis = outerAxis
    }
  }

  @MainActor private mutating func add(
    _ kind: NodeKind, children: @MainActor (inout ViewLowering) -> Void
  ) {
    let wrappers = waiting
    waiting.removeAll()
    var wrapperNode = tree.nodes.count
    var wrapperScope = tree.scopes.count
    for wrapper in wrappers {
      switch wrapper {
      case .node(let kind, _, _):
        open(kind)
        wrapperNode += 1
      case .scope(let name):
        let start = Int32(tree.nodes.count)
        tree.scopes.append(NodeTree.Scope(name: name, nodes: start..<start))
        wrapperScope += 1
      }
    }
    let node = open(kind)
    children(&self)
    close(node)
    for wrapper in wrappers.reversed() {
      switch wrapper {
      case .node(_, let secondary, let environment):
        wrapperNode -= 1
        tree.nodes[wrapperNode].childCount = 1
        if let secondary { lowerSecondary(secondary, in: environment, at: wrapperNode) }
        tree.nodes[wrapperNode].span = Int32(tree.nodes.count - wrapperNode)
      case .scope:
        wrapperScope -= 1
        let start = tree.scopes[wrapperScope].nodes.lowerBound
        tree.scopes[wrapperScope].nodes = start..<Int32(tree.nodes.count)
      }
    }
    waiting = wrappers
  }

  @discardableResult private mutating func open(_ kind: NodeKind) -> Int {
    tree.nodes.append(NodeTree.Node(kind: kind))
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

  @MainActor private mutating func lowerSecondary(
    _ secondary: @MainActor (inout ViewLowering) -> Void, in outer: EnvironmentValues?,
    at node: Int
  ) {
    let inner = environment
    environment = outer ?? inner
    let start = tree.nodes.count
    single(implicitly: .zStack(.center), secondary)
    if tree.nodes.count > start { tree.nodes[node].childCount += 1 }
    environment = inner
  }

  /// Lowers views in a place that holds one: several get a container, none leave the place empty.
  @MainActor mutating func single(
    implicitly container: NodeKind, _ content: @MainActor (inout ViewLowering) -> Void
  ) {
    let axis: Axis? = if case .stack(let axis, _, _) = container { axis } else { nil }
    let node = tree.nodes.count
    let firstScope = tree.scopes.count
    self.container(container, axis: axis, children: content)
    guard tree.nodes[node].childCount < 2 else { return }
    tree.nodes.remove(at: node)
    for index in firstScope..<tree.scopes.count {
      let nodes = tree.scopes[index].nodes
      tree.scopes[index].nodes = max(nodes.lowerBound - 1, Int32(node))..<(nodes.upperBound - 1)
    }
  }

  // MARK: Content

  /// Lowers content with a modifier waiting for it.
  @MainActor mutating func modify(
    _ kind: NodeKind, secondary: (@MainActor (inout ViewLowering) -> Void)? = nil,
    content: @MainActor (inout ViewLowering) -> Void
  ) {
    waiting.append(.node(kind, secondary: secondary, secondary == nil ? nil : environment))
    content(&self)
    waiting.removeLast()
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

  /// Lowers content under a name.
  @MainActor mutating func scope(
    _ name: ScopeName, content: @MainActor (inout ViewLowering) -> Void
  ) {
    waiting.append(.scope(name))
    openScopes.append(name)
    content(&self)
    openScopes.removeLast()
    waiting.removeLast()
  }

  /// Runs a body in the environment where it stands.
  @MainActor func evaluate<Result>(_ body: () -> Result) -> Result {
    EvaluatedEnvironment.with(environment, body)
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

  // MARK: Leaves

  /// Adds a shape in a style.
  @MainActor mutating func shape(
    _ geometry: ShapeGeometry, _ drawing: ShapeContent.Drawing, _ style: some ShapeStyle
  ) {
    let paint = style._paint(in: environment).paint
    leaf(.shape(add(ShapeContent(geometry: geometry, drawing: drawing, paint: paint))))
  }

  /// Adds a shape to the tree's table.
  mutating func add(_ shape: ShapeContent) -> Int {
    tree.shapes.append(shape)
    return tree.shapes.count - 1
  }

  /// Adds a text.
  @MainActor mutating func text(_ content: TextContent) {
    tree.texts.append(content)
    leaf(.text(tree.texts.count - 1))
  }

  /// Adds an image.
  @MainActor mutating func image(_ content: ImageContent) {
    tree.images.append(content)
    leaf(.image(tree.images.count - 1))
  }

  /// Adds flexible space.
  @MainActor mutating func spacer(minLength: CGFloat?) {
    leaf(.spacer(minLength: minLength, axis: stackAxis))
  }

  /// Adds a line across the axis of the stack around.
  @MainActor mutating func divider() {
    let content = ShapeContent(
      geometry: ShapeGeometry(.rectangle), drawing: .fill(FillStyle()),
      paint: Color.separator._paint(in: environment).paint)
    leaf(.divider(axis: stackAxis, shape: add(content)))
  }

  // MARK: Findings

  /// Notes something that the author of the view being lowered should know.
  mutating func report(
    _ rule: String, _ severity: Finding.Severity, _ message: String, hint: String? = nil
  ) {
    let path = openScopes.map(\.description).joined(separator: "/")
    findings.append(
      Finding(rule: rule, severity: severity, path: path, message: message, hint: hint))
  }

  /// The length if it is a number that layout can use, or `nil` with a finding.
  mutating func usable(_ length: CGFloat?, _ what: String) -> CGFloat? {
    guard let length else { return nil }
    if length.isFinite, abs(length) <= Self.longestLength { return length }
    report(
      "unusable-length", .warning, "\(what) is \(length), which is no length: it is ignored",
      hint: "give a number of points between -\(Self.longestLength) and \(Self.longestLength)")
    return nil
  }

  /// The longest length that layout works with, in points: beyond it a pixel is lost in rounding.
  static let longestLength: CGFloat = 1e9
}
