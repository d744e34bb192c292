/// A change that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View

  /// The changed view; `content` stands for what is changed.
  @ViewBuilder func body(content: Content) -> Body

  /// Adds the nodes of changed content to the tree. Authors give ``body(content:)`` instead.
  static func _lower<V: View>(_ modifier: Self, content: V, into lowering: inout ViewLowering)
}

extension ViewModifier {
  /// What a modifier's body calls its content.
  public typealias Content = _ViewModifier_Content<Self>

  /// Lowers the body, with the content in its place.
  public static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    lowering.scope(.view(Self.self)) { lowering in
      lowering.step(.type(ObjectIdentifier(Self.self))) { lowering in
        let body = lowering.connected(modifier).body(content: _ViewModifier_Content())
        lowering.modifierBody(body) { V._lower(content, into: &$0) }
      }
    }
  }
}

extension ViewModifier where Body == Never {
  /// A primitive modifier has no body.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is a primitive modifier and has no body")
  }
}

/// What a modifier's body calls its content.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  init() {}

  /// Lowers the view that is being modified.
  @MainActor public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    lowering.modifiedContent()
  }
}

/// A view with a modifier applied.
public nonisolated struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates a modified view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// A modified view has no body of its own.
  public typealias Body = Never

  /// Lowers the content as the modifier says.
  @MainActor public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    Modifier._lower(view.modifier, content: view.content, into: &lowering)
  }
}

extension View {
  /// Applies a modifier.
  public nonisolated func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that adds one node around its content and needs nothing else.
nonisolated struct NodeModifier: ViewModifier {
  let kind: NodeKind

  typealias Body = Never

  @MainActor static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    lowering.modify(modifier.kind) { V._lower(content, into: &$0) }
  }
}
