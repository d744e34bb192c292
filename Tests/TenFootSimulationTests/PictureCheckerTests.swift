import TenFoot
import Testing

@testable import TenFootDisplay
@testable import TenFootSimulation

@MainActor
struct PictureCheckerTests {
  private let renderer: FrameRenderer
  private let checker: PictureChecker

  init() throws {
    renderer = try FrameRenderer()
    checker = PictureChecker(renderer)
  }

  /// A television that cuts off a tenth on the left or on the right.
  private func screen(left: CGFloat, right: CGFloat) -> ScreenDescription {
    ScreenDescription(
      name: "TV", overscan: EdgeInsets(top: 0, leading: left, bottom: 0, trailing: right))
  }

  /// Two frames of a red view on a television, and the television.
  private func show(on description: ScreenDescription) throws -> (frames: [Frame], ScreenState) {
    let clock = VirtualClock()
    let center = ScreenCenter(clock: clock, timing: .immediate, renderer: renderer)
    let sink = MemorySink()
    center.addSink(sink, to: "tv")
    try center.connect(description)
    let screen = try #require(center["tv"])
    let window = Window(frame: screen.bounds, screen: screen)
    window.rootViewController = HostingController(rootView: Color.red)
    window.isHidden = false
    clock.advance(by: .seconds(1))
    window.setNeedsDisplay()
    clock.advance(by: .seconds(1))
    return (sink.frames, screen.state)
  }

  @Test(arguments: [0, 0.1])
  func `a picture that is right is passed over, and its pixels are looked at once`(
    cut: CGFloat
  ) throws {
    let (frames, state) = try show(on: screen(left: cut, right: 0))
    #expect(frames.count == 2)
    for frame in frames {
      #expect(checker.objection(to: frame, Color.red, on: state) == nil)
    }
    #expect(checker.framesCompared == 2)
    #expect(checker.picturesCompared == 1)
    #expect(checker.isSame(frames.last, Color.red, on: state))
    #expect(!checker.isSame(frames.last, Color.blue, on: state))
    #expect(!checker.isSame(nil, Color.red, on: state))
  }

  @Test func `a picture of something else is told of`() throws {
    let (frames, state) = try show(on: screen(left: 0, right: 0))
    let frame = try #require(frames.first)
    #expect(
      checker.objection(to: frame, Color.blue, on: state)
        == "frame 1 of tv#2 differs from a run without faults")
  }

  @Test func `the same items in other pixels are told of`() throws {
    let (frames, _) = try show(on: screen(left: 0.1, right: 0))
    let frame = try #require(frames.first)
    // Cut off on the other side it is the same picture 192 columns further left.
    let other = ScreenState(screen(left: 0, right: 0.1), generation: 2)
    #expect(
      checker.objection(to: frame, Color.red, on: other)
        == "the first pixels of tv#2 differ from a run without faults")
  }
}
