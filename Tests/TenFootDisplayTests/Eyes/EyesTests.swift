import Foundation
import TenFoot
import TenFootDisplay
import TenFootRaster
import Testing

@MainActor struct EyesTests {
  private let judge: Judge

  init() throws { judge = try Judge() }

  /// A part of a screen's picture.
  private func picture(_ view: some View) throws -> Bitmap {
    let part = DisplayCanvas(size: CGSize(width: 400, height: 60))
    return try judge.renderer.draw(judge.renderer.compose(view, on: part))
  }

  private func canvas(feet: Double, acuity: Double = 1) -> DisplayCanvas {
    DisplayCanvas(
      pixelWidth: 1920, pixelHeight: 1080,
      viewing: ViewingConditions(
        diagonal: .inches(43), distance: .feet(feet), acuity: acuity))
  }

  @Test func `from one foot a frame looks unchanged`() throws {
    let frame = try picture(judge.text("Hamburg", 40))
    #expect(frame.seen(on: canvas(feet: 1)) == frame)
    #expect(frame.seen(on: canvas(feet: 10)) != frame)
    var fine = DisplayCanvas.uhd
    fine.viewing = ViewingConditions(diagonal: .inches(43), distance: .feet(1))
    #expect(frame.seen(on: fine) == frame)
  }

  // Bars of one arc minute each keep a twentieth of their contrast: at 10 feet on 43 inches a minute is
  // 1.789 points, so bars of 9 points are 5.03′ and those of 2 points 1.12′.
  @Test func `bars at the limit of the eye are gray, larger ones are not`() throws {
    func contrast(_ width: CGFloat, _ canvas: DisplayCanvas) throws -> Double {
      let frame = try picture(
        HStack(spacing: 0) {
          ForEach(0..<44, id: \.self) { index in
            (index.isMultiple(of: 2) ? Color.white : .black).frame(width: width, height: 60)
          }
        })
      let seen = frame.seen(on: canvas)
      // The middle of the bars, over one period.
      let row = (0..<Int(width * 2)).map { light(seen[200 + $0, 30].green) }
      let (least, most) = (row.min() ?? 0, row.max() ?? 0)
      return (most - least) / (most + least)
    }
    #expect(try contrast(9, canvas(feet: 10)) > 0.9)
    let fine = try contrast(2, canvas(feet: 10))
    #expect(fine > 0.04 && fine < 0.15)
    #expect(try contrast(2, canvas(feet: 10, acuity: 0.5)) < 0.01)
  }

  // A blurred edge is the sum of a normal distribution: 0.1587, 0.5 and 0.8413 a deviation before, at
  // and after the edge. A deviation is 0.779′, which are 1.394 points from 10 feet. What is reckoned
  // from fewer pixels, from 8 pixels on, is as exact.
  @Test(arguments: [50.0, 57, 58, 100, 200, 350])
  func `an edge is blurred by a normal distribution`(feet: Double) throws {
    let frame = try picture(
      HStack(spacing: 0) {
        Color.black.frame(width: 200); Color.white.frame(width: 200)
      })
    let seen = frame.seen(on: canvas(feet: feet))
    let deviation = 1.394 * feet / 10
    for (steps, share) in [(-1.0, 0.1587), (0, 0.5), (1, 0.8413)] {
      // Light between the middles of two pixels.
      let place = 200 + deviation * steps - 0.5
      let (left, part) = (Int(place), place - Double(Int(place)))
      let found =
        light(seen[left, 30].green) * (1 - part) + light(seen[left + 1, 30].green) * part
      #expect(abs(found - share) < 0.01, "\(found) for \(share)")
    }
  }

  private func light(_ channel: UInt8) -> Double {
    let value = Double(channel) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  // Machado's rows by hand, on linear light: protan red is (0.152286, 0.114503, 0) of (1, 0, 0), which
  // is 109, 95, 0 in sRGB; deutan is (0.367322, 0.280085, 0): 163, 144, 0; tritan red is clamped.
  @Test(arguments: [
    (ColorVision.protan, [109, 95, 0]), (.deutan, [163, 144, 0]), (.tritan, [255, 0, 15]),
  ])
  func `red is seen as the matrices say`(vision: ColorVision, expected: [Int]) throws {
    let seen = try picture(rgb(255, 0, 0).ignoresSafeArea()).seen(by: vision)
    let pixel = seen[10, 10]
    for (channel, wanted) in zip([pixel.red, pixel.green, pixel.blue], expected) {
      #expect(abs(Int(channel) - wanted) <= 1)
    }
  }

  @Test(arguments: ColorVision.allCases)
  func `a gray stays itself`(vision: ColorVision) throws {
    let seen = try picture(gray(119).ignoresSafeArea()).seen(by: vision)
    #expect(abs(Int(seen[10, 10].red) - 119) <= 1)
    #expect(abs(Int(seen[10, 10].blue) - 119) <= 1)
  }
}
