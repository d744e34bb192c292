import Foundation
import TenFoot
import Testing

@testable import TenFootRaster

struct RoundedCornerTests {
  private func points(_ path: Path) -> [CGPoint] {
    var points: [CGPoint] = []
    var current = CGPoint.zero
    path.forEach { element in
      switch element {
      case .move(let point), .line(let point): current = point
      case .curve(let end, let first, let second):
        for step in 0...16 {
          let (t, s) = (CGFloat(step) / 16, 1 - CGFloat(step) / 16)
          func mix(_ part: KeyPath<CGPoint, CGFloat>) -> CGFloat {
            s * s * s * current[keyPath: part] + 3 * s * s * t * first[keyPath: part]
              + 3 * s * t * t * second[keyPath: part] + t * t * t * end[keyPath: part]
          }
          points.append(CGPoint(x: mix(\.x), y: mix(\.y)))
        }
        current = end
      case .quadCurve, .closeSubpath: break
      }
    }
    return points
  }

  @Test func `a circular corner keeps its distance from the center`() throws {
    let corner = try #require(RoundedCorner(radius: 20, width: 200, height: 100, style: .circular))
    for point in points(corner.path(in: CGRect(0, 0, 200, 100))) {
      let center = CGPoint(x: point.x < 100 ? 20 : 180, y: point.y < 50 ? 20 : 80)
      let distance = hypot(point.x - center.x, point.y - center.y)
      #expect(abs(distance - 20) < 0.01)
    }
  }

  @Test func `a continuous corner leaves its side 1.528665 radii before the end`() throws {
    let corner = try #require(
      RoundedCorner(radius: 20, width: 200, height: 100, style: .continuous))
    let reach = 1.528_665 * 20
    let onTop = points(corner.path(in: CGRect(0, 0, 200, 100))).filter { $0.y == 0 }.map(\.x)
    #expect(abs(try #require(onTop.min()) - reach) < 0.001)
    #expect(abs(try #require(onTop.max()) - (200 - reach)) < 0.001)
  }

  @Test func `a continuous corner without room is a quarter circle`() throws {
    let rect = CGRect(0, 0, 100, 100)
    let tight = try #require(RoundedCorner(radius: 50, width: 100, height: 100, style: .continuous))
    for point in points(tight.path(in: rect)) {
      #expect(abs(hypot(point.x - 50, point.y - 50) - 50) < 0.02)
    }
  }

  @Test(arguments: [20, 32, 35, 40, 49, 50, 80])
  func `a corner never crosses the middle of a side`(radius: CGFloat) throws {
    let corner = try #require(
      RoundedCorner(radius: radius, width: 300, height: 100, style: .continuous))
    for point in points(corner.path(in: CGRect(0, 0, 300, 100))) {
      #expect(point.x <= 100.001 || point.x >= 199.999)
      #expect(point.y >= -0.001 && point.y <= 100.001)
    }
  }

  @Test(arguments: [0, -4, CGFloat.nan])
  func `a radius that is none makes a sharp corner`(radius: CGFloat) {
    #expect(RoundedCorner(radius: radius, width: 9, height: 9, style: .circular) == nil)
  }

  @Test func `the path is one closed outline that runs clockwise`() throws {
    let corner = try #require(
      RoundedCorner(radius: 10, width: 60, height: 40, style: .continuous))
    let ring = points(corner.path(in: CGRect(0, 0, 60, 40)))
    let doubleArea = zip(ring, ring.dropFirst() + ring.prefix(1)).reduce(0) { sum, pair in
      sum + pair.0.x * pair.1.y - pair.1.x * pair.0.y
    }
    // Apple's corner cuts away about as much as a quarter circle's, 0.2146 squared radii.
    #expect(abs(doubleArea / 2 - (2400 - 4 * 0.2146 * 100)) < 12)
    #expect(doubleArea > 0)
  }
}
