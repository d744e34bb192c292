public import Observation

/// Makes bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The wrapper itself.
  public var projectedValue: Bindable<Value> { self }

  /// Is there for objects only.
  @available(*, unavailable, message: "@Bindable is for observable objects")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  fileprivate init(_object: Value) { wrappedValue = _object }
}

extension Bindable where Value: AnyObject & Observable {
  /// Wraps an object.
  public nonisolated init(wrappedValue: Value) { self.init(_object: wrappedValue) }

  /// Wraps an object.
  public nonisolated init(_ wrappedValue: Value) { self.init(_object: wrappedValue) }

  /// Wraps an object.
  public nonisolated init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// A binding to a property.
  public nonisolated subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
