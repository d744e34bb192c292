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

/// A source of values over time, which a frame doesn't wait for.
public nonisolated protocol Publisher<Output> {
  /// The type of the values.
  associatedtype Output
}

extension ObservableObjectPublisher: Publisher {
  /// It tells nothing but that.
  public typealias Output = Void
}

extension View {
  /// Does something at each value of a source; never in a frame.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View {
    self
  }
}
