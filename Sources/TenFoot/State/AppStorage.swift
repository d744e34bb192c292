/// A value that an app would keep between its runs; here it is kept like ``State``.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var state: State<Value>

  /// Creates a value under a key.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

  /// Creates a value under a key that is `nil` at first.
  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    state = State(wrappedValue: nil)
  }

  /// The value now.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A way to read and write the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}
