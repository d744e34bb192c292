import Foundation
import Testing

@testable import TenFoot

struct DerivedShapesTests {
  private static let frame = CGRect(x: 10, y: 20, width: 40, height: 20)

  @Test func `a quarter turn about the middle swaps width and height`() {
    let box = Rectangle().rotation(.degrees(90)).path(in: Self.frame).boundingRect
    #expect(abs(box.minX - 20) < 1e-9)
    #expect(abs(box.minY - 10) < 1e-9)
    #expect(abs(box.width - 20) < 1e-9)
    #expect(abs(box.height - 40) < 1e-9)
  }

  @Test func `a stretch keeps its anchor`() {
    let box = Rectangle().scale(0.5, anchor: .topLeading).path(in: Self.frame).boundingRect
    #expect(box == CGRect(x: 10, y: 20, width: 20, height: 10))
  }

  @Test func `a moved shape stands elsewhere`() {
    let box = Rectangle().offset(x: 3, y: -4).path(in: Self.frame).boundingRect
    #expect(box == CGRect(x: 13, y: 16, width: 40, height: 20))
  }

  @Test func `a sized shape starts at the top leading corner`() {
    let box = Rectangle().size(width: 5, height: 6).path(in: Self.frame).boundingRect
    #expect(box == CGRect(x: 10, y: 20, width: 5, height: 6))
  }

  @Test func `a path as a shape counts from its frame's corner`() {
    let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      path.path(in: Self.frame).boundingRect == CGRect(x: 11, y: 22, width: 3, height: 4))
  }

  @Test func `an uneven rectangle is round where it is said to be`() {
    let path = UnevenRoundedRectangle(topLeadingRadius: 8, style: .circular).path(in: Self.frame)
    #expect(!path.contains(CGPoint(x: 11, y: 21)))
    #expect(path.contains(CGPoint(x: 13, y: 23)))
    #expect(path.contains(CGPoint(x: 49, y: 21)))
    #expect(path.contains(CGPoint(x: 49, y: 39)))
    #expect(path.contains(CGPoint(x: 11, y: 39)))
  }

  @Test func `radii that don't fit on a side shrink together`() {
    let radii = RectangleCornerRadii(topLeading: 30, bottomLeading: 10).fitting(
      CGSize(width: 100, height: 20))
    #expect(radii.topLeading == 15)
    #expect(radii.bottomLeading == 5)
  }
}
