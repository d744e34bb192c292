import Foundation
import TenFoot
import TenFootRaster

/// A folder of files for one test, gone when nobody holds it.
final class TestCatalog {
  let folder: URL

  /// Writes files under a new folder, with the folders that they need.
  init(_ files: [String: Data]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("TenFoot-\(UUID().uuidString)/Assets.xcassets")
    for (path, data) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

  /// The bytes of a PNG file of one color.
  static func png(_ width: Int, _ height: Int, _ pixel: Bitmap.Pixel) throws -> Data {
    try bitmap(width, height, pixel).pngData()
  }

  static func bitmap(_ width: Int, _ height: Int, _ pixel: Bitmap.Pixel) -> Bitmap {
    Bitmap(width: width, height: height, isOpaque: false) { bytes in
      for start in stride(from: 0, to: bytes.count, by: 4) {
        bytes[start] = pixel.blue
        bytes[start + 1] = pixel.green
        bytes[start + 2] = pixel.red
        bytes[start + 3] = pixel.alpha
      }
    }
  }
}

extension Bitmap.Pixel {
  static let pureRed = Bitmap.Pixel(red: 255, green: 0, blue: 0)
  static let pureGreen = Bitmap.Pixel(red: 0, green: 255, blue: 0)
  static let pureBlue = Bitmap.Pixel(red: 0, green: 0, blue: 255)
  static let white = Bitmap.Pixel(red: 255, green: 255, blue: 255)
  static let black = Bitmap.Pixel(red: 0, green: 0, blue: 0)
}
