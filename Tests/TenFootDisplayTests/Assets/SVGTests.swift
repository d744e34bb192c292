import Foundation
import TenFoot
import TenFootDisplay
import Testing

@MainActor struct SVGTests {
  private static func svg(_ attributes: String, _ content: String) -> Data {
    Data(
      """
      <?xml version="1.0"?>
      <svg xmlns="http://www.w3.org/2000/svg" \(attributes)>\(content)</svg>
      """.utf8)
  }

  private func draw(_ view: some View, scale: CGFloat = 1) throws -> Bitmap {
    let renderer = ImageRenderer(content: view)
    renderer.isOpaque = true
    renderer.scale = scale
    return try renderer.bitmap()
  }

  @Test(arguments: [
    (#"width="30" height="20""#, 30, 20), (#"viewBox="0 0 40 10""#, 40, 10),
    // An inch is 96 pixels, and a box without any size CSS's 300 by 150.
    (#"width="1in" height="0.5in""#, 96, 48), ("", 300, 150),
  ])
  func `a drawing has the size that it states`(
    attributes: String, width: Int, height: Int
  ) throws {
    let frame = try draw(Image(data: Self.svg(attributes, "")))
    #expect((frame.width, frame.height) == (width, height))
  }

  @Test func `a drawing is sharp in any size`() throws {
    let data = Self.svg(
      #"viewBox="0 0 10 10""#,
      ##"<rect width="5" height="10" fill="#f00"/><rect x="5" width="5" height="10" fill="#00f"/>"##
    )
    let frame = try draw(Image(data: data).resizable().frame(width: 400, height: 400), scale: 2)
    #expect(frame[399, 400] == .pureRed)
    #expect(frame[400, 400] == .pureBlue)
  }

  @Test func `a drawing is stretched as other images are`() throws {
    let data = Self.svg(#"viewBox="0 0 10 10""#, ##"<rect width="10" height="10" fill="#f00"/>"##)
    let frame = try draw(Image(data: data).resizable().frame(width: 80, height: 20))
    #expect(frame[1, 10] == .pureRed)
    #expect(frame[78, 10] == .pureRed)
  }

  @Test(arguments: [
    "<svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"><rect", "<svg><svg><svg>",
    #"<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9"/>"#,
    #"<svg xmlns="http://www.w3.org/2000/svg" width="-5" height="3"><g></svg>"#,
  ])
  func `a drawing that can't be read is a box and a finding`(text: String) throws {
    let composition = try FrameRenderer().compose(Image(data: Data(text.utf8)), on: .fullHD)
    #expect(composition.findings.map(\.rule) == ["unreadable-image"])
  }

  @Test func `a drawing reaches no other files`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("TenFoot-\(UUID().uuidString).png")
    try TestCatalog.png(10, 10, .pureRed).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let data = Self.svg(
      #"width="10" height="10" xmlns:xlink="http://www.w3.org/1999/xlink""#,
      #"<image width="10" height="10" xlink:href="file://\#(file.path)"/>"#)
    #expect(try draw(Image(data: data))[5, 5] == .white)
  }
}
