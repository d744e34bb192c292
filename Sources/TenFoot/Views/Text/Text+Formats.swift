public import Foundation

extension Text {
  /// Creates a text from a value in a format, written as the locale writes it.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(FormattedText(input: input, format: format))
  }

  /// Creates a text from a value in a format that gives attributes.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(AttributedFormattedText(input: input, format: format))
  }

  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }

    let kind: Kind

    /// The time of day, such as `11:23 PM`.
    public static let time = DateStyle(kind: .time)
    /// The day, such as `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// How far away it is, such as `2 hours, 23 minutes`.
    public static let relative = DateStyle(kind: .relative)
    /// How far away it is, with a sign, such as `+2 hours`.
    public static let offset = DateStyle(kind: .offset)
    /// How far away it is on a clock that counts down to it and then up, such as `36:59:01`.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text from a date, written in a style as of the environment's ``EnvironmentValues/date``.
  public init(_ date: Date, style: DateStyle) {
    self.init(DateText(date: date, style: style))
  }

  /// Creates a text from the times of day between two dates.
  public init(_ dates: ClosedRange<Date>) { self.init(DateRangeText(dates: dates)) }

  /// Creates a text from the times of day in an interval.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a clock that runs through an interval, at the environment's ``EnvironmentValues/date``.
  ///
  /// - Parameters:
  ///   - timerInterval: When it runs; before and after it stands still.
  ///   - pauseTime: When it was stopped; `nil` for never.
  ///   - countsDown: Whether it shows what is left rather than what has passed.
  ///   - showsHours: Whether an hour is written as an hour rather than as sixty minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      TimerText(
        interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }
}

/// A date in a style, as seen from the time of the environment.
private nonisolated struct DateText: TextValue {
  let date: Date
  let style: Text.DateStyle

  func resolve(into resolver: inout TextResolver, in attributes: TextAttributes?) {
    let environment = resolver.environment
    var attributes = attributes ?? environment.textAttributes
    if style == .timer { attributes.hasMonospacedDigits = attributes.hasMonospacedDigits ?? true }
    resolver.append(string(in: environment), attributes)
    resolver.changes(at: nextChange(in: environment))
  }

  /// The next whole second before or after the date; what is told in larger units may stay the same.
  private func nextChange(in environment: EnvironmentValues) -> Date? {
    switch style.kind {
    case .time, .date: nil
    case .relative, .offset, .timer:
      date.addingTimeInterval(1 - date.timeIntervalSince(environment.date).rounded(.up))
    }
  }

  private func string(in environment: EnvironmentValues) -> String {
    let distance = date.timeIntervalSince(environment.date)
    switch style.kind {
    case .time: return day(.omitted, .shortened, in: environment)
    case .date: return day(.long, .omitted, in: environment)
    case .relative: return units(2, in: environment)
    case .offset: return (distance < 0 ? "-" : "+") + units(1, in: environment)
    case .timer:
      return ClockText.string(
        seconds: ClockText.seconds(of: distance), showsHours: true, in: environment)
    }
  }

  private func day(
    _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle,
    in environment: EnvironmentValues
  ) -> String {
    Date.FormatStyle(
      date: date, time: time, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone
    ).format(self.date)
  }

  /// The distance from the time of the environment in so many units, the largest first.
  private func units(_ count: Int, in environment: EnvironmentValues) -> String {
    let distance = date.timeIntervalSince(environment.date)
    if let long = CalendarDistance(from: environment.date, to: date, in: environment.calendar),
      environment.language.hasPrefix("en")
    {
      return long.english(units: count)
    }
    return Duration.seconds(ClockText.whole(ClockText.seconds(of: distance))).formatted(
      Duration.UnitsFormatStyle(
        allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: .wide,
        maximumUnitCount: count, fractionalPart: .hide(rounded: .towardZero)
      ).locale(environment.locale))
  }
}

/// The times of day between two dates.
private nonisolated struct DateRangeText: TextValue {
  let dates: ClosedRange<Date>

  func resolve(into resolver: inout TextResolver, in attributes: TextAttributes?) {
    let environment = resolver.environment
    let format = Date.IntervalFormatStyle(
      date: .omitted, time: .shortened, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone)
    resolver.append(format.format(dates.lowerBound..<dates.upperBound), attributes)
  }
}

/// A clock that runs through an interval.
private nonisolated struct TimerText: TextValue {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  func resolve(into resolver: inout TextResolver, in attributes: TextAttributes?) {
    var attributes = attributes ?? resolver.environment.textAttributes
    attributes.hasMonospacedDigits = attributes.hasMonospacedDigits ?? true
    let now = min(resolver.environment.date, pauseTime ?? .distantFuture)
    let time = min(max(now, interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(time).rounded(.up)
      : time.timeIntervalSince(interval.lowerBound).rounded(.down)
    resolver.append(
      ClockText.string(seconds: seconds, showsHours: showsHours, in: resolver.environment),
      attributes)
    let next =
      countsDown
      ? interval.upperBound.addingTimeInterval(1 - seconds)
      : interval.lowerBound.addingTimeInterval(1 + seconds)
    if next <= min(interval.upperBound, pauseTime ?? .distantFuture) { resolver.changes(at: next) }
  }
}

/// Seconds as a clock shows them.
private nonisolated enum ClockText {
  /// `M:SS`, or `H:MM:SS` from an hour on, in the digits of the locale.
  static func string(
    seconds: TimeInterval, showsHours: Bool, in environment: EnvironmentValues
  ) -> String {
    let seconds = whole(seconds)
    guard environment.language.hasPrefix("en") else {
      let pattern: Duration.TimeFormatStyle.Pattern =
        showsHours && seconds >= 3_600 ? .hourMinuteSecond : .minuteSecond
      return Duration.seconds(seconds).formatted(
        Duration.TimeFormatStyle(pattern: pattern, locale: environment.locale))
    }
    // As Foundation writes it, whose formats take a millisecond to load.
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let minutes = seconds / 60
    guard showsHours, seconds >= 3_600 else { return "\(minutes):\(two(seconds % 60))" }
    return "\(minutes / 60):\(two(minutes % 60)):\(two(seconds % 60))"
  }

  /// The whole seconds to a moment that is to come, or since one that has passed.
  static func seconds(of distance: TimeInterval) -> TimeInterval {
    distance.rounded(.up).magnitude
  }

  /// Whole seconds, at most those of ten thousand years.
  static func whole(_ seconds: TimeInterval) -> Int {
    seconds.isNaN ? 0 : Int(min(max(seconds, 0), 315_576_000_000))
  }
}
