import Foundation
import TenFoot
import TenFootTesting
import XCTest

#if !canImport(Darwin)
  /// Checks in XCTest fail as those in Swift Testing do.
  final class XCTestReportingTests: XCTestCase {
    nonisolated(unsafe) private var failures: [String] = []
    nonisolated(unsafe) private var isCatching = false

    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      guard isCatching else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      failures.append(description)
    }

    func testAMissingGoldenFailsTheTestOnce() throws {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "tenfoot-xctest-\(UUID().uuidString)")
      isCatching = true
      try expectGolden(
        Color.red, "suite/case", on: [DisplayCanvas(size: CGSize(width: 8, height: 8))],
        in: folder.appending(path: "Goldens"))
      isCatching = false
      XCTAssertEqual(failures.count, 1)
      XCTAssertTrue(failures.first?.contains("suite/case/8x8-dark.png does not exist") == true)
      try FileManager.default.removeItem(at: folder)
    }

    func testTheProbe() throws { try AttachmentProbe.check("xctest") }

    func testTheSamePixelsPass() throws {
      try expectSamePixels(
        Color.red, Rectangle().fill(.red), on: DisplayCanvas(size: CGSize(width: 8, height: 8)))
    }
  }
#endif
