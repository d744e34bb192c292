import Foundation
import Testing

@testable import TenFoot

struct SpringTests {
  /// The equation of a damped spring, integrated by Runge and Kutta's method in 200,000 steps.
  @Test(arguments: [
    (Spring.smooth, 0.0, 0.1, 0.357739556, 4.494373762),
    (Spring.smooth, 0.0, 0.5, 0.986399069, 0.147447368),
    (Spring.bouncy, 0.0, 0.1, 0.423302123, 5.707558338),
    (Spring.bouncy, 2.0, 0.3, 1.040845768, 0.356495667),
    (Spring(duration: 0.5, bounce: -0.5), 0.0, 0.25, 0.535727675, 1.563246782),
    (Spring(response: 0.55, dampingRatio: 0.825), 0.0, 0.2, 0.745051740, 2.950130639),
  ])
  func `springs are where integration brings them`(
    spring: Spring, initialVelocity: Double, time: Double, value: Double, velocity: Double
  ) {
    let found = spring.value(target: 1, initialVelocity: initialVelocity, time: time)
    let speed = spring.velocity(target: 1, initialVelocity: initialVelocity, time: time)
    #expect(abs(found - value) < 1e-8)
    #expect(abs(speed - velocity) < 1e-7)
  }

  @Test func `a spring is as stiff as physics says`() {
    // k = (2π / 0.5)² and c = 2 √k for a mass of 1.
    #expect(abs(Spring.smooth.stiffness - 157.91367) < 1e-5)
    #expect(abs(Spring.smooth.damping - 25.13274) < 1e-5)
    let same = Spring(stiffness: 157.91367, damping: 25.13274)
    #expect(abs(same.duration - 0.5) < 1e-7)
    #expect(abs(same.bounce) < 1e-6)
    // Stiffer than 45,000 there is none.
    #expect(abs(Spring(duration: 0).stiffness - 45_000) < 1e-6)
  }

  @Test func `a spring is settled when it stays near its target`() {
    for spring in [Spring.smooth, .snappy, .bouncy, Spring(duration: 1, bounce: -0.3)] {
      let settled = spring.settlingDuration
      #expect((0.3...10).contains(settled))
      for later in stride(from: settled, to: settled + 3, by: 0.01) {
        #expect(abs(spring.value(target: 1, time: later) - 1) <= 0.001)
      }
    }
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
  }

  @Test func `times that are none are the start and the end`() {
    #expect(Spring.smooth.value(target: 3, time: -1) == 0)
    #expect(Spring.smooth.value(target: 3, time: .nan) == 0)
    #expect(Spring.smooth.value(target: 3, time: .infinity) == 3)
  }
}
