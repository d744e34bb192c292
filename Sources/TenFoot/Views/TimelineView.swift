public import Foundation

/// The moments at which a view changes by itself.
public protocol TimelineSchedule {
  /// The type of the sequence of moments.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often views may change.
  typealias Mode = TimelineScheduleMode

  /// The moments from a date on, in order; the first may lie before it.
  nonisolated func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often views may change.
public nonisolated enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as they like.
  case normal
  /// Seldom.
  case lowFrequency
}

/// A view that is made for a moment of a schedule: the last that the screen's time has reached.
///
/// Time is the canvas's (``DisplayCanvas/date``), so that the same moment always gives the same frame. A
/// window is drawn anew when the next moment comes (``Composition/nextChange``).
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The moment that a view is made for.
  public struct Context {
    /// How often the view changes.
    public enum Cadence: Hashable, Comparable, Sendable {
      /// With each frame.
      case live
      /// Once a second.
      case seconds
      /// Once a minute.
      case minutes
    }

    /// The moment.
    public let date: Date
    /// How often the view changes.
    public let cadence: Cadence
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  /// The most moments before now that are looked at.
  private nonisolated static var mostEntries: Int { 100_000 }

  /// Creates a view that changes with a schedule.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// A timeline has no body of its own.
  public typealias Body = Never

  /// Lowers the view for the moment that time has reached.
  public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    let (date, next) = view.moments(at: lowering.environment.date)
    lowering.changes(at: next)
    let content = view.content(TimelineViewDefaultContext(date: date, cadence: .live))
    lowering.scope(.view(Self.self)) { lowering in
      lowering.step(.type(ObjectIdentifier(Self.self))) { lowering in
        lowering.descend { Content._lower(content, into: &$0) }
      }
    }
  }

  /// The last moment that isn't to come, or else the first; and the one after it.
  private func moments(at now: Date) -> (shown: Date, next: Date?) {
    var shown: Date?
    for entry in schedule.entries(from: now, mode: .normal).prefix(Self.mostEntries) {
      if let shown, entry > now { return (shown, entry) }
      shown = entry
    }
    return (shown ?? now, nil)
  }
}

/// What all timelines tell their views: one type for all, so that a closure's parameter needs none.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

/// Moments at a regular distance.
public nonisolated struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The moments, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    fileprivate var step: Double

    /// The next moment.
    public mutating func next() -> Date? {
      defer { step += 1 }
      return start.addingTimeInterval(step * interval)
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule from a date on; an interval that is none becomes a second.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval.isFinite && interval > 0 ? interval : 1
  }

  /// The moments from the last before a date on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = startDate.timeIntervalSince(start) / interval
    return Entries(start: start, interval: interval, step: max(passed.rounded(.down), 0))
  }
}

/// The start of each minute.
public nonisolated struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}

  /// The minutes from the one that a date lies in.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: .distantPast, by: 60).entries(from: startDate, mode: mode)
  }
}

/// Moments that are given one by one.
public nonisolated struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of dates in order.
  public init(_ dates: Entries) { self.dates = dates }

  /// All moments.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Every frame, or as many as an interval lets pass.
public nonisolated struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The moments: without end, or a single one while it is paused.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    fileprivate var step = 0.0
    fileprivate var isEnded = false
    fileprivate let isPaused: Bool

    /// The next moment.
    public mutating func next() -> Date? {
      guard !isEnded else { return nil }
      defer { step += 1 }
      isEnded = isPaused
      return start.addingTimeInterval(step * interval)
    }
  }

  private let interval: TimeInterval?
  private let isPaused: Bool

  /// The time between two frames of the fastest screen that there can be.
  private static let shortestInterval = 0.001

  /// Creates a schedule that skips frames within an interval, or all while it is paused.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval
    isPaused = paused
  }

  /// The moments from the last before a date on.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    let origin = Date(timeIntervalSinceReferenceDate: 0)
    if isPaused { return Entries(start: origin, interval: 0, isPaused: true) }
    guard let interval, interval.isFinite, interval > 0 else {
      return Entries(start: start, interval: Self.shortestInterval, isPaused: false)
    }
    let steps = (start.timeIntervalSince(origin) / interval).rounded(.down)
    return Entries(start: origin, interval: interval, step: steps, isPaused: false)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Moments at a regular distance.
  public nonisolated static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The start of each minute.
  public nonisolated static var everyMinute: EveryMinuteTimelineSchedule {
    EveryMinuteTimelineSchedule()
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame.
  public nonisolated static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Every frame, or as many as an interval lets pass.
  public nonisolated static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Moments that are given one by one.
  public nonisolated static func explicit<S: Sequence>(
    _ dates: S
  ) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S> {
    ExplicitTimelineSchedule(dates)
  }
}
