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
}
