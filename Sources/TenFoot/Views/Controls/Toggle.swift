/// Something that is on or off.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  /// Creates a toggle.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The label, and a switch at the trailing edge.
  public var body: some View {
    if areLabelsHidden {
      knob
    } else {
      HStack {
        label
        Spacer()
        knob
      }
    }
  }

  private var knob: some View {
    Capsule()
      .fill(isOn.wrappedValue ? Color.green : Color.gray.opacity(0.4))
      .overlay(alignment: isOn.wrappedValue ? .trailing : .leading) {
        Circle().fill(Color.white).padding(2)
      }
      .frame(width: 51, height: 31)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a text.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

/// A number that is counted up and down.
public struct Stepper<Label: View>: View {
  private let label: Label

  /// Creates a stepper.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a stepper without bounds.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// The label, and the two signs at the trailing edge.
  public var body: some View {
    HStack {
      label
      Spacer()
      HStack(spacing: 24) {
        Text(verbatim: "\u{2212}")
        Text(verbatim: "+")
      }
      .padding(.horizontal, 16).padding(.vertical, 4)
      .background(Color.gray.opacity(0.25), in: RoundedRectangle(cornerRadius: 8))
    }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a text.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }

  /// Creates a stepper with a text.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }

  /// Creates a stepper with a text and without bounds.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1
  ) {
    self.init(value: value, step: step) { Text(titleKey) }
  }
}

/// A number between two others.
public struct Slider: View {
  private let fraction: Double

  /// Creates a slider.
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1) {
    let length = bounds.upperBound - bounds.lowerBound
    let fraction = Double((value.wrappedValue - bounds.lowerBound) / length)
    self.fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
  }

  /// A bar with a knob.
  public var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        BarTrack(fraction: fraction).frame(height: 4)
        Circle().fill(Color.white).frame(width: 27, height: 27)
          .offset(x: (proxy.size.width - 27) * CGFloat(fraction))
      }
    }
    .frame(height: 27)
  }
}
