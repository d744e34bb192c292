import Foundation
import Testing

@testable import TenFootDisplay

@MainActor
struct VirtualClockTests {
  @Test func `calls are made in the order of their times, and then of asking`() {
    let clock = VirtualClock()
    var calls: [String] = []
    for (name, second) in [("d", 3), ("a", 1), ("c", 2), ("b", 1)] {
      clock.schedule(at: .seconds(second)) { calls.append("\(name)\(clock.now)") }
    }
    clock.advance(by: .seconds(10))
    #expect(calls == ["a1.0 seconds", "b1.0 seconds", "c2.0 seconds", "d3.0 seconds"])
    #expect(clock.now == .seconds(10))
  }

  @Test func `a call that asks for another is served in the same run`() {
    let clock = VirtualClock()
    var count = 0
    func tick() {
      count += 1
      clock.schedule(at: clock.now + .seconds(1)) { tick() }
    }
    tick()
    clock.advance(by: .seconds(3600))
    #expect(count == 3601)
  }

  @Test func `a canceled call is not made`() {
    let clock = VirtualClock()
    var count = 0
    clock.schedule(at: .seconds(1)) { count += 1 }.cancel()
    clock.advance(by: .seconds(2))
    #expect(count == 0)
    #expect(!clock.hasPendingCalls)
  }
}

@MainActor
struct PausableClockTests {
  @Test func `its time is the base's without the pauses`() {
    let base = VirtualClock()
    let clock = PausableClock(base: base)
    base.advance(by: .seconds(10))
    clock.pause()
    base.advance(by: .seconds(600))
    #expect(clock.now == .seconds(10))
    clock.resume()
    base.advance(by: .seconds(5))
    #expect(clock.now == .seconds(15))
  }

  @Test func `a call due in three seconds when it was paused is due in three when it goes on`() {
    let base = VirtualClock()
    let clock = PausableClock(base: base)
    var firedAt: [Duration] = []
    clock.schedule(at: .seconds(5)) { firedAt.append(base.now) }
    base.advance(by: .seconds(2))
    clock.pause()
    base.advance(by: .seconds(100))
    clock.resume()
    base.advance(by: .seconds(100))
    #expect(firedAt == [.seconds(105)])
  }

  @Test func `its date is that of its making and the time since`() {
    let base = VirtualClock(startingAt: Date(timeIntervalSinceReferenceDate: 1000))
    base.advance(by: .seconds(5))
    let clock = PausableClock(base: base)
    base.advance(by: .milliseconds(2500))
    clock.pause()
    base.advance(by: .seconds(60))
    #expect(clock.date == Date(timeIntervalSinceReferenceDate: 1007.5))
    #expect(base.date == Date(timeIntervalSinceReferenceDate: 1067.5))
  }
}

@MainActor
struct RealClockTests {
  /// The names of the calls that `ask` asks for, in the order that they were made in, up to the one
  /// that says that it is the last.
  private func calls(
    on clock: RealClock,
    _ ask: (_ call: @escaping @MainActor (String, _ isLast: Bool) -> Void) -> Void
  ) async -> [String] {
    await withCheckedContinuation { continuation in
      var calls: [String] = []
      ask { name, isLast in
        calls.append(name)
        if isLast { continuation.resume(returning: calls) }
      }
    }
  }

  @Test
  func `calls come in order on the machine's time`() async {
    let clock = RealClock()
    let calls = await calls(on: clock) { call in
      clock.schedule(at: .milliseconds(20)) { call("late", true) }
      clock.schedule(at: .milliseconds(10)) { call("early", false) }
    }
    #expect(calls == ["early", "late"])
    #expect(clock.now >= .milliseconds(20))
  }

  @Test
  func `it wakes earlier when somebody asks for an earlier call, and once more for the next`() async
  {
    let clock = RealClock()
    let calls = await calls(on: clock) { call in
      let hour = clock.schedule(at: .seconds(3600)) { call("an hour", true) }
      clock.schedule(at: .milliseconds(5)) {
        call("soon", false)
        clock.schedule(at: clock.now + .milliseconds(5)) {
          call("then", true)
          hour.cancel()
        }
      }
    }
    #expect(calls == ["soon", "then"])
  }

  @Test
  func `a canceled call is not made, and doesn't keep the next from it`() async {
    let clock = RealClock()
    let calls = await calls(on: clock) { call in
      clock.schedule(at: .milliseconds(2)) { call("canceled", false) }.cancel()
      clock.schedule(at: .milliseconds(4)) { call("made", true) }
    }
    #expect(calls == ["made"])
  }

  @Test
  func `a time that has passed is as soon as possible`() async {
    let clock = RealClock()
    let calls = await calls(on: clock) { call in
      clock.schedule(at: .seconds(-5)) { call("at once", true) }
    }
    #expect(calls == ["at once"])
  }

  @Test func `its date is the machine's`() {
    let before = Date.now
    let date = RealClock().date
    #expect(before <= date && date <= Date.now)
  }
}
