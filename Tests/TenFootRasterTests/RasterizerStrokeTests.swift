import Foundation
import TenFoot
import TenFootRaster
import Testing

struct RasterizerStrokeTests {
  private func line(
    _ style: StrokeStyle, from start: CGPoint = CGPoint(x: 20, y: 20),
    to end: CGPoint = CGPoint(x: 60, y: 20)
  ) throws -> Bitmap {
    let path = Path { path in
      path.move(to: start)
      path.addLine(to: end)
    }
    return try TestFrame.draw(
      width: 100, height: 40, .stroke(.path(path), .color(.white), style))
  }

  @Test func `a line of four points reaches two points to either side of its outline`() throws {
    let frame = try TestFrame.draw(
      width: 120, height: 70,
      .stroke(.rectangle(CGRect(10, 10, 100, 50)), .color(.white), StrokeStyle(lineWidth: 4)))
    #expect(frame[7, 30] == .black)
    #expect(frame[8, 30] == .white)
    #expect(frame[11, 30] == .white)
    #expect(frame[12, 30] == .black)
    #expect(frame[111, 30] == .white)
    #expect(frame[112, 30] == .black)
    #expect(frame[60, 8] == .white)
    #expect(frame[60, 7] == .black)
    #expect(frame[8, 8] == .white, "a miter join fills the corner")
  }

  @Test(arguments: [(CGLineCap.butt, 20), (.square, 15), (.round, 15)])
  func `a cap reaches half the width beyond the end, but a butt`(
    cap: CGLineCap, firstColumn: Int
  ) throws {
    let frame = try line(StrokeStyle(lineWidth: 10, lineCap: cap))
    #expect(frame.inkBounds()?.columns.lowerBound == firstColumn)
  }

  @Test(arguments: [(CGLineJoin.miter, true), (.bevel, false), (.round, false)])
  func `only a miter join fills the corner of two lines`(
    join: CGLineJoin, isFilled: Bool
  ) throws {
    let frame = try TestFrame.draw(
      width: 60, height: 60,
      .stroke(
        .rectangle(CGRect(15, 15, 30, 30)), .color(.white),
        StrokeStyle(lineWidth: 10, lineJoin: join)))
    #expect((frame[10, 10] == .white) == isFilled)
  }

  @Test func `a miter longer than its limit is cut`() throws {
    // A right angle's miter is the square root of two, 1.41, line widths long.
    func corner(_ limit: CGFloat) throws -> Bitmap.Pixel {
      try TestFrame.draw(
        width: 60, height: 60,
        .stroke(
          .rectangle(CGRect(15, 15, 30, 30)), .color(.white),
          StrokeStyle(lineWidth: 10, miterLimit: limit)))[10, 10]
    }
    #expect(try corner(1.5) == .white)
    #expect(try corner(1.3) == .black)
  }

  @Test func `dashes and gaps take turns from the phase on`() throws {
    let style = StrokeStyle(lineWidth: 4, dash: [10, 5], dashPhase: 3)
    let frame = try line(style)
    // Three points of the first dash are skipped: dash to 27, gap to 32, dash to 42.
    #expect(frame[20, 20] == .white)
    #expect(frame[26, 20] == .white)
    #expect(frame[27, 20] == .black)
    #expect(frame[31, 20] == .black)
    #expect(frame[32, 20] == .white)
    #expect(frame[41, 20] == .white)
    #expect(frame[42, 20] == .black)
  }

  @Test(arguments: [0, -3, CGFloat.nan])
  func `a line without a width is not drawn`(width: CGFloat) throws {
    #expect(try line(StrokeStyle(lineWidth: width)).inkBounds() == nil)
  }

  @Test(arguments: [[0, 0], [-1, 2], [.nan, 3], [1e-9, 1e-9], [.infinity]] as [[CGFloat]])
  func `dashes that make no sense do no harm`(dash: [CGFloat]) throws {
    let style = StrokeStyle(lineWidth: 4, dash: dash, dashPhase: .nan)
    #expect(try line(style).width == 100)
  }
}
