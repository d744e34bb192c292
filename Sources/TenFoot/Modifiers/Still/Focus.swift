/// Where the focus is: nowhere in a frame.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A way to the focus.
  @propertyWrapper
  public struct Binding {
    private let value: TenFoot.Binding<Value>

    init(_ value: TenFoot.Binding<Value>) { self.value = value }

    /// Where the focus is.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }
    /// The way itself.
    public var projectedValue: Binding { self }
  }

  private var state: State<Value>

  /// Creates a focus on nothing.
  public init() where Value == Bool { state = State(wrappedValue: false) }
  /// Creates a focus on nothing.
  public init<T>() where Value == T?, T: Hashable { state = State(wrappedValue: nil) }

  /// Where the focus is.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A way to the focus.
  public var projectedValue: Binding { Binding(state.projectedValue) }
}

extension View {
  /// Ties the view to a focus; a frame has none.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  /// Ties the view to a value of a focus; a frame has none.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    self
  }
  /// Says whether the view could have the focus.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// Says whether the focus would be shown.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Groups views for the focus.
  public nonisolated func focusSection() -> some View { self }
}
