/// A value within a range: a bar, or a ring with the value in it.
public struct Gauge<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel?
  @Environment(\.isGaugeCircular) private var isCircular

  /// Creates a gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    fraction = Self.fraction(value, bounds)
    self.label = label()
    currentValueLabel = nil
  }

  /// Creates a gauge with a label and one for the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = Self.fraction(value, bounds)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  private static func fraction<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>
  ) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    let fraction = Double((value - bounds.lowerBound) / length)
    return fraction.isFinite ? min(max(fraction, 0), 1) : 0
  }

  /// The gauge in the style of gauges.
  public var body: some View {
    if isCircular {
      Ring(fraction: fraction, lineWidth: 6)
        .overlay { currentValueLabel }
        .frame(width: 64, height: 64)
    } else {
      VStack(alignment: .leading) {
        label
        BarTrack(fraction: fraction).frame(height: 8)
        currentValueLabel
      }
    }
  }
}

/// How gauges look.
public nonisolated protocol GaugeStyle: Sendable {
  /// Whether the gauge is a ring.
  var _isCircular: Bool { get }
}

/// A bar.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// It is no ring.
  public var _isCircular: Bool { false }
}

/// A ring with the value in it.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// It is a ring.
  public var _isCircular: Bool { true }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar.
  public nonisolated static var linearCapacity: LinearCapacityGaugeStyle { .init() }
  /// A bar.
  public nonisolated static var automatic: LinearCapacityGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring with the value in it.
  public nonisolated static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    .init()
  }
  /// A ring with the value in it.
  public nonisolated static var accessoryCircular: AccessoryCircularCapacityGaugeStyle { .init() }
}

private struct GaugeStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  nonisolated var isGaugeCircular: Bool {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how gauges look.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment { $0.isGaugeCircular = style._isCircular }
  }
}
