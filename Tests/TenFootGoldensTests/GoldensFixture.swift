import Foundation
import TenFoot
import TenFootDisplay
import TenFootRaster

@testable import TenFootGoldens

/// A package with a folder of goldens that is gone with the last use of it.
final class GoldensFixture: Sendable {
  let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory
      .appending(path: "tenfoot-goldens-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try Data().write(to: root.appending(path: "Package.swift"))
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  var folder: URL { root.appending(path: "Goldens") }
  var scratch: URL { root.appending(path: ".goldens") }

  func settings(
    _ mode: GoldenMode = .verify, shard: GoldenSettings.Shard = .whole
  ) -> GoldenSettings {
    GoldenSettings(mode: mode, folder: folder, shard: shard)
  }

  /// A run of its own, as another `swift test` would be.
  func session(
    _ mode: GoldenMode = .verify, isFiltered: Bool = false,
    shard: GoldenSettings.Shard = .whole
  ) throws -> GoldenSession {
    try GoldenSession(
      settings(mode, shard: shard),
      run: RunIdentity(id: UUID().uuidString, isFiltered: isFiltered))
  }

  /// Checks one view in a run of its own that comes to its end.
  @discardableResult @MainActor func check(
    _ view: some View, _ path: String = "suite/case/40x30-dark.png", _ mode: GoldenMode = .verify,
    kind: GoldenKind = .picture, ignoring ignored: [String] = [],
    allowing allowance: GoldenAllowance? = nil, canvas: DisplayCanvas = .tiny,
    isFiltered: Bool = false
  ) throws -> GoldenResult {
    let session = try session(mode, isFiltered: isFiltered)
    defer { session.end() }
    return try GoldenCheck(
      path, kind, of: .still(view, on: canvas), ignoring: ignored, allowing: allowance,
      call: "Test.swift:1", in: session
    ).run()
  }

  /// The paths of all files below a folder of the package, in order.
  func files(in name: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: root.appending(path: name).path)
    return (paths?.compactMap { $0 as? String } ?? []).filter { path in
      var isFolder: ObjCBool = false
      let full = root.appending(path: name).appending(path: path).path
      return FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
    .sorted()
  }
}

extension DisplayCanvas {
  /// Forty by thirty pixels of black.
  static let tiny = DisplayCanvas(size: CGSize(width: 40, height: 30))
}

extension GoldenSubject {
  private static let renderer = Result { try FrameRenderer() }

  /// A view that stands still.
  @MainActor static func still(_ view: some View, on canvas: DisplayCanvas = .tiny) throws -> Self {
    let renderer = try renderer.get()
    return GoldenSubject([Moment(renderer.compose(view, on: canvas))], renderer: renderer)
  }
}

extension Bitmap {
  /// An opaque picture of pixels that are `0xRRGGBB`.
  init(width: Int, height: Int, _ color: (_ x: Int, _ y: Int) -> UInt32) {
    self.init(width: width, height: height, isOpaque: true) { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let value = color(x, y)
          let place = (y * width + x) * 4
          bytes[place] = UInt8(value & 0xFF)
          bytes[place + 1] = UInt8(value >> 8 & 0xFF)
          bytes[place + 2] = UInt8(value >> 16 & 0xFF)
          // What an opaque picture has here means nothing.
          bytes[place + 3] = UInt8(truncatingIfNeeded: x &* 31 &+ y)
        }
      }
    }
  }
}
