import Foundation
import TenFoot
import Testing

/// One small picture for each way in which images and symbols are drawn, and of what is drawn by hand.
@MainActor struct PictureGoldenTests {
  /// A picture whose quarters are told apart.
  private static let quarters = Bitmap(width: 32, height: 24, isOpaque: true) { bytes in
    for place in 0..<32 * 24 {
      let (x, y) = (place % 32, place / 32)
      bytes[place * 4] = x < 16 ? 40 : 220
      bytes[place * 4 + 1] = y < 12 ? 60 : 200
      bytes[place * 4 + 2] = (x / 4 + y / 4).isMultiple(of: 2) ? 230 : 90
      bytes[place * 4 + 3] = 255
    }
  }

  private let image = Image(bitmap: quarters)

  @Test func `images in frames of other sizes`() throws {
    let insets = EdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8)
    try expectSmallGolden(
      HStack(spacing: 4) {
        image.resizable(capInsets: insets)
        image.resizable(resizingMode: .tile)
        image.resizable(capInsets: insets, resizingMode: .tile)
      }, "pictures/cap-insets")
    try expectSmallGolden(
      HStack(spacing: 4) {
        image.interpolation(.none).resizable()
        image.interpolation(.high).resizable()
      }, "pictures/interpolation")
    try expectSmallGolden(
      HStack(spacing: 8) {
        Image(bitmap: Self.quarters, scale: 2)
        image.renderingMode(.template).foregroundStyle(.mint)
      }, "pictures/template")
    try expectSmallGolden(
      Circle().fill(ImagePaint(image: image, scale: 0.5)).padding(6), "styles/image-paint")
  }

  @Test func `symbols`() throws {
    try expectSmallGolden(
      VStack(spacing: 6) {
        HStack(spacing: 6) {
          Image(systemName: "trophy.fill").foregroundStyle(.yellow)
          Image(systemName: "heart").symbolVariant(.fill).foregroundStyle(.red)
          Image(systemName: "tv").imageScale(.large)
          Image(systemName: "no.such.symbol")
        }
        Text("Press \(Image(systemName: "play.circle.fill")) now")
      }
      .font(.system(size: 22)), "views/symbols")
  }

  @Test func `a canvas`() throws {
    try expectSmallGolden(
      Canvas { context, size in
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(
            Gradient(colors: [.indigo, .black]), startPoint: .zero,
            endPoint: CGPoint(x: size.width, y: size.height)))
        var turned = context
        turned.translateBy(x: 60, y: 45)
        turned.rotate(by: .degrees(30))
        turned.stroke(
          Path(CGRect(x: -20, y: -20, width: 40, height: 40)), with: .color(.orange), lineWidth: 4)
        context.draw(
          Text("12:30").font(.system(size: 20, weight: .bold)).foregroundStyle(.white),
          at: CGPoint(x: 120, y: 45))
      }, "views/canvas")
  }

  @Test func `a canvas with symbols`() throws {
    try expectSmallGolden(
      Canvas { context, size in
        guard let ball = context.resolveSymbol(id: 1) else { return }
        for step in 0..<4 {
          context.draw(ball, at: CGPoint(x: 20 + step * 40, y: 30))
        }
        context.draw(ball, in: CGRect(x: 10, y: 54, width: 140, height: 14))
        let text = context.resolve(Text("Set 3").font(.system(size: 14)))
        let width = text.measure(in: size).width
        context.draw(text, at: CGPoint(x: size.width - width, y: 80), anchor: .leading)
      } symbols: {
        Circle().fill(.orange).frame(width: 24, height: 24).tag(1)
      }, "views/canvas-symbols")
  }

  @Test func `an SVG drawing`() throws {
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9">
      <rect width="16" height="9" fill="#234"/><circle cx="5" cy="4.5" r="3" fill="#fc0"/>
      <path d="M9 7L12 2L15 7Z" fill="none" stroke="#fff"/></svg>
      """
    try expectSmallGolden(
      Image(data: Data(drawing.utf8)).resizable().padding(5), "pictures/svg")
  }
}
