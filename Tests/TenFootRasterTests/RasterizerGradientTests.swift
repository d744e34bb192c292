import Foundation
import TenFoot
import TenFootRaster
import Testing

struct RasterizerGradientTests {
  private static func stop(_ color: Color.Resolved, _ location: CGFloat) -> ResolvedStop {
    ResolvedStop(color: color, location: location)
  }

  private static let blackToWhite = [stop(.black, 0), stop(.white, 1)]

  private func draw(
    _ stops: [ResolvedStop], _ start: CGPoint, _ end: CGPoint, width: CGFloat = 256,
    height: CGFloat = 64, background: Color.Resolved? = .black, opacity: Double = 1
  ) throws -> Bitmap {
    let fill = DisplayItem.fill(
      .rectangle(CGRect(0, 0, width, height)), .linearGradient(stops, start: start, end: end),
      FillStyle())
    return try TestFrame.draw(
      width: width, height: height, background: background,
      .group(DisplayGroup(opacity: opacity, items: [fill])))
  }

  /// The definition: a pixel's center is projected on the line, and the gray there is its share.
  @Test(arguments: [
    (CGPoint(x: 0, y: 0), CGPoint(x: 256, y: 0)), (CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 64)),
    (CGPoint(x: 0, y: 0), CGPoint(x: 256, y: 64)), (CGPoint(x: 200, y: 50), CGPoint(x: 20, y: 9)),
    (CGPoint(x: -900, y: 300), CGPoint(x: 1700, y: -800)),
  ])
  func `a pixel has the color of its center's place on the line`(
    start: CGPoint, end: CGPoint
  ) throws {
    let frame = try draw(Self.blackToWhite, start, end)
    let (deltaX, deltaY) = (end.x - start.x, end.y - start.y)
    for y in 0..<64 {
      for x in 0..<256 {
        let along = (CGFloat(x) + 0.5 - start.x) * deltaX + (CGFloat(y) + 0.5 - start.y) * deltaY
        let share = min(max(along / (deltaX * deltaX + deltaY * deltaY), 0), 1)
        // Dithering rounds up or down by less than one step; the ramp adds an eighth of a pixel's step.
        #expect(abs(CGFloat(frame[x, y].green) - share * 255) <= 1.25)
      }
    }
  }

  @Test func `the first and last color go on beyond the ends`() throws {
    let frame = try draw(
      [Self.stop(.red, 0), Self.stop(.blue, 1)], CGPoint(x: 100, y: 0), CGPoint(x: 120, y: 0))
    #expect(frame[0, 0] == Bitmap.Pixel(red: 255, green: 0, blue: 0))
    #expect(frame[99, 0] == Bitmap.Pixel(red: 255, green: 0, blue: 0))
    #expect(frame[121, 0] == Bitmap.Pixel(red: 0, green: 0, blue: 255))
    #expect(frame[255, 63] == Bitmap.Pixel(red: 0, green: 0, blue: 255))
    let middle = Bitmap.Pixel(red: 128, green: 0, blue: 128)
    #expect(frame[109, 0].distance(to: middle) <= 7, "half a pixel is a 40th of the line")
  }

  @Test func `two stops at one place are an edge`() throws {
    let frame = try draw(
      [
        Self.stop(.red, 0), Self.stop(.red, 0.5), Self.stop(.green, 0.5), Self.stop(.green, 1),
      ], .zero, CGPoint(x: 256, y: 0))
    #expect(frame[126, 0] == Bitmap.Pixel(red: 255, green: 0, blue: 0))
    #expect(frame[129, 0] == Bitmap.Pixel(red: 0, green: 255, blue: 0))
  }

  @Test func `opacity runs along with the colors and is multiplied in afterwards`() throws {
    let clear = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    let frame = try draw(
      [Self.stop(.white, 0), Self.stop(clear, 1)], .zero, CGPoint(x: 256, y: 0),
      background: nil)
    // Halfway: gray 0.5 at opacity 0.5, which is 0.25 premultiplied.
    #expect(frame[128, 0].distance(to: Bitmap.Pixel(red: 64, green: 64, blue: 64, alpha: 128)) <= 1)
  }

  @Test func `a group's opacity fades a gradient`() throws {
    let frame = try draw(
      [Self.stop(.white, 0), Self.stop(.white, 1)], .zero, CGPoint(x: 256, y: 0), opacity: 0.4)
    #expect(frame[10, 10].distance(to: Bitmap.Pixel(red: 102, green: 102, blue: 102)) <= 1)
  }

  @Test func `a line without length has the last color`() throws {
    let frame = try draw(
      [Self.stop(.red, 0), Self.stop(.green, 1)], CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5))
    #expect(frame[0, 0] == Bitmap.Pixel(red: 0, green: 255, blue: 0))
    #expect(frame[255, 63] == Bitmap.Pixel(red: 0, green: 255, blue: 0))
  }

  @Test func `a gradient without stops is not drawn`() throws {
    #expect(try draw([], .zero, CGPoint(x: 9, y: 9)).inkBounds() == nil)
  }

  @Test func `a gradient that was kept is drawn the same again`() throws {
    let rasterizer = try TestFrame.rasterizer()
    let list = DisplayList(
      size: CGSize(width: 90, height: 70), background: .black,
      items: [
        .fill(
          .ellipse(CGRect(5, 5, 80, 60)),
          .linearGradient(
            Self.blackToWhite, start: CGPoint(x: 0, y: 0), end: CGPoint(x: 90, y: 70)),
          FillStyle())
      ])
    #expect(try rasterizer.draw(list) == rasterizer.draw(list))
  }
}
