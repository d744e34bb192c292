import Foundation

/// How far something has come: a bar, or a ring where that isn't known or asked for.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?
  @Environment(\.progressViewStyle) private var style

  /// Creates a bar with labels above and below.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = Self.fraction(value, total)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  fileprivate init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value, total > 0 else { return nil }
    let fraction = Double(value / total)
    return fraction.isNaN ? nil : min(max(fraction, 0), 1)
  }

  /// The progress in the style of progress views.
  public var body: some View {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: label.map { .init(AnyView($0)) },
      currentValueLabel: currentValueLabel.map { .init(AnyView($0)) })
    (style ?? Self.standard(fraction)).erasedBody(configuration)
  }

  private static func standard(_ fraction: Double?) -> any ProgressViewStyle {
    if fraction == nil { CircularProgressViewStyle() } else { LinearProgressViewStyle() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a ring: something is going on.
  public init() { self.init(fraction: nil, label: nil, currentValueLabel: nil) }

  /// Creates a bar.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(
      fraction: Self.fraction(value, total), label: nil, currentValueLabel: nil)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a ring with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  /// Creates a bar with a label above.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: Self.fraction(value, total), label: label(), currentValueLabel: nil)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a ring with a text.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// Creates a ring with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  /// Creates a bar with a text above.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates a bar with a text above.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}

/// Progress as its style sees it.
public struct ProgressViewStyleConfiguration {
  /// The label of the progress.
  public struct Label: View {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }

    /// The label.
    public var body: some View { content }
  }

  /// The label of the value.
  public struct CurrentValueLabel: View {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }

    /// The label.
    public var body: some View { content }
  }

  /// How much is done, 0…1; `nil` when that isn't known.
  public let fractionCompleted: Double?
  /// The label of the progress.
  public var label: Label?
  /// The label of the value.
  public var currentValueLabel: CurrentValueLabel?
}

/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the progress's look.
  associatedtype Body: View
  /// Progress as its style sees it.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The look of progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle {
  fileprivate func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// A bar, with the label above and the value below.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// The bar and its labels.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      BarTrack(fraction: configuration.fractionCompleted ?? 0).frame(height: 8)
      configuration.currentValueLabel.foregroundStyle(.secondary)
    }
  }
}

/// A bar that is filled from its leading edge.
struct BarTrack: View {
  let fraction: Double

  var body: some View {
    Capsule().fill(Color.gray.opacity(0.3)).overlay(alignment: .leading) {
      GeometryReader { proxy in
        Capsule().fill(.tint).frame(width: proxy.size.width * CGFloat(fraction))
      }
    }
  }
}

/// A ring, with the label below.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// The ring and its labels.
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      Ring(fraction: configuration.fractionCompleted ?? 0.25, lineWidth: 5)
        .frame(width: 44, height: 44)
      configuration.label
      configuration.currentValueLabel.foregroundStyle(.secondary)
    }
  }
}

/// A ring that is filled clockwise from the top.
struct Ring: View {
  let fraction: Double
  let lineWidth: CGFloat

  var body: some View {
    ZStack {
      Circle().strokeBorder(Color.gray.opacity(0.3), lineWidth: lineWidth)
      RingArc(fraction: fraction, inset: lineWidth / 2)
        .stroke(.tint, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
    }
  }
}

/// A part of a circle as lines short enough to look round.
nonisolated struct RingArc: Shape {
  let fraction: Double
  let inset: CGFloat

  func path(in rect: CGRect) -> Path {
    let radius = max(min(rect.width, rect.height) / 2 - inset, 0)
    let steps = max(Int((fraction * 120).rounded(.up)), 1)
    return Path { path in
      guard fraction > 0 else { return }
      for step in 0...steps {
        let angle = (fraction * Double(step) / Double(steps) - 0.25) * 2 * .pi
        let point = CGPoint(
          x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring.
  public nonisolated static var circular: CircularProgressViewStyle {
    CircularProgressViewStyle()
  }
}

private struct ProgressViewStyleKey: EnvironmentKey {
  nonisolated static var defaultValue: (any ProgressViewStyle)? { nil }
}

extension EnvironmentValues {
  nonisolated var progressViewStyle: (any ProgressViewStyle)? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how progress looks.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment { $0.progressViewStyle = style }
  }
}
