import Foundation
import TenFoot
import TenFootDisplay
import Testing

/// What an image looks like in a frame of another size, by pixels that can be told beforehand.
@MainActor struct ImageDrawingTests {
  /// Three columns of ten pixels: red, green, blue.
  private static let stripes = Bitmap(width: 30, height: 10, isOpaque: true) { bytes in
    for place in 0..<300 {
      let column = place % 30 / 10
      bytes[place * 4] = column == 2 ? 255 : 0
      bytes[place * 4 + 1] = column == 1 ? 255 : 0
      bytes[place * 4 + 2] = column == 0 ? 255 : 0
      bytes[place * 4 + 3] = 255
    }
  }

  private func draw(_ view: some View, _ width: CGFloat, _ height: CGFloat) throws -> Bitmap {
    let renderer = ImageRenderer(content: view.frame(width: width, height: height))
    renderer.isOpaque = true
    return try renderer.bitmap()
  }

  @Test func `edges with insets keep their size, and the middle is stretched`() throws {
    let image = Image(bitmap: Self.stripes)
      .resizable(capInsets: EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10))
    let frame = try draw(image, 90, 20)
    #expect(frame[5, 10] == .pureRed)
    #expect(frame[8, 10] == .pureRed)
    #expect(frame[12, 10] == .pureGreen)
    #expect(frame[77, 10] == .pureGreen)
    #expect(frame[82, 10] == .pureBlue)
  }

  @Test func `a frame too small for the edges shares what there is among them`() throws {
    let image = Image(bitmap: Self.stripes)
      .resizable(capInsets: EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10))
    let frame = try draw(image, 10, 10)
    #expect(frame[2, 5] == .pureRed)
    #expect(frame[7, 5] == .pureBlue)
  }

  @Test func `tiles go on in the image's own size`() throws {
    let frame = try draw(Image(bitmap: Self.stripes).resizable(resizingMode: .tile), 70, 25)
    for x in [5, 35, 65] { #expect(frame[x, 12] == .pureRed) }
    for x in [15, 45] { #expect(frame[x, 22] == .pureGreen) }
    for x in [25, 55] { #expect(frame[x, 2] == .pureBlue) }
  }

  @Test func `an image with a scale has that many pixels to a point`() throws {
    let renderer = ImageRenderer(content: Image(bitmap: Self.stripes, scale: 2))
    let frame = try renderer.bitmap()
    #expect((frame.width, frame.height) == (15, 5))
  }

  @Test func `without interpolation pixels become blocks`() throws {
    let pair = Bitmap(width: 2, height: 1, isOpaque: true) { bytes in
      for (index, byte) in [0, 0, 255, 255, 255, 0, 0, 255].enumerated() {
        bytes[index] = UInt8(byte)
      }
    }
    let blocks = try draw(Image(bitmap: pair).interpolation(.none).resizable(), 20, 4)
    #expect(blocks[9, 2] == .pureRed)
    #expect(blocks[10, 2] == .pureBlue)
    let mixed = try draw(Image(bitmap: pair).resizable(), 20, 4)
    #expect(mixed[9, 2] != .pureRed && mixed[10, 2] != .pureBlue)
  }

  @Test func `a template is a stencil for any style`() throws {
    let disc = TestCatalog.bitmap(10, 10, .white)
    let gradient = LinearGradient(
      stops: [
        .init(color: Color(red: 1, green: 0, blue: 0), location: 0.5),
        .init(color: Color(red: 0, green: 0, blue: 1), location: 0.5),
      ], startPoint: .leading, endPoint: .trailing)
    let image = Image(bitmap: disc).renderingMode(.template).resizable().foregroundStyle(gradient)
    let frame = try draw(image, 20, 20)
    #expect(frame[4, 10] == .pureRed)
    #expect(frame[15, 10] == .pureBlue)
  }

  @Test func `an image fills a shape again and again, or a part of it does`() throws {
    let whole = try draw(Rectangle().fill(ImagePaint(image: Image(bitmap: Self.stripes))), 70, 20)
    #expect(whole[5, 5] == .pureRed)
    #expect(whole[35, 15] == .pureRed)
    #expect(whole[15, 5] == .pureGreen)
    let part = try draw(
      Rectangle().fill(
        .image(
          Image(bitmap: Self.stripes), sourceRect: CGRect(x: 0, y: 0, width: 2.0 / 3, height: 1),
          scale: 2)), 90, 20)
    // Twenty pixels, twice as large: red to 20, green to 40, and from there again.
    for (x, color) in [
      (10, Bitmap.Pixel.pureRed), (30, .pureGreen), (50, .pureRed), (70, .pureGreen),
    ] {
      #expect(part[x, 10] == color)
    }
    let none = try draw(
      Rectangle().fill(
        ImagePaint(
          image: Image(bitmap: Self.stripes), sourceRect: CGRect(x: 2, y: 2, width: 1, height: 1))),
      20, 20)
    #expect(none[10, 10] == .white)
  }

  @Test func `an image that can't be read fills a shape with gray and is reported`() throws {
    let view = Rectangle().fill(ImagePaint(image: Image(data: Data("<html>".utf8))))
      .ignoresSafeArea()
    let renderer = try FrameRenderer()
    let composition = renderer.compose(view, on: .fullHD)
    #expect(composition.findings.map(\.rule) == ["unreadable-image"])
    let pixel = try renderer.draw(composition)[960, 540]
    #expect((90...165).contains(pixel.red))
  }
}
