import Foundation
import TenFoot
import Testing

struct ColorTests {
  private func bytes(_ color: Color?, in scheme: ColorScheme = .light) -> [Int]? {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return color.map { color in
      let resolved = color.resolve(in: environment)
      return [resolved.red, resolved.green, resolved.blue, resolved.opacity].map {
        Int(($0 * 255).rounded())
      }
    }
  }

  @Test(arguments: [
    ("#75AADB", [117, 170, 219, 255]), ("e1000f", [225, 0, 15, 255]),
    ("#fff", [255, 255, 255, 255]),
    ("#12345678", [18, 52, 86, 120]), ("#1A2", [17, 170, 34, 255]),
  ])
  func `hexadecimal notation is CSS's`(text: String, expected: [Int]) {
    #expect(bytes(Color(hex: text)) == expected)
  }

  @Test(arguments: ["", "#", "#12", "#1234", "#12345", "#1234567", "#GGGGGG", "+12345", "#-12345"])
  func `anything else is no color`(text: String) {
    #expect(Color(hex: text) == nil)
  }

  @Test(arguments: [
    (0, "#FF0000"), (1, "#FFFF00"), (2, "#00FF00"), (3, "#00FFFF"), (4, "#0000FF"), (5, "#FF00FF"),
    (6, "#FF0000"),
  ])
  func `hues go around the wheel`(sixth: Int, expected: String) {
    // Red, yellow, green, cyan, blue, magenta stand a sixth of a turn apart.
    let color = Color(hue: Double(sixth) / 6, saturation: 1, brightness: 1)
    #expect(bytes(color) == bytes(Color(hex: expected)))
  }

  @Test func `saturation and brightness make pale and dark`() {
    #expect(bytes(Color(hue: 0.6, saturation: 0, brightness: 0.5)) == [128, 128, 128, 255])
    #expect(bytes(Color(hue: 0, saturation: 0.5, brightness: 1)) == [255, 128, 128, 255])
  }

  @Test func `linear components are encoded as IEC 61966-2-1 says`() {
    // Half of the light is 188 of 255 in sRGB.
    #expect(bytes(Color(.sRGBLinear, white: 0.5)) == [188, 188, 188, 255])
    #expect(bytes(Color(.sRGB, white: 0.5)) == [128, 128, 128, 255])
  }

  @Test func `opacity multiplies`() {
    #expect(bytes(Color.white.opacity(0.5).opacity(0.5)) == [255, 255, 255, 64])
  }

  @Test func `system colors differ in the light and in the dark`() {
    #expect(bytes(.red) == [255, 59, 48, 255])
    #expect(bytes(.red, in: .dark) == [255, 69, 58, 255])
    #expect(bytes(.primary) == [0, 0, 0, 255])
    #expect(bytes(.primary, in: .dark) == [255, 255, 255, 255])
  }
}
