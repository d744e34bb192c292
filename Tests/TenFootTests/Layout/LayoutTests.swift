import Foundation
import Testing

@testable import TenFoot

@MainActor
struct LayoutTests {
  private func probe(_ view: some View) -> LayoutProbe {
    LayoutProbe(view, canvas: .fullHD, text: BlockTextEngine())
  }

  private func frames(
    _ width: CGFloat?, _ height: CGFloat?, @ViewBuilder _ view: () -> some View
  ) -> [String: CGRect] {
    probe(view()).frames(proposing: ProposedViewSize(width: width, height: height))
  }

  private func size(
    _ width: CGFloat?, _ height: CGFloat?, @ViewBuilder _ view: () -> some View
  ) -> CGSize {
    probe(view()).size(proposing: ProposedViewSize(width: width, height: height))
  }

  private func block(_ name: String, _ width: CGFloat?, _ height: CGFloat?) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  @Test func `a stack serves the least flexible child first`() {
    // OBJ-H: HStack(spacing: 0) at 150 gives a maxWidth 100 frame 75 and a minWidth 100 frame 100.
    let found = frames(150, 50) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100).accessibilityIdentifier("a")
        Color.green.frame(minWidth: 100).accessibilityIdentifier("b")
      }
    }
    #expect(found["a"]?.width == 75)
    #expect(found["b"]?.width == 100)
  }

  @Test func `a higher priority gets all but the least lengths of the others`() {
    // S10: heights 0, 284, 0 at y 0, 8, 300.
    let found = frames(300, 300) {
      VStack {
        Color.red.accessibilityIdentifier("a")
        Color.green.accessibilityIdentifier("b").layoutPriority(1)
        HStack {
          Color.blue
          Color.blue
        }.accessibilityIdentifier("c")
      }
    }
    #expect(found["a"] == CGRect(x: 0, y: 0, width: 300, height: 0))
    #expect(found["b"] == CGRect(x: 0, y: 8, width: 300, height: 284))
    #expect(found["c"]?.minY == 300)
  }

  @Test func `nested stacks keep eight points between plain views`() {
    // S14: (55,7) (55,55) (31,103) (79,103) in a frame of 150².
    let found = frames(1000, 1000) {
      VStack {
        block("a", 40, 40)
        block("b", 40, 40)
        HStack {
          block("c", 40, 40)
          block("d", 40, 40)
        }
      }.frame(width: 150, height: 150)
    }
    #expect(found["a"]?.origin == CGPoint(x: 55, y: 7))
    #expect(found["b"]?.origin == CGPoint(x: 55, y: 55))
    #expect(found["c"]?.origin == CGPoint(x: 31, y: 103))
    #expect(found["d"]?.origin == CGPoint(x: 79, y: 103))
  }

  @Test func `spacers share what is left and keep no distance`() {
    // SP-3: spacers of 65, x 0, 105, 210.
    let found = frames(1000, 1000) {
      HStack {
        block("a", 40, 50)
        Spacer()
        block("b", 40, 50)
        Spacer()
        block("c", 40, 50)
      }.frame(width: 250, height: 80)
    }
    #expect(found["a"]?.origin == CGPoint(x: 0, y: 15))
    #expect(found["b"]?.minX == 105)
    #expect(found["c"]?.minX == 210)
  }

  @Test(
    arguments: [
      // F7: Color(50,20).frame(minWidth: 80, maxWidth: 160).
      (40, 80, 15), (120, 120, 35), (300, 160, 55), (nil, 80, 15),
    ] as [(CGFloat?, CGFloat, CGFloat)])
  func `a flexible frame keeps the proposal within its bounds`(
    proposal: CGFloat?, width: CGFloat, x: CGFloat
  ) {
    let view = Color.red.frame(width: 50, height: 20).accessibilityIdentifier("a")
      .frame(minWidth: 80, maxWidth: 160)
    let asked = ProposedViewSize(width: proposal, height: nil)
    #expect(probe(view).size(proposing: asked).width == width)
    #expect(probe(view).frames(proposing: asked)["a"]?.minX == x)
  }

  @Test(arguments: [
    (
      0.5, ContentMode.fit, CGSize(width: 100, height: 50),
      CGRect(x: 37.5, y: 0, width: 25, height: 50)
    ),
    (2, .fill, CGSize(width: 50, height: 100), CGRect(x: -75, y: 0, width: 200, height: 100)),
  ])
  func `an aspect ratio fits or fills`(
    ratio: CGFloat, mode: ContentMode, frame: CGSize, expected: CGRect
  ) {
    // AR1, AR3.
    let found = frames(nil, nil) {
      Color.red.accessibilityIdentifier("a").aspectRatio(ratio, contentMode: mode)
        .frame(width: frame.width, height: frame.height)
    }
    #expect(found["a"] == expected)
  }

  @Test func `text wraps at words and reports its widest line`() {
    // 1 em a character: "aa bb cc" at 5 ems is "aa bb" and "cc"; 2 lines of 10 points.
    let view = Text("aa bb cc").font(.system(size: 10))
    #expect(
      probe(view).size(proposing: ProposedViewSize(width: 55, height: nil))
        == CGSize(width: 50, height: 20))
    #expect(probe(view).size(proposing: .unspecified) == CGSize(width: 80, height: 10))
    #expect(probe(view).size(proposing: .zero) == .zero)
  }

  @Test func `a word longer than the line is split between characters`() {
    let view = Text("abcdef").font(.system(size: 10))
    #expect(
      probe(view).size(proposing: ProposedViewSize(width: 25, height: nil))
        == CGSize(width: 20, height: 30))
  }

  @Test func `baselines of different sizes meet`() {
    // A7: ascents 40 and 16, heights 50 and 20: y 0 and 24, height 50.
    let view = HStack(alignment: .firstTextBaseline) {
      Text("A").font(.system(size: 50)).accessibilityIdentifier("a")
      Text("B").font(.system(size: 20)).accessibilityIdentifier("b")
    }
    let found = probe(view).frames(proposing: .unspecified)
    #expect(found["a"]?.minY == 0)
    #expect(found["b"]?.minY == 24)
    #expect(probe(view).size(proposing: .unspecified).height == 50)
  }

  @Test func `an overlay takes no part in the size`() {
    let found = frames(500, 500) {
      block("a", 200, 200).overlay(alignment: .bottomTrailing) { block("b", 50, 50) }
    }
    #expect(found["b"] == CGRect(x: 150, y: 150, width: 50, height: 50))
  }
}
