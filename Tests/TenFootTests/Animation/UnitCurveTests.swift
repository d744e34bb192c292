import Foundation
import Testing

@testable import TenFoot

struct UnitCurveTests {
  /// A solver of its own in Python, with 80 halvings, gave these for the control points of CSS.
  @Test(arguments: [
    (UnitCurve.easeIn, [0.0934647, 0.3153568, 0.6218619]),
    (UnitCurve.easeOut, [0.3781381, 0.6846432, 0.9065353]),
    (UnitCurve.easeInOut, [0.1291619, 0.5, 0.8708381]),
    (UnitCurve.linear, [0.25, 0.5, 0.75]),
    // Quarters of circles: 1 - √(1 - x²).
    (UnitCurve.circularEaseIn, [0.0317542, 0.1339746, 0.3385622]),
    (UnitCurve.circularEaseOut, [0.6614378, 0.8660254, 0.9682458]),
    (UnitCurve.circularEaseInOut, [0.0669873, 0.5, 0.9330127]),
  ])
  func `curves go where their equations say`(curve: UnitCurve, values: [Double]) {
    for (time, value) in zip([0.25, 0.5, 0.75], values) {
      #expect(abs(curve.value(at: time) - value) < 1e-7)
      #expect(abs(curve.inverse.value(at: value) - time) < 1e-6)
    }
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
  }

  @Test func `times beyond a curve are its ends`() {
    #expect(UnitCurve.easeIn.value(at: -3) == 0)
    #expect(UnitCurve.easeIn.value(at: .infinity) == 1)
    #expect(UnitCurve.easeIn.value(at: .nan) == 0)
    #expect(UnitCurve.easeIn.velocity(at: 2) == 0)
  }

  @Test func `the velocity is the slope`() {
    #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 1e-9)
    // Half way dy/dt = 6/4 and dx/dt = 3/4 · 0.42 + 6/4 · (0.58 - 0.42) + 3/4 · 0.42 = 0.87.
    let slope = 1.5 / 0.87
    #expect(abs(UnitCurve.easeInOut.velocity(at: 0.5) - slope) < 1e-3)
  }
}
