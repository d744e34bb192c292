@_spi(Reflection) import Swift

/// A property of a view that lives outside of it and is looked up before its body is read.
public protocol DynamicProperty {
  /// Brings the property up to date; is called before the view's body is read.
  mutating func update()

  /// Connects the property with what it stands for. Authors give ``update()`` instead.
  static func _connect(_ property: inout Self, in context: _DynamicPropertyContext)
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}

  /// Connects the dynamic properties that this one is made of, and brings it up to date.
  public static func _connect(_ property: inout Self, in context: _DynamicPropertyContext) {
    context.connect(&property)
    property.update()
  }
}

/// Where dynamic properties find what they stand for.
public nonisolated final class _DynamicPropertyContext {
  let environment: EnvironmentValues
  let store: StateStore
  private let identity: Identity
  private var field = 0

  init(environment: EnvironmentValues, store: StateStore, identity: Identity) {
    self.environment = environment
    self.store = store
    self.identity = identity
  }

  /// The key of the next value that the view keeps.
  func nextKey() -> StateKey {
    defer { field += 1 }
    return StateKey(identity: identity, field: field)
  }

  /// Connects the dynamic properties of a value.
  func connect<Value>(_ value: inout Value) {
    let fields = store.fields(of: Value.self)
    guard !fields.isEmpty else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let start = bytes.baseAddress else { return }
      for field in fields { field.connect(start + field.offset, self) }
    }
  }
}

/// A dynamic property's place in a type.
nonisolated struct DynamicField {
  let offset: Int
  let connect: (UnsafeMutableRawPointer, _DynamicPropertyContext) -> Void

  init<Property: DynamicProperty>(_ type: Property.Type, at offset: Int) {
    self.offset = offset
    connect = { pointer, context in
      Property._connect(&pointer.assumingMemoryBound(to: Property.self).pointee, in: context)
    }
  }
}

extension StateStore {
  nonisolated func hasDynamicFields<Value>(_ type: Value.Type) -> Bool {
    !fields(of: type).isEmpty
  }

  /// The dynamic properties of a type, looked up once.
  fileprivate nonisolated func fields<Value>(of type: Value.Type) -> [DynamicField] {
    let id = ObjectIdentifier(type)
    if let known = dynamicFields[id] { return known }
    var fields: [DynamicField] = []
    _ = _forEachField(of: type) { _, offset, type, _ in
      if let property = type as? any DynamicProperty.Type {
        fields.append(DynamicField(property, at: offset))
      }
      return true
    }
    dynamicFields[id] = fields
    return fields
  }
}
