import Foundation
import TenFoot
import TenFootRaster
import Testing

@testable import TenFootGoldens

/// What people complain about in other systems, each with the behavior that ends it.
@MainActor struct ComplaintTests {
  private let fixture: GoldensFixture
  private let path = "suite/case/40x30-dark.png"

  init() throws { fixture = try GoldensFixture() }

  private func compare(
    _ one: (Int, Int) -> UInt32, _ other: (Int, Int) -> UInt32
  ) throws -> PictureDifference? {
    try PictureDifference(
      from: Bitmap(width: 40, height: 30, one),
      to: Bitmap(width: 40, height: 30, other))
  }

  @Test func `a comparison that sees nothing stops the run`() {
    let error = #expect(throws: GoldenError.self) { try ComparisonSelfTest.run { _, _ in false } }
    #expect(error?.description.contains("did not notice a pixel") == true)
    #expect(throws: Never.self) { try ComparisonSelfTest.run() }
  }

  @Test func `a divider of one pixel that changes its color by one level fails`() throws {
    func divider(_ color: UInt32) -> (Int, Int) -> UInt32 {
      { _, y in y == 15 ? color : 0x101010 }
    }
    let difference = try #require(try compare(divider(0x303030), divider(0x303130)))
    #expect(difference.pixelCount == 40)
    #expect(difference.largestChannel == 1)
  }

  @Test func `a thin ring in other shades fails, whatever it is called`() throws {
    func ring(_ shade: UInt32) -> (Int, Int) -> UInt32 {
      { x, y in
        let distance = (Double(x - 20) * Double(x - 20) + Double(y - 15) * Double(y - 15))
          .squareRoot()
        return abs(distance - 10) < 0.5 ? shade : 0
      }
    }
    #expect(try compare(ring(0x808080), ring(0x7F7F7F)) != nil)
  }

  @Test func `a recording run never succeeds`() throws {
    for mode in [GoldenMode.missing, .all] {
      let result = try fixture.check(Color.red, "suite/\(mode)/x.png", mode)
      #expect(!result.outcome.passes)
    }
  }

  @Test func `a record of all touches no file whose picture is the same`() throws {
    try fixture.check(Color.red, path, .missing)
    let files = ["index.json", path].map { fixture.folder.appending(path: $0).path }
    let past = Date(timeIntervalSince1970: 1_000_000_000)
    for file in files {
      try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file)
    }
    try fixture.check(Color.red, path, .all)
    for file in files {
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect(attributes[.modificationDate] as? Date == past)
    }
  }

  @Test func `a check that is gone leaves a golden that is told by name`() throws {
    try fixture.check(Color.red, "suite/gone/x.png", .missing)
    try fixture.check(Color.red, "suite/kept/x.png", .missing)
    try fixture.check(Color.red, "suite/kept/x.png")
    let status = try GoldenStatus(fixture.settings())
    #expect(status.paths[.obsolete] == ["suite/gone/x.png"])
  }

  @Test func `a deleted golden is told by name, by status and by its check`() throws {
    try fixture.check(Color.red, path, .missing)
    try FileManager.default.removeItem(at: fixture.folder.appending(path: path))
    let result = try fixture.check(Color.red)
    #expect(result.outcome == .new)
    #expect(result.report?.message.contains(path) == true)
    #expect(try GoldenStatus(fixture.settings()).paths[.missing] == [path])
  }

  @Test func `the picture of a difference is not black, for opacity either`() throws {
    func picture(_ alpha: UInt8) -> Bitmap {
      Bitmap(width: 10, height: 10, isOpaque: false) { bytes in
        bytes.initializeMemory(as: UInt8.self, repeating: 0)
        bytes[(5 * 10 + 5) * 4 + 3] = alpha
      }
    }
    let strip = DifferencePicture.strip(
      from: picture(0), to: picture(1), around: PixelArea(x: 5, y: 5, width: 1, height: 1))
    // Three panels of 10 × 10 at eight times their size, with gaps of eight.
    #expect((strip.width, strip.height) == (256, 80))
    #expect(strip[2 * 88 + 44, 44] == Bitmap.Pixel(red: 255, green: 0, blue: 255))
    #expect(strip[2 * 88 + 4, 4] == Bitmap.Pixel(red: 64, green: 64, blue: 64))
  }

  @Test func `a view of no size has its own message`() {
    let empty = DisplayCanvas(size: .zero)
    let error = #expect(throws: GoldenError.self) {
      try fixture.check(Color.red, path, canvas: empty)
    }
    #expect(error?.description.contains("above zero") == true)
    #expect(fixture.files(in: "Goldens").isEmpty)
  }

  @Test func `a filtered run changes no golden that it doesn't visit`() throws {
    try fixture.check(Color.red, "suite/visited/x.png", .missing)
    try fixture.check(Color.red, "suite/other/x.png", .missing)
    let other = fixture.folder.appending(path: "suite/other/x.png")
    let before = try Data(contentsOf: other)
    try fixture.check(Color.blue, "suite/visited/x.png", .all, isFiltered: true)
    #expect(try Data(contentsOf: other) == before)
    #expect(throws: GoldenError.self) { try GoldenPruning(fixture.settings()).prune() }
  }

  @Test func `an allowance that a run did not need is listed with all its slack`() throws {
    try fixture.check(Color.red, path, .missing)
    let allowance = GoldenAllowance(
      channel: 2, pixels: 30, window: 9, reason: "a test", owner: "tests")
    try fixture.check(Color.red, path, allowing: allowance)
    let ledger = AllowanceLedger(try RunRecord(in: fixture.scratch))
    #expect(ledger.lines.map(\.slack) == [[2, 30, 9]])
  }

  @Test func `the failure of one golden leaves the others checked`() throws {
    let session = try fixture.session()
    for name in ["a", "b"] {
      let check = GoldenCheck(
        "suite/\(name)/x.png", .picture, of: try .still(Color.red), call: name, in: session)
      #expect(try check.run().outcome == .new)
    }
    #expect(try RunRecord(in: fixture.scratch).results.count == 2)
  }
}
