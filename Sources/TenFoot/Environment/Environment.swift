public import Observation

/// Reads a value of the environment in a view's body.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var environment = EnvironmentValues()

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the object of a type that a view around was given with `environment(_:)`.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { environment in
      guard let object = environment.object(objectType) else {
        preconditionFailure("give a view around an object with environment(_: \(objectType))")
      }
      return object
    }
  }

  /// Reads the object of a type, if a view around was given one with `environment(_:)`.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    read = { $0.object(objectType) }
  }

  /// The value where the view stands; the default outside of a composition.
  public var wrappedValue: Value { read(environment) }

  /// Takes the environment of the view.
  public static func _connect(_ property: inout Self, in context: _DynamicPropertyContext) {
    property.environment = context.environment
  }
}

extension EnvironmentValues {
  /// The object of a type.
  nonisolated func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    objects[ObjectIdentifier(type)] as? Object
  }

  nonisolated mutating func setObject<Object: AnyObject>(_ object: Object?) {
    objects[ObjectIdentifier(Object.self)] = object
  }
}

extension View {
  /// Gives an observable object to the view and all in it, by its type.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    environment { $0.setObject(object) }
  }
}
