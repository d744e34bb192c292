import TenFoot
import Testing

@testable import TenFootDisplay

struct ScreenStateTests {
  private func state(
    _ mode: ScreenMode, overscan: CGFloat = 0, _ compensation: OverscanCompensation = .scale
  ) -> ScreenState {
    ScreenState(
      ScreenDescription(
        name: "TV", modes: [mode],
        overscan: EdgeInsets(
          top: overscan, leading: overscan, bottom: overscan, trailing: overscan),
        overscanCompensation: compensation), generation: 1)
  }

  @Test(arguments: [
    (ScreenMode.hd720, CGSize(width: 1920, height: 1080)),
    (.fullHD, CGSize(width: 1920, height: 1080)),
    (.uhd, CGSize(width: 1920, height: 1080)),
    (.xga, CGSize(width: 1440, height: 1080)),
    (.portrait, CGSize(width: 1080, height: 1920)),
    (.wuxga, CGSize(width: 1728, height: 1080)),
  ])
  func `a screen has 1,080 points on its short side`(_ mode: ScreenMode, _ points: CGSize) {
    #expect(state(mode).bounds.size == points)
  }

  @Test(arguments: KnownScreens.all)
  func `bounds times scale are the native bounds`(_ screen: ScreenDescription) {
    let state = ScreenState(screen, generation: 1)
    #expect(abs(state.bounds.width * state.scale - state.nativeBounds.width) < 0.001)
    #expect(abs(state.bounds.height * state.scale - state.nativeBounds.height) < 0.001)
  }

  @Test func `inset bounds leave out the edges that the set cuts off`() {
    // EBU R 95 at 1080p: 3.5 % are 67 columns and 38 rows a side, which leaves 1786 by 1004.
    let state = state(.fullHD, overscan: 0.035, .insetBounds)
    #expect(state.bounds.size == CGSize(width: 1786, height: 1004))
    #expect(state.contentPixels == CGRect(x: 67, y: 38, width: 1786, height: 1004))
    #expect(state.degradations.isEmpty)
  }

  @Test func `scaled bounds stay, and the picture is smaller`() {
    let state = state(.fullHD, overscan: 0.05, .scale)
    #expect(state.bounds.size == CGSize(width: 1920, height: 1080))
    #expect(state.canvas.scale == 0.9)
  }

  @Test func `overscan that nobody compensates is unsafe`() {
    let state = state(.fullHD, overscan: 0.05, .none)
    #expect(state.contentPixels == state.nativeBounds)
    #expect(state.degradations == [.unsafeOverscan])
    #expect(
      state.overscanCompensationInsets
        == EdgeInsets(top: 54, leading: 96, bottom: 54, trailing: 96))
  }
}

struct ScreenModeTests {
  @Test(arguments: [
    ("1080p", ScreenMode.fullHD), ("720p", .hd720), ("2160p", .uhd), ("1080i", .fullHDInterlaced),
    ("1080p50", .fullHDAt50), ("1080x1920", .portrait), ("1600x900@30", .airPlay900),
    (
      "1920x1080@59.94",
      ScreenMode(pixelWidth: 1920, pixelHeight: 1080, rate: FrameRate(60000, 1001))
    ),
  ])
  func `a mode is read as people write it`(_ text: String, _ mode: ScreenMode) {
    #expect(ScreenMode(text) == mode)
  }

  @Test(arguments: ["", "p", "1080", "1080x", "x1080", "1080pfast", "1920x1080@", "1x2x3", "9999z"])
  func `what is no mode is not read`(_ text: String) {
    #expect(ScreenMode(text) == nil)
  }

  // CTA-861-G, table 3: VIC 4, 19, 16, 31, 34, 5, 97 and 95.
  @Test(arguments: [
    (ScreenMode.hd720, 1280, 720, 60.0, false), (.hd720At50, 1280, 720, 50, false),
    (.fullHD, 1920, 1080, 60, false), (.fullHDAt50, 1920, 1080, 50, false),
    (.fullHDAt30, 1920, 1080, 30, false), (.fullHDInterlaced, 1920, 1080, 30, true),
    (.uhd, 3840, 2160, 60, false), (.uhdAt30, 3840, 2160, 30, false),
  ])
  func `television's modes are those of the standard`(
    _ mode: ScreenMode, _ width: Int, _ height: Int, _ rate: Double, _ isInterlaced: Bool
  ) {
    #expect(mode.pixelWidth == width && mode.pixelHeight == height)
    #expect(mode.rate.framesPerSecond == rate)
    #expect(mode.isInterlaced == isInterlaced)
    #expect(ScreenMode(mode.description) == mode)
  }

  @Test func `a rate of a fraction has the period of that fraction`() {
    // 1001/60000 s.
    let period = FrameRate(60000, 1001).period
    #expect(abs(period / .nanoseconds(1) - 16_683_333.33) < 1)
    #expect(!FrameRate(0).isUsable)
    #expect(!FrameRate(60, 0).isUsable)
    #expect(!FrameRate(-60).isUsable)
  }
}
