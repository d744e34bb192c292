public import Foundation

/// How a change would move.
///
/// A frame shows what the change leads to.
public nonisolated struct Animation: Hashable, Sendable {
  private let name: String
  private let values: [Double]

  private init(_ name: String, _ values: Double...) {
    self.name = name
    self.values = values
  }

  /// The system's own.
  public static let `default` = Animation("default")
  /// At one speed.
  public static let linear = Animation("linear")
  /// Slow at first.
  public static let easeIn = Animation("easeIn")
  /// Slow at last.
  public static let easeOut = Animation("easeOut")
  /// Slow at both ends.
  public static let easeInOut = Animation("easeInOut")
  /// A spring.
  public static let spring = Animation("spring")
  /// A spring for what is dragged.
  public static let interactiveSpring = Animation("interactiveSpring")
  /// A spring that doesn't swing.
  public static let smooth = Animation("smooth")
  /// A spring that swings a little.
  public static let snappy = Animation("snappy")
  /// A spring that swings.
  public static let bouncy = Animation("bouncy")

  /// At one speed.
  public static func linear(duration: TimeInterval) -> Animation { Animation("linear", duration) }
  /// Slow at first.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation("easeIn", duration) }
  /// Slow at last.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation("easeOut", duration) }
  /// Slow at both ends.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation("easeInOut", duration)
  }
  /// Along a curve with two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation("timingCurve", p1x, p1y, p2x, p2y, duration)
  }
  /// A spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation("spring", response, dampingFraction, blendDuration)
  }
  /// A spring.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation("spring", duration, 1 - bounce, blendDuration)
  }
  /// A spring for what is dragged.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation("interactiveSpring", response, dampingFraction, blendDuration)
  }
  /// A spring that doesn't swing.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("smooth", duration, extraBounce)
  }
  /// A spring that swings a little.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("snappy", duration, extraBounce)
  }
  /// A spring that swings.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("bouncy", duration, extraBounce)
  }

  /// The same, later.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// The same, faster or slower.
  public func speed(_ speed: Double) -> Animation { self }
  /// The same, several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// The same, again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// What goes with a change.
public nonisolated struct Transaction {
  /// How the change would move.
  public var animation: Animation?
  /// Whether animations in the views are left out.
  public var disablesAnimations = false

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// Makes a change; a frame shows what it leads to.
public nonisolated func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Makes a change; a frame shows what it leads to.
public nonisolated func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension Binding {
  /// The same binding: a frame shows what a change leads to.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

/// How a view would come and go.
///
/// A frame shows it there or not at all.
public nonisolated struct AnyTransition: Sendable {
  /// At once.
  public static let identity = AnyTransition()
  /// By fading.
  public static let opacity = AnyTransition()
  /// By growing.
  public static let scale = AnyTransition()
  /// From one side to the other.
  public static let slide = AnyTransition()

  /// By growing from a part of its size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// From and to an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// From an edge to the one opposite.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// From a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// From a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// In one way, and out in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    insertion
  }
  /// In two ways at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How content would change within a view.
///
/// A frame shows what it changes to.
public nonisolated struct ContentTransition: Equatable, Sendable {
  /// At once.
  public static let identity = ContentTransition()
  /// By fading.
  public static let opacity = ContentTransition()
  /// By moving from one to the other.
  public static let interpolate = ContentTransition()

  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
  /// Digit by digit, up or down as the value goes.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

/// Names that belong to one view.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// A namespace's identity.
  public struct ID: Hashable {
    fileprivate let key: StateKey?
  }

  /// The identity.
  public private(set) var wrappedValue = ID(key: nil)

  /// Creates a namespace.
  public init() {}

  /// Takes the identity of the view.
  public static func _connect(_ property: inout Self, in context: _DynamicPropertyContext) {
    property.wrappedValue = ID(key: context.nextKey())
  }
}

/// What of a view's geometry goes over to another.
public nonisolated struct MatchedGeometryProperties: OptionSet, Sendable {
  /// One bit for each property.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where it stands.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large it is.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Moves changes of a value; a frame shows what they lead to.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    self
  }
  /// Moves all changes; a frame shows what they lead to.
  public nonisolated func animation(_ animation: Animation?) -> some View { self }
  /// Says how the view would come and go.
  public nonisolated func transition(_ transition: AnyTransition) -> some View { self }
  /// Changes what goes with changes.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    self
  }
  /// Says how content would change within the view.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Says which views would move into one another.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    self
  }
}
