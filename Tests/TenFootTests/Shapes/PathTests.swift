import Foundation
import Testing

@testable import TenFoot

struct PathTests {
  private static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func `a quarter of a circle ends a quarter turn on`() throws {
    let path = Path {
      $0.addArc(
        center: CGPoint(x: 5, y: 5), radius: 2, startAngle: .zero, endAngle: .degrees(90),
        clockwise: false)
    }
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 5) < 1e-9)
    #expect(abs(end.y - 7) < 1e-9)
    #expect(path.elements.count == 2)
  }

  @Test func `an arc the other way goes three quarters around`() throws {
    let path = Path {
      $0.addArc(
        center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
    }
    // By way of the top: y = -1.
    #expect(path.contains(CGPoint(x: 0.1, y: -0.8)))
    #expect(PolylinePath(path).length > 1.49 * .pi)
    #expect(PolylinePath(path).length < 1.51 * .pi)
  }

  @Test func `an arc between two lines touches both`() throws {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    }
    guard case .line(let touch) = path.elements[1] else {
      Issue.record("there is no line to the arc")
      return
    }
    #expect(abs(touch.x - 6) < 1e-9)
    #expect(abs(touch.y) < 1e-9)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 10) < 1e-9)
    #expect(abs(end.y - 4) < 1e-9)
  }

  @Test func `half of a square's outline is two sides`() {
    let half = Self.square.trimmedPath(from: 0, to: 0.5)
    #expect(abs(PolylinePath(half).length - 20) < 1e-9)
    #expect(half.currentPoint == CGPoint(x: 10, y: 10))
  }

  @Test(arguments: [(0.6, 0.4), (0.5, 0.5), (2, 3)])
  func `a part without length has nothing`(from: CGFloat, to: CGFloat) {
    #expect(Self.square.trimmedPath(from: from, to: to).isEmpty)
  }

  @Test func `a circle's outline is as long as pi says`() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(abs(PolylinePath(circle).length - 100 * .pi) < 0.2)
  }

  @Test func `what is inside a hole is inside by winding and outside by parity`() {
    var path = Self.square
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(path.contains(CGPoint(x: 1, y: 5), eoFill: true))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
  }

  @Test func `a moved and stretched path has moved and stretched points`() {
    let map = CGAffineTransform(translationX: 1, y: 2).scaledBy(x: 3, y: 4)
    #expect(
      Self.square.applying(map).boundingRect == CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test(arguments: [
    (StrokeStyle(lineWidth: 2), CGPoint(x: 10.9, y: 5), true),
    (StrokeStyle(lineWidth: 2), CGPoint(x: 11.1, y: 5), false),
    (StrokeStyle(lineWidth: 2), CGPoint(x: 8.9, y: 5), false),
    // A miter fills the corner, a bevel and an arc cut it.
    (StrokeStyle(lineWidth: 2, lineJoin: .miter), CGPoint(x: 10.9, y: -0.9), true),
    (StrokeStyle(lineWidth: 2, lineJoin: .bevel), CGPoint(x: 10.9, y: -0.9), false),
    (StrokeStyle(lineWidth: 2, lineJoin: .round), CGPoint(x: 10.9, y: -0.9), false),
    (StrokeStyle(lineWidth: 2, lineJoin: .round), CGPoint(x: 10.6, y: -0.6), true),
    // Dashes of 2 from the top left corner on: a gap from 2 to 4.
    (StrokeStyle(lineWidth: 2, dash: [2]), CGPoint(x: 1, y: 0), true),
    (StrokeStyle(lineWidth: 2, dash: [2]), CGPoint(x: 3, y: 0), false),
    (StrokeStyle(lineWidth: 2, dash: [2], dashPhase: 2), CGPoint(x: 3, y: 0), true),
  ])
  func `a stroke's outline holds what the line covers`(
    style: StrokeStyle, point: CGPoint, isInside: Bool
  ) {
    #expect(Self.square.strokedPath(style).contains(point) == isInside)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e20, -1e20])
  func `wild coordinates do no harm`(wild: CGFloat) {
    let path = Path {
      $0.move(to: CGPoint(x: wild, y: 0))
      $0.addCurve(
        to: CGPoint(x: 1, y: wild), control1: .zero, control2: CGPoint(x: wild, y: wild))
      $0.addArc(
        center: .zero, radius: wild, startAngle: .radians(Double(wild)), endAngle: .zero,
        clockwise: true)
      $0.addRoundedRect(
        in: CGRect(x: 0, y: 0, width: wild, height: 5),
        cornerRadii: RectangleCornerRadii(topLeading: wild))
    }
    _ = path.trimmedPath(from: 0.2, to: 0.7)
    _ = path.strokedPath(StrokeStyle(lineWidth: 3, dash: [4]))
    #expect(!path.isEmpty)
  }
}
