import Foundation
import TenFoot
import TenFootDisplay
import Testing

@MainActor struct FrameInspectorTests {
  private let judge: Judge

  init() throws { judge = try Judge() }

  private func scene(_ string: String, _ color: Color, _ ground: Color) -> some View {
    judge.text(string, 90).foregroundStyle(color).frame(width: 900, height: 200)
      .background(ground).frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(gray(20).ignoresSafeArea())
  }

  // A frame that is drawn over another has the same letters on the same ground as one by itself.
  @Test func `a frame is judged alike after any other`() throws {
    let scenes = [
      scene("first", .white, gray(60)), scene("second", .white, gray(60)),
      scene("second", gray(90), gray(60)), scene("second", gray(90), gray(230)),
      scene("first", .white, gray(60)),
    ]
    var contrasts: [Int] = []
    for scene in scenes {
      let found = try judge.renderer.findings(of: judge.renderer.compose(scene, on: .fullHD))
      let fresh = try FrameRenderer()
      #expect(try found == fresh.findings(of: fresh.compose(scene, on: .fullHD)))
      contrasts.append(found.count { $0.rule == "CON-TEXT" })
    }
    // Only gray 90 on gray 60 is too faint: 1.7:1.
    #expect(contrasts == [0, 0, 1, 0, 0])
  }
}
