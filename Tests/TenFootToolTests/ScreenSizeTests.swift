import TenFoot
import Testing

@testable import TenFootTool

struct ScreenSizeTests {
  // SMPTE 296M, SMPTE 274M and ITU-R BT.2020 name these sizes.
  @Test(arguments: [
    ("720p", 1280, 720), ("1080p", 1920, 1080), ("2160p", 3840, 2160), ("1080P", 1920, 1080),
    ("64x36", 64, 36), ("64X36", 64, 36), ("64×36", 64, 36), ("32767x1", 32_767, 1),
  ])
  func `a screen is named or measured`(text: String, width: Int, height: Int) throws {
    let size = try ScreenSize.read(text)
    #expect(size == ScreenSize(width: width, height: height))
    let canvas = try size.canvas(scale: 1)
    #expect(canvas.pixelWidth == width && canvas.pixelHeight == height)
  }

  @Test(arguments: [
    ("0x0", "at least one pixel"), ("0x36", "at least one pixel"),
    ("40000x40000", "32,767 pixels a side"), ("32768x1", "32,767 pixels a side"),
    ("99999999999999999999x1", "32,767 pixels a side"), ("32767x32767", "1 GiB"),
    ("-64x36", "WxH"), ("NaNxNaN", "WxH"), ("64", "WxH"), ("64x36x1", "WxH"), ("x", "WxH"),
    ("", "WxH"), ("64 x 36", "WxH"), ("1e3x1e3", "WxH"), ("٦٤x٣٦", "WxH"),
    ("1080", "Did you mean \"1080p\"?"), ("108p", "Did you mean \"1080p\"?"),
  ])
  func `a size that no screen has is refused with the reason`(text: String, reason: String) {
    let error = #expect(throws: ToolError.self) { try ScreenSize.read(text) }
    #expect(error?.exitCode == .usage)
    #expect(error?.description.contains(reason) == true)
  }

  @Test func `a scale multiplies the pixels and keeps the points`() throws {
    let size = ScreenSize(width: 1280, height: 720)
    let canvas = try size.canvas(scale: 1.5)
    #expect(canvas.pixelWidth == 1920 && canvas.pixelHeight == 1080)
    #expect(try canvas.size == size.canvas(scale: 1).size)
  }

  @Test(arguments: [0.0001, 100, 1e300])
  func `a scale may not lead out of the limits either`(scale: Double) {
    let error = #expect(throws: ToolError.self) {
      try ScreenSize(width: 1920, height: 1080).canvas(scale: scale)
    }
    #expect(error?.description.contains("--scale can't be") == true)
  }

  @Test(arguments: ["0", "-1", "nan", "inf", "two", "", "1e999"])
  func `a scale is a number above nothing`(text: String) async throws {
    let run = try await ToolRun("render", "poll", "--scale", text, "-o", "-")
    #expect(run.code == .usage)
    #expect(run.errors.contains("a scale is a number above 0"))
    #expect(run.output.isEmpty)
  }
}
