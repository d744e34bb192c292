public import Foundation

// A television frame has no pointer and no keyboard: gestures and keys compile and never happen.

/// Something that is done with a finger or a pointer, which never happens in a frame.
@MainActor @preconcurrency
public protocol Gesture {
  /// What the gesture tells while it goes on.
  associatedtype Value
}

extension Gesture {
  /// Does something while the gesture goes on; never in a frame.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
  /// Does something when the gesture ends; never in a frame.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
}

/// Presses of one place.
public nonisolated struct TapGesture: Gesture {
  /// Taps tell nothing.
  public typealias Value = Void

  /// Creates a gesture.
  public init(count: Int = 1) {}
}

/// A press that lasts.
public nonisolated struct LongPressGesture: Gesture {
  /// Whether it goes on.
  public typealias Value = Bool

  /// Creates a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A way that is drawn.
public nonisolated struct DragGesture: Gesture {
  /// What is known of the way.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// Where it is.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// How far it went.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// How far it would go on.
    public var predictedEndTranslation: CGSize { translation }
    /// Where it would end.
    public var predictedEndLocation: CGPoint { location }
  }

  /// Creates a gesture.
  public init(minimumDistance: CGFloat = 10) {}
  /// Creates a gesture that tells places in a space.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {}
}

/// Two fingers that move apart.
public nonisolated struct MagnificationGesture: Gesture {
  /// How far, as a factor.
  public typealias Value = CGFloat

  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Which gestures of a view count.
public nonisolated struct GestureMask: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gesture.
  public static let none: GestureMask = []
  /// The added one.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views within.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A direction on a remote control.
public nonisolated enum MoveCommandDirection: Sendable {
  /// Up.
  case up
  /// Down.
  case down
  /// Left.
  case left
  /// Right.
  case right
}

/// A reason for a short buzz.
public nonisolated enum SensoryFeedback: Equatable, Sendable {
  /// Something is done.
  case success
  /// Something needs care.
  case warning
  /// Something went wrong.
  case error
  /// Something else is chosen.
  case selection
  /// Something hit something.
  case impact
  /// Something went up.
  case increase
  /// Something went down.
  case decrease
  /// Something began.
  case start
  /// Something ended.
  case stop
}

extension View {
  /// Does something at a tap; never in a frame.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    self
  }
  /// Does something at a long press; never in a frame.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    self
  }
  /// Adds a gesture; none happens in a frame.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self
  }
  /// Adds a gesture beside others; none happens in a frame.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self
  }
  /// Adds a gesture before others; none happens in a frame.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self
  }
  /// Says where the view could be pressed.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }
  /// Says whether the view could be pressed.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }
  /// Does something when the pointer comes or goes; never in a frame.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// Does something at a direction of the remote control; never in a frame.
  public nonisolated func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)? = nil
  ) -> some View {
    self
  }
  /// Does something at the exit key; never in a frame.
  public nonisolated func onExitCommand(perform action: (() -> Void)? = nil) -> some View { self }
  /// Does something at the play key; never in a frame.
  public nonisolated func onPlayPauseCommand(perform action: (() -> Void)? = nil) -> some View {
    self
  }
  /// Does something when a text is done; never in a frame.
  public nonisolated func onSubmit(_ action: @escaping () -> Void) -> some View { self }
  /// Buzzes when a value changes; never in a frame.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    self
  }
}
