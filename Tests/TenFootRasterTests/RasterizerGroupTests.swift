import Foundation
import TenFoot
import TenFootRaster
import Testing

struct RasterizerGroupTests {
  @Test func `what is faded as one does not show through itself`() throws {
    let frame = try TestFrame.draw(
      .group(
        DisplayGroup(
          opacity: 0.4,
          items: [
            TestFrame.fill(CGRect(0, 0, 12, 20), .red),
            TestFrame.fill(CGRect(8, 0, 12, 20), .green),
          ])))
    #expect(frame[4, 10].distance(to: Bitmap.Pixel(red: 102, green: 0, blue: 0)) <= 1)
    #expect(frame[10, 10].distance(to: Bitmap.Pixel(red: 0, green: 102, blue: 0)) <= 1)
    #expect(frame[16, 10].distance(to: Bitmap.Pixel(red: 0, green: 102, blue: 0)) <= 1)
  }

  @Test func `opacities of nested groups are multiplied`() throws {
    // 0.5 * 0.4 * 1 = 0.2, and 0.2 * 255 = 51.
    let inner = DisplayItem.group(
      DisplayGroup(opacity: 0.4, items: [TestFrame.fill(CGRect(0, 0, 20, 20), .white)]))
    let frame = try TestFrame.draw(.group(DisplayGroup(opacity: 0.5, items: [inner])))
    #expect(abs(Int(frame[10, 10].red) - 51) <= 1)
  }

  @Test(arguments: [0, -1, Double.nan])
  func `a group without opacity is not drawn`(opacity: Double) throws {
    let frame = try TestFrame.draw(
      .group(
        DisplayGroup(opacity: opacity, items: [TestFrame.fill(CGRect(0, 0, 20, 20), .white)])))
    #expect(frame.inkBounds() == nil)
  }

  @Test func `a clip keeps what is inside it`() throws {
    let frame = try TestFrame.draw(
      .group(
        DisplayGroup(
          clip: .rectangle(CGRect(5, 6, 7, 8)),
          items: [
            TestFrame.fill(CGRect(0, 0, 20, 20), .white),
            TestFrame.fill(CGRect(0, 0, 10, 10), .red),
          ])))
    #expect(frame.inkBounds()?.columns == 5...11)
    #expect(frame.inkBounds()?.rows == 6...13)
    #expect(frame[5, 6] == Bitmap.Pixel(red: 255, green: 0, blue: 0))
  }

  @Test func `a covered item leaves no rim along a clip's smoothed edge`() throws {
    let all = CGRect(0, 0, 100, 100)
    let frame = try TestFrame.draw(
      width: 100, height: 100,
      .group(
        DisplayGroup(
          clip: .ellipse(all), items: [TestFrame.fill(all, .red), TestFrame.fill(all, .green)])))
    for y in 0..<100 { for x in 0..<100 { #expect(frame[x, y].red == 0) } }
    #expect(frame[50, 50] == Bitmap.Pixel(red: 0, green: 255, blue: 0))
  }

  @Test func `a clipped rectangle and the filled outline are the same picture`() throws {
    let outline = Outline.roundedRectangle(
      CGRect(10, 10, 70, 50), cornerRadius: 20, style: .continuous)
    let color = Color.Resolved(red: 1, green: 0.4, blue: 0, opacity: 0.8)
    let clipped = try TestFrame.draw(
      width: 100, height: 100,
      .group(
        DisplayGroup(
          opacity: 0.5, clip: outline, items: [TestFrame.fill(CGRect(0, 0, 100, 100), color)])))
    var half = color
    half.opacity = 0.4
    let filled = try TestFrame.draw(width: 100, height: 100, TestFrame.fill(outline, half))
    #expect(clipped == filled)
  }

  @Test func `a clip and an opacity together fade what is inside`() throws {
    let frame = try TestFrame.draw(
      .group(
        DisplayGroup(
          opacity: 0.4, clip: .ellipse(CGRect(0, 0, 20, 20)),
          items: [
            TestFrame.fill(CGRect(0, 0, 20, 20), .red),
            TestFrame.fill(CGRect(0, 0, 20, 20), .white),
          ])))
    #expect(frame[10, 10].distance(to: Bitmap.Pixel(red: 102, green: 102, blue: 102)) <= 1)
    #expect(frame[0, 0] == .black)
  }

  @Test func `a clip that is no number leaves nothing`() throws {
    for count in 1...2 {
      let item = TestFrame.fill(CGRect(0, 0, 20, 20), .white)
      let frame = try TestFrame.draw(
        .group(
          DisplayGroup(
            clip: .rectangle(CGRect(.nan, 0, 5, 5)), items: Array(repeating: item, count: count))))
      #expect(frame.inkBounds() == nil)
    }
  }

  @Test func `a group's clip and opacity end with it`() throws {
    let frame = try TestFrame.draw(
      .group(
        DisplayGroup(
          opacity: 0.4, clip: .ellipse(CGRect(0, 0, 4, 4)),
          items: [TestFrame.fill(CGRect(0, 0, 4, 4), .red)])),
      TestFrame.fill(CGRect(10, 10, 5, 5), .white))
    #expect(frame[12, 12] == .white)
  }
}
