import Foundation
import TenFoot
import TenFootRaster
import Testing

struct RepaintTests {
  /// How many edits of each kind of scene: `TENFOOT_EDITS=1250` makes 5,000 in all.
  ///
  /// Without optimization a frame takes many times as long, so there are fewer unless asked for.
  private static var editCount: Int {
    if let wish = ProcessInfo.processInfo.environment["TENFOOT_EDITS"].flatMap(Int.init) {
      return wish
    }
    #if DEBUG
      return 75
    #else
      return 1250
    #endif
  }

  @Test(arguments: [(1, true), (2, true), (1, false), (2, false)])
  func `a frame drawn over an earlier one is the frame drawn anew`(
    scale: CGFloat, isOpaque: Bool
  ) throws {
    let (repainting, drawing) = (try TestFrame.rasterizer(), try TestFrame.rasterizer())
    var scene = RandomScene(seed: UInt64(scale) + 7, scale: scale, isOpaque: isOpaque)
    var frame = try repainting.frame(scene.list)
    for edit in 0..<Self.editCount {
      scene.edit()
      try repainting.draw(scene.list, over: &frame)
      let expected = try drawing.draw(scene.list)
      try #require(
        frame.bitmap == expected,
        "edit \(edit): \(difference(frame.bitmap, expected)) of \(scene.list)")
    }
  }

  private func difference(_ frame: Bitmap, _ expected: Bitmap) -> String {
    for y in 0..<frame.height {
      for x in 0..<frame.width where frame[x, y] != expected[x, y] {
        return "pixel \(x), \(y) is \(frame[x, y]) instead of \(expected[x, y])"
      }
    }
    return "no pixel differs"
  }

  @Test func `bands drawn by several threads are the frame drawn by one`() throws {
    let one = try TestFrame.rasterizer()
    let several = try TestFrame.rasterizer(threads: 3)
    var scene = RandomScene(seed: 4)
    for _ in 0..<Self.editCount {
      scene.edit()
      let (frame, expected) = (try several.draw(scene.list), try one.draw(scene.list))
      try #require(frame == expected, "\(difference(frame, expected)) of \(scene.list)")
    }
  }

  @Test func `a copy of an earlier frame keeps its pixels`() throws {
    let rasterizer = try TestFrame.rasterizer()
    var list = DisplayList(
      size: CGSize(width: 20, height: 20), background: .black,
      items: [TestFrame.fill(CGRect(0, 0, 5, 5), .red)])
    var frame = try rasterizer.frame(list)
    let copy = frame.bitmap
    list.items = [TestFrame.fill(CGRect(0, 0, 5, 5), .green)]
    try rasterizer.draw(list, over: &frame)
    #expect(copy[2, 2] == Bitmap.Pixel(red: 255, green: 0, blue: 0))
    #expect(frame.bitmap[2, 2] == Bitmap.Pixel(red: 0, green: 255, blue: 0))
  }

  @Test func `a frame of another size is drawn anew`() throws {
    let rasterizer = try TestFrame.rasterizer()
    var frame = try rasterizer.frame(DisplayList(size: CGSize(width: 9, height: 9)))
    let list = DisplayList(size: CGSize(width: 20, height: 10), background: .white)
    try rasterizer.draw(list, over: &frame)
    #expect(frame.bitmap.width == 20)
    #expect(frame.bitmap[19, 9] == .white)
    #expect(frame.displayList == list)
  }

  @Test func `a frame that can't be drawn leaves the earlier one`() throws {
    let rasterizer = try TestFrame.rasterizer()
    let list = DisplayList(size: CGSize(width: 9, height: 9), background: .white)
    var frame = try rasterizer.frame(list)
    #expect(throws: RasterError.self) {
      try rasterizer.draw(DisplayList(size: .zero), over: &frame)
    }
    #expect(frame.displayList == list)
    #expect(frame.bitmap[4, 4] == .white)
  }

  @Test(arguments: [true, false])
  func `items nested without end are refused`(areClips: Bool) throws {
    var item = TestFrame.fill(CGRect(0, 0, 20, 20), .white)
    for _ in 0..<2000 {
      item = .group(
        DisplayGroup(
          opacity: areClips ? 1 : 0.999, clip: areClips ? .ellipse(CGRect(0, 0, 20, 20)) : nil,
          items: [item, TestFrame.fill(CGRect(1, 1, 1, 1), .red)]))
    }
    let nested = item
    #expect(throws: RasterError.nestedTooDeep(limit: 200)) { try TestFrame.draw(nested) }
  }
}
