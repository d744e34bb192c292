import Foundation

/// A distance in time of a month or more, in the units of a calendar.
///
/// Durations have no months, and Foundation has no names for them on every platform, so languages
/// other than English count weeks instead.
nonisolated struct CalendarDistance {
  private let parts: [(count: Int, name: String)]

  /// Measures a distance, in either direction; `nil` for one of less than a month.
  init?(from start: Date, to end: Date, in calendar: Calendar) {
    // Beyond these, calendars count no more.
    let range = Date.distantPast...Date.distantFuture
    guard range.contains(start), range.contains(end) else { return nil }
    let distance = calendar.dateComponents(
      [.year, .month, .weekOfYear, .day, .hour], from: min(start, end), to: max(start, end))
    let years = distance.year ?? 0
    let months = distance.month ?? 0
    guard years > 0 || months > 0 else { return nil }
    parts = [
      (years, "year"), (months, "month"), (distance.weekOfYear ?? 0, "week"),
      (distance.day ?? 0, "day"), (distance.hour ?? 0, "hour"),
    ]
  }

  /// The distance in English, in so many units at most.
  func english(units: Int) -> String {
    parts.filter { $0.count > 0 }.prefix(units)
      .map { "\($0.count) \($0.name)\($0.count == 1 ? "" : "s")" }
      .joined(separator: ", ")
  }
}
