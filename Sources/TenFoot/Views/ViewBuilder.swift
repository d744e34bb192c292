/// Builds a view from the statements of a closure.
@resultBuilder
public enum ViewBuilder {
  /// Passes on a view.
  @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// An empty closure shows nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view stands for itself.
  @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views become one.
  @inlinable public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// An `if` without `else` shows its view or nothing.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .first(first))
  }

  /// The second branch of an `if` or `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .second(second))
  }

  /// A view that needs a newer system than the oldest.
  @MainActor public static func buildLimitedAvailability<Content: View>(
    _ content: Content
  ) -> AnyView {
    AnyView(content)
  }
}

/// Several views from a builder; each is a child of the container around them.
public nonisolated struct TupleView<each Content: View>: View {
  @usableFromInline let storage: TupleStorage<repeat each Content>

  @inlinable init(_ content: repeat each Content) {
    storage = TupleStorage(repeat each content)
  }

  /// Lowers the views in order.
  @MainActor public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    var place = 0
    func lower<V: View>(_ child: V) {
      lowering.identity.steps.append(.place(place))
      V._lower(child, into: &lowering)
      lowering.identity.steps.removeLast()
      place += 1
    }
    repeat lower(each view.storage.content)
  }
}

/// The views of a builder, which the copies of a view share: copying several of many types takes
/// longer than laying them out.
@usableFromInline
nonisolated final class TupleStorage<each Content: View> {
  @usableFromInline let content: (repeat each Content)

  @inlinable init(_ content: repeat each Content) { self.content = (repeat each content) }
}

/// One of two views, from an `if` or `switch`.
public nonisolated struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  /// Lowers the view that is there.
  @MainActor public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    switch view.storage {
    case .first(let content):
      lowering.step(.branch(true)) { TrueContent._lower(content, into: &$0) }
    case .second(let content):
      lowering.step(.branch(false)) { FalseContent._lower(content, into: &$0) }
    }
  }
}

extension Optional: View where Wrapped: View {
  /// An optional view has no body of its own.
  public typealias Body = Never

  /// Lowers the view if there is one.
  public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    if let view { Wrapped._lower(view, into: &lowering) }
  }
}

/// A view that shows nothing and takes no part in layout.
public nonisolated struct EmptyView: View {
  /// Creates an empty view.
  public init() {}

  /// Adds nothing.
  @MainActor public static func _lower(_ view: Self, into lowering: inout ViewLowering) {}
}

/// Views that are treated alike; no container of its own.
public struct Group<Content: View>: View {
  let content: Content

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A group has no body of its own.
  public typealias Body = Never

  /// Lowers the views as children of the container around the group.
  public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    Content._lower(view.content, into: &lowering)
  }
}

/// A view whose type is hidden.
public struct AnyView: View {
  private let content: any View

  /// Hides the type of a view.
  public init<Content: View>(_ view: Content) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Hides the type of a view.
  public init<Content: View>(erasing view: Content) { self.init(view) }

  /// A type-erased view has no body of its own.
  public typealias Body = Never

  /// Lowers the view inside.
  public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    func lower<Content: View>(_ content: Content) {
      lowering.step(.type(ObjectIdentifier(Content.self))) { lowering in
        lowering.descend { Content._lower(content, into: &$0) }
      }
    }
    lower(view.content)
  }
}
