@_spi(Reflection) import Swift
import Synchronization

/// An object that says when it is about to change.
///
/// There is no Combine on Linux; this is as much of it as views need.
public nonisolated protocol ObservableObject: AnyObject {
  /// Tells those who show the object that it is about to change.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// The publisher that the object's `@Published` properties share.
  public nonisolated var objectWillChange: ObservableObjectPublisher {
    let start = Unmanaged.passUnretained(self).toOpaque()
    var stores: [PublishedStorage] = []
    _ = _forEachField(of: Self.self, options: _EachFieldOptions(rawValue: 1)) {
      _, offset, type, _ in
      if let published = type as? any PublishedProperty.Type {
        stores.append(published.storage(at: UnsafeRawPointer(start) + offset))
      }
      return true
    }
    let publisher = stores.lazy.compactMap(\.publisher).first ?? ObservableObjectPublisher()
    for store in stores where store.publisher == nil { store.publisher = publisher }
    return publisher
  }
}

/// Tells those who show an object that it is about to change.
public nonisolated final class ObservableObjectPublisher: Sendable {
  private struct Observer {
    weak var store: StateStore?
  }

  private let observers = Mutex<[ObjectIdentifier: Observer]>([:])

  /// Creates a publisher that nobody listens to.
  public init() {}

  /// Says that the object is about to change.
  public func send() {
    let observers = observers.withLock { Array($0.values) }
    for observer in observers { observer.store?.invalidate() }
  }

  func add(_ store: StateStore) {
    observers.withLock { observers in
      observers = observers.filter { $0.value.store != nil }
      observers[ObjectIdentifier(store)] = Observer(store: store)
    }
  }
}

/// A property of an observable object that says when it is about to change.
@propertyWrapper
public struct Published<Value> {
  private var value: Value
  fileprivate let storage = PublishedStorage()

  /// Creates a property with its first value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Creates a property with its first value.
  public init(initialValue: Value) { value = initialValue }

  /// Is read and written through the object only.
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The value, in an object that is told of changes.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped _: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Self>
  ) -> Value {
    get { object[keyPath: storage].value }
    set {
      if let observable = object as? any ObservableObject { observable.objectWillChange.send() }
      object[keyPath: storage].value = newValue
    }
  }
}

/// Where a property keeps the publisher that it shares with its object.
private nonisolated final class PublishedStorage {
  var publisher: ObservableObjectPublisher?
}

private nonisolated protocol PublishedProperty {
  static func storage(at pointer: UnsafeRawPointer) -> PublishedStorage
}

extension Published: PublishedProperty {
  fileprivate static func storage(at pointer: UnsafeRawPointer) -> PublishedStorage {
    pointer.assumingMemoryBound(to: Self.self).pointee.storage
  }
}

/// Bindings to the properties of an object.
@dynamicMemberLookup
public nonisolated struct _ObjectBindings<Object: AnyObject> {
  let object: Object

  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>
  ) -> Binding<Subject> {
    let object = object
    return Binding(
      get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// An object that a view is given and shows.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the properties of the object.
  public typealias Wrapper = _ObjectBindings<ObjectType>

  /// The object.
  public var wrappedValue: ObjectType

  /// Creates a property that shows an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Creates a property that shows an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Listens to the object.
  public static func _connect(_ property: inout Self, in context: _DynamicPropertyContext) {
    property.wrappedValue.objectWillChange.add(context.store)
  }
}

/// An object that a view makes once and keeps for as long as it has the same identity.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the properties of the object.
  public typealias Wrapper = _ObjectBindings<ObjectType>

  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Creates a property with a way to make its object.
  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { self.make = make }

  /// The object; a new one at each reading outside of a composition.
  public var wrappedValue: ObjectType { object ?? make() }

  /// Bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Finds the object that the view kept, and listens to it.
  public static func _connect(_ property: inout Self, in context: _DynamicPropertyContext) {
    let object = context.store.cell(context.nextKey(), make: property.make)
    object.objectWillChange.add(context.store)
    property.object = object
  }
}

/// An object that a view around was given with `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the properties of the object.
  public typealias Wrapper = _ObjectBindings<ObjectType>

  private var object: ObjectType?

  /// Creates a property that looks for an object of its type.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "give a view around an object with environmentObject(_: \(ObjectType.self))")
    }
    return object
  }

  /// Bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Finds the object, and listens to it.
  public static func _connect(_ property: inout Self, in context: _DynamicPropertyContext) {
    property.object = context.environment.object(ObjectType.self)
    property.object?.objectWillChange.add(context.store)
  }
}

extension View {
  /// Gives an object to the view and all in it, by its type.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    environment { $0.setObject(object) }
  }
}
