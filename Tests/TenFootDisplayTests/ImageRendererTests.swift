import Foundation
import TenFoot
import TenFootDisplay
import TenFootRaster
import Testing

@MainActor
struct ImageRendererTests {
  private func bitmap(_ view: some View, scale: CGFloat = 1) throws -> Bitmap {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    return try renderer.bitmap()
  }

  @Test func `a picture has the size of its view`() throws {
    let picture = try bitmap(Color.red.frame(width: 30, height: 20))
    #expect((picture.width, picture.height) == (30, 20))
    // The system's red in the light, 255, 59, 48.
    #expect(picture[15, 10] == Bitmap.Pixel(red: 255, green: 59, blue: 48))
  }

  @Test func `the scale multiplies the pixels`() throws {
    let picture = try bitmap(Color.black.frame(width: 30, height: 20), scale: 2.5)
    #expect((picture.width, picture.height) == (75, 50))
  }

  @Test func `a picture is transparent where nothing is drawn`() throws {
    let picture = try bitmap(
      HStack(spacing: 0) {
        Color.clear.frame(width: 4, height: 4)
        Color.white.frame(width: 4, height: 4)
      })
    #expect(picture[1, 1] == Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 0))
    #expect(picture[6, 1] == Bitmap.Pixel(red: 255, green: 255, blue: 255))
  }

  @Test func `an opaque picture has a white ground`() throws {
    let renderer = ImageRenderer(content: Color.clear.frame(width: 2, height: 2))
    renderer.isOpaque = true
    #expect(try renderer.bitmap()[0, 0] == Bitmap.Pixel(red: 255, green: 255, blue: 255))
  }

  @Test func `a proposed size is what the view is offered`() throws {
    let renderer = ImageRenderer(content: Color.blue)
    renderer.proposedSize = ProposedViewSize(width: 7, height: 5)
    let picture = try renderer.bitmap()
    #expect((picture.width, picture.height) == (7, 5))
  }

  @Test func `PNG data decodes to the pixels of the bitmap`() throws {
    let renderer = ImageRenderer(
      content: Text("Goal!").font(.system(size: 40, weight: .bold)).foregroundStyle(.orange)
        .padding().background(.blue.opacity(0.5), in: Capsule()))
    #expect(try Bitmap(png: renderer.pngData()) == renderer.bitmap())
  }

  @Test func `a view without size is an error, not a picture`() {
    let error = #expect(throws: FrameError.self) { try bitmap(EmptyView()) }
    #expect(error?.description.contains("0.0 × 0.0 points") == true)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e308, -5])
  func `a length that is none is ignored and reported`(length: CGFloat) throws {
    let renderer = ImageRenderer(
      content: Color.red.frame(width: length, height: 10).frame(width: 10))
    let findings = try renderer.composition().findings
    #expect(findings.map(\.rule) == ["unusable-length"])
    #expect(findings.first?.message.hasPrefix("frame(width:) is \(length)") == true)
    #expect(try renderer.bitmap().width == 10)
  }

  @Test(arguments: [CGFloat.nan, 0, -1, 1e9])
  func `a font size that can't be drawn is replaced and reported`(size: CGFloat) throws {
    let renderer = ImageRenderer(
      content: Text("A").font(.system(size: size)).frame(width: 10, height: 10))
    #expect(try renderer.composition().findings.map(\.rule).contains("unusable-length"))
    #expect(try renderer.bitmap().width == 10)
  }

  @Test func `an image that can't be read is a crossed box and a warning`() throws {
    let renderer = ImageRenderer(content: Image(data: Data("<!DOCTYPE html>".utf8)))
    let finding = try #require(try renderer.composition().findings.first)
    #expect(finding.rule == "unreadable-image")
    #expect(finding.message.contains("HTML"))
    #expect(try renderer.bitmap().width == 100)
  }

  @Test func `an image is as large as its pixels, or as it is told to be`() throws {
    let png = try ImageRenderer(content: Color.green.frame(width: 12, height: 6)).pngData()
    let natural = try bitmap(Image(data: png))
    #expect((natural.width, natural.height) == (12, 6))
    let fitted = try bitmap(Image(data: png).resizable().scaledToFit().frame(width: 60, height: 60))
    // Twelve by six fits a square of 60 as 60 by 30, in the middle.
    #expect(fitted[30, 10].alpha == 0)
    #expect(fitted[30, 30] == Bitmap.Pixel(red: 52, green: 199, blue: 89))
  }
}
