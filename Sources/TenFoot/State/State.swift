/// A value that a view keeps from frame to frame, for as long as the view has the same identity.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var cell: StateCell<Value>?

  /// Creates state with its first value.
  public init(wrappedValue value: Value) { initialValue = value }

  /// Creates state with its first value.
  public init(initialValue value: Value) { initialValue = value }

  /// The value now.
  ///
  /// Setting it has no effect on a view that is not part of a composition.
  public var wrappedValue: Value {
    get { cell?.value ?? initialValue }
    nonmutating set { cell?.set(newValue) }
  }

  /// A way to read and write the value.
  public var projectedValue: Binding<Value> {
    let (cell, initialValue) = (cell, initialValue)
    return Binding(get: { cell?.value ?? initialValue }, set: { cell?.set($0) })
  }

  /// Finds the value that the view kept.
  public static func _connect(_ property: inout Self, in context: _DynamicPropertyContext) {
    let initialValue = property.initialValue
    property.cell = context.store.cell(context.nextKey()) {
      StateCell(initialValue, context.store)
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates state that is `nil` at first.
  public init() { self.init(wrappedValue: nil) }
}
