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
}

@MainActor
struct RealClockTests {
  @Test func `calls come in order on the machine's time`() async {
    let clock = RealClock()
    let calls = await withCheckedContinuation { continuation in
      var calls: [Int] = []
      clock.schedule(at: .milliseconds(20)) {
        calls.append(2)
        continuation.resume(returning: calls)
      }
      clock.schedule(at: .milliseconds(10)) { calls.append(1) }
    }
    #expect(calls == [1, 2])
    #expect(clock.now >= .milliseconds(20))
  }
}
