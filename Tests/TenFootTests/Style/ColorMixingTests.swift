import Foundation
import Testing

@testable import TenFoot

struct ColorMixingTests {
  private func components(_ color: Color) -> [Float] {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    let resolved = color.resolve(in: environment)
    return [resolved.red, resolved.green, resolved.blue, resolved.opacity]
  }

  @Test func `half of black and white is the middle gray in encoded sRGB`() {
    let gray = components(.black.mix(with: .white, by: 0.5, in: .device))
    #expect(gray == [0.5, 0.5, 0.5, 1])
  }

  /// Oklab (0.5, 0, 0) is linear 0.125, which sRGB encodes as 0.3886.
  @Test func `half of black and white looks like half in Oklab`() {
    for channel in components(.black.mix(with: .white, by: 0.5)).prefix(3) {
      #expect(abs(channel - 0.3886) < 0.001)
    }
  }

  @Test(
    arguments: [
      (0, [1, 0, 0, 1]), (1, [0, 0, 1, 0.5]), (-3, [1, 0, 0, 1]),
    ] as [(Double, [Float])])
  func `the ends of a mix are the two colors`(share: Double, expected: [Float]) {
    let red = Color(red: 1, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 1, opacity: 0.5)
    for (one, other) in zip(components(red.mix(with: blue, by: share)), expected) {
      #expect(abs(one - other) < 1e-3)
    }
  }

  /// CSS Color 4's example: Display P3 green is outside sRGB with negative red and blue.
  @Test func `Display P3 has greens that sRGB lacks`() {
    let green = components(Color(.displayP3, red: 0, green: 1, blue: 0))
    #expect(abs(green[0] - -0.5116) < 0.001)
    #expect(abs(green[1] - 1.0183) < 0.001)
    #expect(abs(green[2] - -0.3107) < 0.001)
    #expect(components(Color(.displayP3, white: 0.5)).prefix(3).allSatisfy { abs($0 - 0.5) < 1e-4 })
  }
}
