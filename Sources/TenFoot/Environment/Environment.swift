/// Reads a value of the environment in a view's body.
@propertyWrapper
public nonisolated struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value where the view stands; the default outside of a body.
  public var wrappedValue: Value { EvaluatedEnvironment.current[keyPath: keyPath] }
}

/// The environment of the body that is being evaluated.
///
/// Bodies run one after another on the main actor, and a body's view holds only the key path of what
/// it reads: so there is one current environment, and only while a body runs.
nonisolated enum EvaluatedEnvironment {
  private nonisolated(unsafe) static var environment = EnvironmentValues()

  static var current: EnvironmentValues { environment }

  @MainActor static func with<Result>(
    _ environment: EnvironmentValues, _ body: () -> Result
  ) -> Result {
    let outer = self.environment
    self.environment = environment
    defer { self.environment = outer }
    return body()
  }
}
