import Foundation
import TenFoot
import TenFootRaster
import Testing

struct RasterizerFillTests {
  @Test func `an opaque rectangle replaces what is under it and ends at its edges`() throws {
    // 51/255 is exactly 0.2, 102/255 exactly 0.4.
    let color = Color.Resolved(red: 0.2, green: 0.4, blue: 1)
    let frame = try TestFrame.draw(TestFrame.fill(CGRect(3, 4, 5, 6), color))
    #expect(frame[3, 4] == Bitmap.Pixel(red: 51, green: 102, blue: 255))
    #expect(frame[7, 9] == Bitmap.Pixel(red: 51, green: 102, blue: 255))
    #expect(frame[2, 4] == .black)
    #expect(frame[8, 9] == .black)
    #expect(frame[7, 10] == .black)
  }

  @Test func `an opacity of two fifths mixes two fifths of the color in`() throws {
    let color = Color.Resolved(red: 1, green: 1, blue: 1, opacity: 0.4)
    let frame = try TestFrame.draw(
      background: .blue, TestFrame.fill(CGRect(0, 0, 20, 20), color))
    #expect(frame[10, 10].distance(to: Bitmap.Pixel(red: 102, green: 102, blue: 255)) <= 1)
  }

  @Test func `an edge in the middle of a pixel covers half of it`() throws {
    let frame = try TestFrame.draw(TestFrame.fill(CGRect(1.5, 2, 10, 10), .white))
    #expect(abs(Int(frame[1, 5].red) - 128) <= 1)
    #expect(frame[0, 5] == .black)
    #expect(frame[2, 5] == .white)
  }

  @Test func `without antialiasing a pixel is covered or not`() throws {
    let frame = try TestFrame.draw(
      .fill(.ellipse(CGRect(1, 1, 17, 17)), .color(.white), FillStyle(antialiased: false)))
    for y in 0..<20 {
      for x in 0..<20 { #expect(frame[x, y] == .black || frame[x, y] == .white) }
    }
    #expect(frame[9, 9] == .white)
  }

  @Test(arguments: [(false, Bitmap.Pixel.white), (true, Bitmap.Pixel.black)])
  func `the even-odd rule leaves a hole where two rectangles turn the same way`(
    isEvenOdd: Bool, middle: Bitmap.Pixel
  ) throws {
    let path = Path { path in
      path.addRect(CGRect(2, 2, 16, 16))
      path.addRect(CGRect(6, 6, 8, 8))
    }
    let frame = try TestFrame.draw(
      .fill(.path(path), .color(.white), FillStyle(eoFill: isEvenOdd)))
    #expect(frame[10, 10] == middle)
    #expect(frame[4, 10] == .white)
  }

  @Test func `a point is as many pixels as the scale says`() throws {
    let frame = try TestFrame.draw(scale: 2, TestFrame.fill(CGRect(3, 4, 5, 6), .white))
    #expect(frame.width == 40)
    #expect(frame.height == 40)
    #expect(frame[6, 8] == .white)
    #expect(frame[15, 19] == .white)
    #expect(frame[5, 8] == .black)
    #expect(frame[16, 19] == .black)
  }

  @Test func `a frame without a background is transparent where nothing is drawn`() throws {
    let color = Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.4)
    let frame = try TestFrame.draw(
      background: nil, TestFrame.fill(CGRect(0, 0, 10, 10), color))
    #expect(!frame.isOpaque)
    #expect(frame[15, 15] == .clear)
    #expect(frame[5, 5].distance(to: Bitmap.Pixel(red: 102, green: 0, blue: 0, alpha: 102)) <= 1)
  }

  @Test func `a first item that covers the frame hides the background`() throws {
    let frame = try TestFrame.draw(
      background: .red, TestFrame.fill(CGRect(-1, -1, 30, 30), .green))
    #expect(frame.inkBounds(on: Bitmap.Pixel(red: 0, green: 255, blue: 0)) == nil)
  }

  @Test func `an ellipse covers pi quarters of its box`() throws {
    let frame = try TestFrame.draw(
      width: 200, height: 100, TestFrame.fill(.ellipse(CGRect(0, 0, 200, 100)), .white))
    var covered = 0.0
    for y in 0..<100 { for x in 0..<200 { covered += Double(frame[x, y].red) / 255 } }
    #expect(abs(covered / 20_000 - .pi / 4) < 0.001)
  }

  @Test func `a quadratic curve runs through the middle of its control triangle`() throws {
    // At half its length it is at a quarter start, half control, quarter end: (50, 50).
    let path = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
      path.closeSubpath()
    }
    let frame = try TestFrame.draw(width: 100, height: 100, TestFrame.fill(.path(path), .white))
    #expect(frame[50, 48] == .white)
    #expect(frame[50, 51] == .black)
  }
}
