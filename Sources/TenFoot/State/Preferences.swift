import Foundation

/// Names a value that flows from views to those around them.
public nonisolated protocol PreferenceKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value

  /// The value of views that have none.
  static var defaultValue: Value { get }

  /// Adds the value of the next view in order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

/// The preferences of some views, combined.
nonisolated struct Preferences {
  /// A value whose type is hidden, and how another is added to it.
  private struct Entry {
    var value: Any
    let add: (inout Any, Any) -> Void
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  var isEmpty: Bool { entries.isEmpty }

  subscript<K: PreferenceKey>(key: K.Type) -> K.Value? {
    get { entries[ObjectIdentifier(key)]?.value as? K.Value }
    set {
      entries[ObjectIdentifier(key)] = newValue.map { value in
        Entry(value: value) { sum, next in
          guard var typed = sum as? K.Value, let next = next as? K.Value else { return }
          K.reduce(value: &typed) { next }
          sum = typed
        }
      }
    }
  }

  /// Adds the preferences of the next views in order.
  mutating func add(_ next: Preferences) {
    for (key, entry) in next.entries {
      if var known = entries[key] {
        known.add(&known.value, entry.value)
        entries[key] = known
      } else {
        entries[key] = entry
      }
    }
  }

  /// Whether both hold the same values, as far as that can be told.
  func isSame(as other: Preferences) -> Bool {
    entries.count == other.entries.count
      && entries.allSatisfy { key, entry in
        other.entries[key].map { areEqual(entry.value, $0.value) } ?? false
      }
  }
}

extension View {
  /// Sets a value for the views around, in place of those from within.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceModifier { preferences, _ in preferences[K.self] = value })
  }

  /// Changes the value from within for the views around.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(
      PreferenceModifier { preferences, _ in
        var value = preferences[K.self] ?? K.defaultValue
        callback(&value)
        preferences[K.self] = value
      })
  }

  /// Sets a value for the views around that is made of a part of this view's frame.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      PreferenceModifier { preferences, anchor in
        preferences[K.self] = transform(Anchor(node: anchor(), source: value))
      })
  }

  /// Changes the value from within with a part of this view's frame.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      PreferenceModifier { preferences, anchor in
        var sum = preferences[K.self] ?? K.defaultValue
        transform(&sum, Anchor(node: anchor(), source: value))
        preferences[K.self] = sum
      })
  }

  /// Does something when the value from within is another than before.
  ///
  /// Where this changes what is shown, the view is composed again, a bounded number of times.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }

  /// Puts views over this one that are made of the value from within.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceSecondaryModifier<K, V>(
        transform: transform, alignment: alignment, isBehind: false))
  }

  /// Puts views behind this one that are made of the value from within.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceSecondaryModifier<K, V>(transform: transform, alignment: alignment, isBehind: true))
  }
}

/// Changes what flows from a view; is given a way to name the view's frame.
nonisolated struct PreferenceModifier: ViewModifier {
  let change: (inout Preferences, () -> AnchorID) -> Void

  init(_ change: @escaping (inout Preferences, () -> AnchorID) -> Void) { self.change = change }

  typealias Body = Never

  @MainActor static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    let change = modifier.change
    lowering.hook { lowering, node, key in
      let id = AnchorID(key: key)
      var isUsed = false
      change(&lowering.preferences) {
        isUsed = true
        return id
      }
      if isUsed { lowering.anchors.append((id, lowering.mark(node))) }
    } content: {
      V._lower(content, into: &$0)
    }
  }
}

nonisolated struct PreferenceChangeModifier<K: PreferenceKey>: ViewModifier
where K.Value: Equatable {
  let action: (K.Value) -> Void

  typealias Body = Never

  @MainActor static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    let action = modifier.action
    lowering.hook { lowering, node, key in
      lowering.readsPreferences = true
      let value = lowering.preferences[K.self] ?? K.defaultValue
      let feedback = Lifecycle(key: key, mark: lowering.mark(node)) { store, key in
        let last = store.cell(key) { LastValue<K.Value>() }
        if last.value == value { return }
        last.value = value
        action(value)
      }
      lowering.feedbacks.append(feedback)
    } content: {
      V._lower(content, into: &$0)
    }
  }
}

nonisolated struct PreferenceSecondaryModifier<K: PreferenceKey, Secondary: View>: ViewModifier {
  let transform: (K.Value) -> Secondary
  let alignment: Alignment
  let isBehind: Bool

  typealias Body = Never

  @MainActor static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    let transform = modifier.transform
    lowering.modify(
      .secondary(modifier.alignment, isBehind: modifier.isBehind),
      secondary: { lowering in
        lowering.readsPreferences = true
        let value = lowering.preferences[K.self] ?? K.defaultValue
        Secondary._lower(transform(value), into: &lowering)
      }
    ) { V._lower(content, into: &$0) }
  }
}
