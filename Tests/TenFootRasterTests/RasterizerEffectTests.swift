import Foundation
import TenFoot
import TenFootRaster
import Testing

struct RasterizerEffectTests {
  private func draw(
    _ effect: DisplayEffect, _ items: DisplayItem..., background: Color.Resolved? = .black,
    behind: [DisplayItem] = []
  ) throws -> Bitmap {
    try TestFrame.rasterizer().draw(
      DisplayList(
        size: CGSize(width: 40, height: 40), background: background,
        items: behind + [.effect(effect, items)]))
  }

  private static let square = TestFrame.fill(CGRect(10, 10, 20, 20), .white)

  /// The definition: the share of a Gauss curve that lies under an edge's bright side.
  @Test(arguments: [2.0, 3.5, 5])
  func `a blurred edge follows the error function`(radius: CGFloat) throws {
    let half = TestFrame.fill(CGRect(-200, -200, 220, 440), .white)
    let frame = try draw(.blur(radius: radius), half)
    for x in 5..<35 {
      let distance = (20 - (CGFloat(x) + 0.5)) / radius
      let expected = 255 * 0.5 * (1 + erf(distance / 2.squareRoot()))
      #expect(abs(CGFloat(frame[x, 20].red) - expected) < 6, "column \(x)")
    }
  }

  @Test func `a blur keeps the amount of light`() throws {
    let frame = try draw(.blur(radius: 3), TestFrame.fill(CGRect(18, 18, 4, 4), .white))
    let sum = (0..<1600).reduce(0) { $0 + Int(frame[$1 % 40, $1 / 40].green) }
    #expect(abs(sum - 16 * 255) < 16 * 255 / 20)
  }

