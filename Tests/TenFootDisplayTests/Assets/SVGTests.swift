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

  /// A drawing with a definition, a gradient, a path and a text.
  private static let whole = Self.svg(
    #"width="24" height="24" viewBox="0 0 24 24""#,
    """
    <defs><linearGradient id="g"><stop offset="0" stop-color="#f00"/><stop offset="1"/>\
    </linearGradient></defs><path d="M2 2h9v9z" fill="url(#g)" stroke="#00f"/>\
    <g transform="rotate(9)"><text x="1" y="9">a</text></g>
    """)

  @Test func `a drawing cut anywhere or with a flipped byte is drawn or refused`() throws {
    let whole = Self.whole
    let renderer = try FrameRenderer()
    let canvas = DisplayCanvas(size: CGSize(width: 24, height: 24))
    func draw(_ data: Data) throws -> [String] {
      let composition = renderer.compose(Image(data: data).resizable(), on: canvas)
      _ = try renderer.draw(composition)
      return composition.findings.map(\.rule)
    }
    #expect(try draw(whole) == [])
    // The line's end after the last tag is no loss.
    for count in 0..<(whole.count - 1) {
      #expect(try draw(whole.prefix(count)) == ["unreadable-image"], "cut after \(count)")
    }
    for place in whole.indices {
      for bit: UInt8 in [0x01, 0x20, 0xFF] {
        var flipped = whole
        flipped[place] ^= bit
        _ = try draw(flipped)
      }
    }
  }

  @Test func `a bomb of entities is refused`() throws {
    // Ten to the ninth laughs.
    let entities = (1...9).map { level in
      let ten = String(repeating: "&e\(level - 1);", count: 10)
      return #"<!ENTITY e\#(level) "\#(ten)">"#
    }
    let bomb = """
      <?xml version="1.0"?><!DOCTYPE svg [<!ENTITY e0 "ha">\(entities.joined())]>
      <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&e9;</text></svg>
      """
    let composition = try FrameRenderer().compose(Image(data: Data(bomb.utf8)), on: .fullHD)
    #expect(composition.findings.map(\.rule) == ["unreadable-image"])
  }

  @Test(arguments: [
    #"<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>"#,
    #"<!DOCTYPE svg SYSTEM "file:///etc/passwd">"#,
    #"<!DOCTYPE svg [<!ENTITY % x SYSTEM "http://127.0.0.1:9/x.dtd"> %x;]>"#,
  ])
  func `what a drawing wants to have fetched is not there`(declaration: String) throws {
    let text = """
      <?xml version="1.0"?>\(declaration)<svg xmlns="http://www.w3.org/2000/svg"
      xmlns:xi="http://www.w3.org/2001/XInclude" width="300" height="40">
      <text y="20" font-size="20">&x;</text><xi:include href="file:///etc/passwd" parse="text"/></svg>
      """
    let composition = try FrameRenderer().compose(
      Image(data: Data(text.utf8)), on: DisplayCanvas(size: CGSize(width: 300, height: 40)))
    let isRefused = composition.findings.map(\.rule) == ["unreadable-image"]
    let frame = try FrameRenderer().draw(composition)
    let isBlank = (0..<300).allSatisfy { x in (0..<40).allSatisfy { frame[x, $0] == .black } }
    #expect(isRefused || isBlank)
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
