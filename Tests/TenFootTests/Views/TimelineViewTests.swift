import Foundation
import TenFoot
import Testing

@MainActor struct TimelineViewTests {
  private static let start = Date(timeIntervalSinceReferenceDate: 1000)

  /// The moment, in seconds after the start, that a view is made for at a time.
  private func moment<S: TimelineSchedule>(_ schedule: S, at seconds: TimeInterval) -> Double? {
    var moment: Double?
    var canvas = DisplayCanvas.fullHD
    canvas.date = Self.start.addingTimeInterval(seconds)
    let view = TimelineView(schedule) { context -> Text in
      moment = context.date.timeIntervalSince(Self.start)
      return Text(verbatim: "x")
    }
    _ = compose(view, on: canvas, text: BlockTextEngine())
    return moment
  }

  @Test(arguments: [(0, 0), (9.9, 0), (10, 10), (25, 20), (1e6 + 3, 1e6), (-5, 0)])
  func `a periodic schedule has reached its last step`(time: Double, step: Double) {
    #expect(moment(.periodic(from: Self.start, by: 10), at: time) == step)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `an interval that is none is a second`(interval: Double) {
    #expect(moment(.periodic(from: Self.start, by: interval), at: 2.5) == 2)
  }

  @Test func `dates that are given are taken one by one`() {
    let dates = [5, 7, 20].map { Self.start.addingTimeInterval($0) }
    #expect(moment(.explicit(dates), at: 2) == 5)
    #expect(moment(.explicit(dates), at: 7) == 7)
    #expect(moment(.explicit(dates), at: 19) == 7)
    #expect(moment(.explicit(dates), at: 100) == 20)
    #expect(moment(.explicit([Date]()), at: 3) == 3)
  }

  @Test func `a minute starts when its seconds are zero`() throws {
    // 1000 s after the reference date are 16 min 40 s: the minute began 40 s before.
    #expect(moment(.everyMinute, at: 0) == -40)
    #expect(moment(.everyMinute, at: 20) == 20)
  }

  @Test func `an animation is made for every frame, or for as many as an interval lets pass`() {
    #expect(moment(.animation, at: 1.25) == 1.25)
    #expect(moment(.animation(minimumInterval: 0.5), at: 1.75) == 1.5)
    #expect(moment(.animation(paused: true), at: 1) == moment(.animation(paused: true), at: 2))
  }

  // MARK: When a view changes by itself

  /// When a view shows something else, in seconds after the start.
  private func nextChange(_ view: some View, at seconds: TimeInterval) -> Double? {
    var canvas = DisplayCanvas.fullHD
    canvas.date = Self.start.addingTimeInterval(seconds)
    return compose(view, on: canvas, text: BlockTextEngine()).nextChange?
      .timeIntervalSince(Self.start)
  }

  private func timeline<S: TimelineSchedule>(_ schedule: S) -> some View {
    TimelineView(schedule) { _ in Text(verbatim: "x") }
  }

  @Test func `a timeline changes at its schedule's next moment`() {
    let start = Self.start
    #expect(nextChange(timeline(.periodic(from: start, by: 10)), at: 12) == 20)
    #expect(nextChange(timeline(.periodic(from: start, by: 10)), at: 10) == 20)
    // Before its first moment it shows that already.
    #expect(nextChange(timeline(.periodic(from: start, by: 10)), at: -3) == 10)
    // The minute began 40 s before the start.
    #expect(nextChange(timeline(.everyMinute), at: 0) == 20)
    let dates = [5, 7, 20].map { start.addingTimeInterval($0) }
    #expect(nextChange(timeline(.explicit(dates)), at: 6) == 7)
    #expect(nextChange(timeline(.explicit(dates)), at: 20) == nil)
    #expect(nextChange(timeline(.animation(minimumInterval: 0.5)), at: 1.75) == 2)
    #expect(nextChange(timeline(.animation(paused: true)), at: 1) == nil)
  }

  @Test func `an animation may change with each frame of the fastest screen`() throws {
    let next = try #require(nextChange(timeline(.animation), at: 1))
    #expect(next > 1 && next < 1.0011)
  }

  @Test(arguments: [(-2.5, -2.0), (-2, -1), (0, 1), (0.25, 1), (7, 8)])
  func `a timer and a distance in time change with each whole second`(now: Double, next: Double) {
    for style in [Text.DateStyle.timer, .relative, .offset] {
      #expect(nextChange(Text(Self.start, style: style), at: now) == next)
    }
  }

  @Test func `a time of day and a text of words never change`() {
    #expect(nextChange(Text(Self.start, style: .time), at: 0) == nil)
    #expect(nextChange(Text(Self.start, style: .date), at: 0) == nil)
    #expect(nextChange(Text(verbatim: "x"), at: 0) == nil)
  }

  @Test func `a clock changes in its interval, until it is stopped`() {
    let interval = Self.start...Self.start.addingTimeInterval(3.5)
    // It counts 4, 3, 2, 1, 0: the first of them for half a second.
    let down = Text(timerInterval: interval)
    let nextDown = [-1, 0, 0.5, 3.4, 3.5].map { nextChange(down, at: $0) }
    #expect(nextDown == [0.5, 0.5, 1.5, 3.5, nil])
    let up = Text(timerInterval: interval, countsDown: false)
    #expect([-1, 0, 2.5, 3].map { nextChange(up, at: $0) } == [1, 1, 3, nil])
    let stopped = Text(timerInterval: interval, pauseTime: Self.start.addingTimeInterval(1.5))
    #expect([0.5, 1.5].map { nextChange(stopped, at: $0) } == [1.5, nil])
  }

  @Test func `of several views the first to change counts, and only those that time passes`() {
    let slow = timeline(.periodic(from: Self.start, by: 60))
    let text = Text("Ends in \(Self.start.addingTimeInterval(30), style: .timer)")
    #expect(
      nextChange(
        VStack {
          slow
          text
        }, at: 2.25) == 3)
    #expect(nextChange(GeometryReader { _ in slow }, at: 2) == 60)
    #expect(nextChange(text.environment(\.date, Self.start), at: 2) == nil)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300])
  func `a date that is none never comes`(seconds: Double) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    #expect(nextChange(Text(date, style: .timer), at: 0) == nil || seconds == 1e300)
    #expect(nextChange(timeline(.explicit([date])), at: 0) == nil || seconds == 1e300)
  }
}