  @Test(arguments: [0, -3, CGFloat.nan])
  func `a blur without a radius changes nothing`(radius: CGFloat) throws {
    #expect(
      try draw(.blur(radius: radius), Self.square)
        == TestFrame.draw(
          width: 40, height: 40, Self.square))
  }

  @Test func `a blur of a huge radius is drawn in bounded time`() throws {
    #expect(try draw(.blur(radius: 1e5), Self.square)[20, 20].red < 30)
  }

  @Test func `a shadow without blur is a copy in its color`() throws {
    let frame = try draw(
      .shadow(.red, radius: 0, offset: CGSize(width: 5, height: 3)), Self.square)
    #expect(frame[20, 20] == .white)
    #expect(frame[32, 31] == Bitmap.Pixel(red: 255, green: 0, blue: 0))
    #expect(frame[12, 11] == .white)
    #expect(frame[35, 20] == .black)
    #expect(frame[34, 20] == Bitmap.Pixel(red: 255, green: 0, blue: 0))
  }

  /// One pixel of each kind, reckoned by hand from the formulas of ISO 32000-1, 11.3.5.
  @Test(arguments: [
    (BlendMode.multiply, 0.5, 0.4, 0.2), (.screen, 0.5, 0.4, 0.7), (.darken, 0.5, 0.4, 0.4),
    (.lighten, 0.5, 0.4, 0.5), (.difference, 0.5, 0.4, 0.1), (.exclusion, 0.5, 0.4, 0.5),
    (.overlay, 0.25, 0.4, 0.2), (.hardLight, 0.25, 0.4, 0.2), (.colorDodge, 0.5, 0.4, 0.8),
    (.colorBurn, 0.5, 0.8, 0.6), (.plusLighter, 0.5, 0.4, 0.9), (.plusDarker, 0.5, 0.8, 0.3),
    (.normal, 0.5, 0.4, 0.5), (.destinationOver, 0.5, 0.4, 0.4), (.destinationOut, 0.5, 0.4, 0),
    (.sourceAtop, 0.5, 0.4, 0.5), (.softLight, 0.25, 0.5, 0.375),
    (.luminosity, 0.5, 0.4, 0.5), (.color, 0.5, 0.4, 0.4), (.hue, 0.5, 0.4, 0.4),
    (.saturation, 0.5, 0.4, 0.4),
  ])
  func `a blend mode mixes grays by its formula`(
    mode: BlendMode, source: Float, behind: Float, expected: Float
  ) throws {
    let ground = TestFrame.fill(
      CGRect(0, 0, 40, 40), Color.Resolved(red: behind, green: behind, blue: behind))
    let frame = try draw(
      .blend(mode),
      TestFrame.fill(
        CGRect(0, 0, 20, 40), Color.Resolved(red: source, green: source, blue: source)),
      background: nil, behind: [ground])
    #expect(abs(Float(frame[5, 5].green) - expected * 255) <= 2)
    #expect(abs(Float(frame[30, 5].green) - behind * 255) <= 1, "outside nothing changes")
  }

  /// Numbers of the Filter Effects Module's formulas, worked out by hand.
  @Test(arguments: [
    (ColorMatrix.brightness(0.2), [0.7, 0.4, 0.2]), (.contrast(2), [0.5, 0, 0]),
    (.saturation(0), [0.2495, 0.2495, 0.2495]), (.grayscale(1), [0.2495, 0.2495, 0.2495]),
    (.saturation(1), [0.5, 0.2, 0]), (.inversion, [0.5, 0.8, 1]),
    (.hueRotation(.degrees(0)), [0.5, 0.2, 0]), (.hueRotation(.degrees(360)), [0.5, 0.2, 0]),
    (.multiplication(by: Color.Resolved(red: 0.5, green: 1, blue: 1)), [0.25, 0.2, 0]),
  ])
  func `a color change follows its formula`(matrix: ColorMatrix, expected: [Float]) throws {
    let frame = try draw(
      .color(matrix),
      TestFrame.fill(CGRect(0, 0, 40, 40), Color.Resolved(red: 0.5, green: 0.2, blue: 0)))
    let pixel = frame[9, 9]
    for (channel, value) in zip([pixel.red, pixel.green, pixel.blue], expected) {
      #expect(abs(Float(channel) - value * 255) <= 1.5)
    }
  }

  @Test func `a mask keeps as much as its own opacity`() throws {
    let mask = TestFrame.fill(
      CGRect(0, 0, 20, 40), Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.4))
    let frame = try draw(.mask([mask]), TestFrame.fill(CGRect(0, 0, 40, 40), .white))
    #expect(frame[10, 10].distance(to: Bitmap.Pixel(red: 102, green: 102, blue: 102)) <= 1)
    #expect(frame[30, 10] == .black)
  }

  @Test func `a quarter turn takes a rectangle where a turned rectangle is`() throws {
    let turn = ProjectionTransform(
      CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 40, ty: 0))
    let frame = try draw(.projection(turn), TestFrame.fill(CGRect(4, 10, 30, 8), .white))
    #expect(
      try frame
        == TestFrame.draw(
          width: 40, height: 40, TestFrame.fill(CGRect(22, 4, 8, 30), .white)))
  }

  @Test func `a projection keeps straight what is straight and makes smaller what is far`() throws {
    // x' = x / (1 + x / 40): the right edge of the square, 40, is seen at 20.
    var tilt = ProjectionTransform()
    tilt.m13 = 1.0 / 40
    let frame = try draw(.projection(tilt), TestFrame.fill(CGRect(0, 0, 40, 20), .white))
    #expect(frame[17, 5].red > 250)
    #expect(frame[22, 5] == .black)
    // Its lower edge runs from 20 at the left to 10 at the right.
    #expect(frame[1, 17].red > 250)
    #expect(frame[18, 13] == .black)
  }

  @Test(arguments: [0, CGFloat.nan, 1e30])
  func `a projection without a way back shows nothing`(scale: CGFloat) throws {
    let flat = ProjectionTransform(
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
    #expect(try draw(.projection(flat), Self.square).inkBounds() == nil)
  }

  @Test func `a backdrop is what is behind, blurred and tinted`() throws {
    let stripes = TestFrame.fill(CGRect(0, 0, 20, 40), .white)
    let glass = DisplayItem.fill(
      .rectangle(CGRect(0, 0, 40, 20)),
      .backdrop(
        radius: 4, tint: Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.5)), FillStyle())
    let frame = try TestFrame.draw(width: 40, height: 40, stripes, glass)
    #expect(abs(Int(frame[20, 5].red) - 64) < 8, "half of the middle gray at the edge")
    #expect(abs(Int(frame[2, 5].red) - 128) <= 2, "half of the white far from it")
    #expect(frame[2, 30] == .white)
  }
}
