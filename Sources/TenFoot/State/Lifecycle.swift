import Foundation

/// Something that a view wants done once it is shown, or has changed.
nonisolated struct Lifecycle {
  /// The view and which of its wishes this is.
  let key: StateKey
  /// The mark of the view's node.
  ///
  /// A view that isn't shown has no wishes.
  let mark: Int
  /// Does what is to be done, if it is now.
  let action: Action

  typealias Action = (StateStore, StateKey) -> Void

  @MainActor func run(in store: StateStore) { action(store, key) }
}

/// What is remembered of a view's appearance, until it is taken from the screen.
nonisolated protocol AppearanceMark: AnyObject {}

/// Remembers that something was done, for as long as its view is there.
nonisolated final class DoneMark: AppearanceMark {
  var isDone = false
}

/// What a view's task was begun for.
nonisolated final class TaskMark<Value>: AppearanceMark {
  var value: Value?
}

/// What a view was seen with last.
nonisolated final class LastValue<Value> {
  var value: Value?
}

extension View {
  /// Does something when the view is shown for the first time.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(
      LifecycleModifier { store, key in
        let mark = store.cell(key) { DoneMark() }
        if mark.isDone { return }
        mark.isDone = true
        action?()
      })
  }

  /// Does something when a frame no longer has the view.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier { store, key in store.onLeave(key) { action?() } })
  }

  /// Does something over time from when the view is shown, until it is gone.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Does something over time from when the view is shown, and again when a value changes.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(
      LifecycleModifier { store, key in
        let last = store.cell(key) { TaskMark<T>() }
        if last.value == value { return }
        last.value = value
        store.start(key, Task(priority: priority) { await action() })
      })
  }

  /// Does something when a value is another than in the frame before.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    modifier(
      LifecycleModifier { store, key in
        let last = store.cell(key) { LastValue<V>() }
        let before = last.value
        last.value = value
        if let before, before != value { action(before, value) }
        if before == nil, initial { action(value, value) }
      })
  }

  /// Does something when a value is another than in the frame before.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Does something with a value when it is another than in the frame before.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }
}

nonisolated struct LifecycleModifier: ViewModifier {
  let action: Lifecycle.Action

  init(_ action: @escaping Lifecycle.Action) { self.action = action }

  typealias Body = Never

  @MainActor static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    let action = modifier.action
    lowering.hook { lowering, node, key in
      lowering.store.keep(key)
      lowering.lifecycles.append(Lifecycle(key: key, mark: lowering.mark(node), action: action))
    } content: {
      V._lower(content, into: &$0)
    }
  }
}
