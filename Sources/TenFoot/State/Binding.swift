/// A way to read and write a value that is kept elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Creates a binding from its two directions.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Creates a binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// Creates a binding from another's projected value.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// The value now.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { get()[keyPath: keyPath] },
      set: { part in
        var whole = get()
        whole[keyPath: keyPath] = part
        set(whole)
      })
  }

  /// A binding to the value as one that might be missing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding to the value as the identity that it is.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? Wrapped { base.wrappedValue = value } })
  }

  /// A binding to what is there, or `nil` when nothing is.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }

}

extension Binding: Identifiable where Value: Identifiable {
  /// The value's identity.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence, Collection, BidirectionalCollection, RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// The indices of the collection.
  public typealias Index = Value.Index
  /// A part of the bindings.
  public typealias SubSequence = Slice<Self>
  /// The indices of the collection.
  public typealias Indices = Value.Indices

  /// The index of the first element.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The index behind the last element.
  public var endIndex: Index { wrappedValue.endIndex }
  /// The indices of the collection.
  public var indices: Indices { wrappedValue.indices }

  /// The index behind another.
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
  /// The index before another.
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }

  /// A binding to the element at an index.
  public subscript(position: Index) -> Element {
    Binding<Value.Element>(
      get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
  }
}
