import TenFoot
import TenFootDisplay
import Testing

/// What the README's listings import is enough: no other module of the package is named here.
struct ExportsTests {
  @Test @MainActor func `the stages in hand need the two products and no more`() throws {
    let frames = try FrameRenderer()
    let composition = frames.compose(Color.red, on: .fullHD)
    let png = try frames.draw(composition).pngData()
    // The first bytes of every PNG file.
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }
}
