import Foundation
import Testing

@testable import TenFoot

@MainActor
struct ContainerRelativeShapeTests {
  private func outlines(_ view: some View) -> [Outline] {
    compose(
      view, on: DisplayCanvas(size: CGSize(width: 100, height: 60)), text: BlockTextEngine()
    ).displayList.items.compactMap { item in
      switch item {
      case .fill(let outline, _, _): outline
      case .group(let group): group.clip
      default: nil
      }
    }
  }

  private var shape: some View { ContainerRelativeShape().fill(.red) }

  @Test func `a shape inside of a card has a corner with the card's middle`() {
    // 8 points in, a corner of 20 points is one of 12.
    let outline = Outline.roundedRectangle(
      CGRect(x: 8, y: 8, width: 84, height: 44), cornerRadius: 12, style: .circular)
    let card = RoundedRectangle(cornerRadius: 20, style: .circular)
    #expect(outlines(shape.padding(8).containerShape(card)) == [outline])
  }

  @Test func `the nearest side tells how far the shape is inside`() {
    let bar = shape.frame(height: 20).padding(8).frame(maxHeight: .infinity, alignment: .bottom)
    #expect(
      outlines(bar.containerShape(RoundedRectangle(cornerRadius: 14, style: .circular)))
        == [
          .roundedRectangle(
            CGRect(x: 8, y: 32, width: 84, height: 20), cornerRadius: 6, style: .circular)
        ])
  }

  @Test func `deeper than the corner reaches, it is a rectangle`() {
    #expect(
      outlines(shape.padding(15).containerShape(RoundedRectangle(cornerRadius: 10)))
        == [.rectangle(CGRect(x: 15, y: 15, width: 70, height: 30))])
  }

  @Test func `without a container it is a rectangle`() {
    #expect(outlines(shape) == [.rectangle(CGRect(x: 0, y: 0, width: 100, height: 60))])
  }

  @Test func `the nearest container counts`() {
    let inner = shape.containerShape(Circle()).padding(10)
    #expect(
      outlines(inner.containerShape(Rectangle()))
        == [.ellipse(CGRect(x: 30, y: 10, width: 40, height: 40))])
    let same = shape.containerShape(ContainerRelativeShape()).padding(10)
    #expect(
      outlines(same.containerShape(Capsule(style: .circular)))
        == [
          .roundedRectangle(
            CGRect(x: 10, y: 10, width: 80, height: 40), cornerRadius: 20, style: .circular)
        ])
  }

  @Test func `an inset adds to the distance, and clips and late views take after it too`() {
    let card = RoundedRectangle(cornerRadius: 20, style: .circular)
    let outline = Outline.roundedRectangle(
      CGRect(x: 8, y: 8, width: 84, height: 44), cornerRadius: 12, style: .circular)
    #expect(
      outlines(ContainerRelativeShape().inset(by: 3).fill(.red).padding(5).containerShape(card))
        == [outline])
    #expect(
      outlines(Color.red.clipShape(ContainerRelativeShape()).padding(8).containerShape(card))
        == [outline])
    #expect(
      outlines(GeometryReader { _ in shape.padding(8) }.containerShape(card)) == [outline])
  }
}
