import Foundation
import TenFoot
import TenFootDisplay
import Testing

/// Drawing that would take all of a machine, all the way from the view to the pixels.
@MainActor struct HostilePictureTests {
  private let frames: FrameRenderer

  init() throws { frames = try FrameRenderer() }

  private func draw(_ view: some View, side: CGFloat = 64) throws -> (Composition, Bitmap) {
    let canvas = DisplayCanvas(size: CGSize(width: side, height: side))
    let composition = frames.compose(view, on: canvas)
    return (composition, try frames.draw(composition))
  }

  /// A view in others, each of which does something to the next.
  private struct Nest<Change: ViewModifier>: View {
    let depth: Int
    let change: Change

    var body: some View {
      if depth > 0 {
        AnyView(Nest(depth: depth - 1, change: change).modifier(change))
      } else {
        AnyView(Color.white)
      }
    }
  }

  private struct Clip: ViewModifier {
    func body(content: Content) -> some View {
      content.clipShape(Circle()).clipShape(Circle()).overlay(alignment: .top) {
        Color.red.frame(width: 2, height: 2)
      }
    }
  }

  private struct Fade: ViewModifier {
    func body(content: Content) -> some View {
      content.overlay(alignment: .top) { Color.red.frame(width: 2, height: 2) }.opacity(0.999)
    }
  }

  @Test func `ten thousand clips in one another are drawn as deep as is drawn, and reported`()
    throws
  {
    // Two clips a level, for views may stand in one another no deeper than this makes them.
    let (composition, frame) = try draw(Nest(depth: 5_000, change: Clip()))
    let finding = try #require(composition.findings.first { $0.rule == "nested-effects" })
    #expect(finding.severity == .error)
    #expect(finding.measured?.value == 10_000)
    #expect(frame[0, 0] == .black)
    #expect(frame[32, 0] != .black)
  }

  @Test func `five thousand opacities in one another are drawn as deep as is drawn, and reported`()
    throws
  {
    let (composition, frame) = try draw(Nest(depth: 5_000, change: Fade()))
    let finding = try #require(composition.findings.first { $0.rule == "nested-effects" })
    #expect(finding.measured?.value == 5_000)
    #expect(frame[32, 0] != .black)
  }

  @Test func `two hundred opacities in one another are no fault`() throws {
    let (composition, frame) = try draw(Nest(depth: 200, change: Fade()))
    #expect(composition.findings.allSatisfy { $0.rule != "nested-effects" })
    // 0.999 to the two hundredth is 0.82, and each layer's pixels are rounded.
    #expect(frame[32, 32].green >= 209 - 1)
  }

  @Test func `a million stops make a gradient`() throws {
    let stops = (0..<1_000_000).map {
      Gradient.Stop(color: $0.isMultiple(of: 2) ? .white : .black, location: CGFloat($0) / 1e6)
    }
    let (_, frame) = try draw(
      LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing))
    #expect(frame.width == 64)
  }

  @Test(arguments: [CGFloat.nan, 1e20, -1e20, .infinity, 1e5])
  func `lengths and places without end are drawn or left out`(wild: CGFloat) throws {
    let far = Path {
      $0.addLines([CGPoint(x: wild, y: 0), CGPoint(x: 9, y: wild), CGPoint(x: wild, y: wild)])
      $0.closeSubpath()
    }
    let views: [AnyView] = [
      AnyView(far.fill(.red)), AnyView(far.stroke(.red, lineWidth: wild)),
      AnyView(Color.red.blur(radius: wild)), AnyView(Color.red.blur(radius: wild, opaque: true)),
      AnyView(Color.red.shadow(radius: wild, x: wild, y: -wild)),
      AnyView(Color.red.rotationEffect(.degrees(wild))), AnyView(Color.red.scaleEffect(wild)),
      AnyView(Color.red.transformEffect(CGAffineTransform(translationX: wild, y: wild))),
      AnyView(Color.red.rotation3DEffect(.degrees(40), axis: (x: wild, y: 1, z: 0))),
      AnyView(Circle().trim(from: wild, to: 1).stroke(.red)),
      AnyView(RoundedRectangle(cornerRadius: wild).strokeBorder(.red, lineWidth: wild)),
      AnyView(
        ContainerRelativeShape().inset(by: wild)
          .containerShape(RoundedRectangle(cornerRadius: wild))),
      AnyView(
        RadialGradient(
          colors: [.red, .blue], center: UnitPoint(x: wild, y: 0), startRadius: wild, endRadius: 9)),
      AnyView(
        AngularGradient(
          colors: [.red, .blue], center: .center, startAngle: .degrees(wild), endAngle: .zero)),
      AnyView(
        Canvas { context, _ in
          context.translateBy(x: wild, y: 0)
          context.draw(Text("far"), at: CGPoint(x: wild, y: wild))
          context.fill(far, with: .color(.red))
        }),
      AnyView(Color.red.drawingGroup(opaque: true, colorMode: .linear).offset(x: wild)),
    ]
    for view in views { #expect(try draw(view).1.width == 64) }
  }
}
