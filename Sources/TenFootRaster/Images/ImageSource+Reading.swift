import Foundation
import TenFoot

extension ImageSource {
  /// What messages call the image.
  var name: String {
    switch self {
    case .file(let url): "the image \(url.isFileURL ? url.path : url.absoluteString)"
    case .data(let data): "an image of \(data.count) bytes in memory"
    case .bitmap(let bitmap): "an image of \(bitmap.width) × \(bitmap.height) pixels in memory"
    case .missingAsset(let name, _): "the image \(name)"
    }
  }

  /// Reads and decodes the image.
  func read(pixelLimit: Int) throws(RasterError) -> Picture {
    do throws(RasterError.ImageProblem) {
      switch self {
      case .data(let data):
        return try PictureKind(of: data).read(data, pixelLimit: pixelLimit)
      case .file(let url):
        let data = try Self.bytes(of: url, pixelLimit: pixelLimit)
        return try PictureKind(of: data).read(data, pixelLimit: pixelLimit)
      case .bitmap(let bitmap):
        return .pixels(bitmap)
      case .missingAsset:
        throw .missing
      }
    } catch {
      throw .image(name: name, problem: error)
    }
  }

  /// Reads a file, its header first, so that what is no picture is never read whole.
  static func bytes(
    of url: URL, pixelLimit: Int
  ) throws(RasterError.ImageProblem) -> Data {
    guard url.isFileURL else {
      throw .unreadable("it is no file; give the path of a file on disk")
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw .missing
    }
    guard !isFolder.boolValue else { throw .folder }
    // A pipe would be waited for without end.
    let kind =
      try? FileManager.default.attributesOfItem(
        atPath: url.resolvingSymlinksInPath().path)[.type] as? FileAttributeType
    guard kind == .typeRegular else { throw .unreadable("it is no regular file") }
    do {
      let file = try FileHandle(forReadingFrom: url)
      defer { try? file.close() }
      let start = try file.read(upToCount: 1024) ?? Data()
      if try PictureKind(of: start) == .png { _ = try PNGHeader(start, pixelLimit: pixelLimit) }
      // Nothing is gained by more bytes than the pixels take uncompressed, at eight bytes each.
      let rest = try file.read(upToCount: pixelLimit * 8 + 1 << 20) ?? Data()
      return start + rest
    } catch let problem as RasterError.ImageProblem {
      throw problem
    } catch {
      throw .unreadable(Self.reason(error))
    }
  }

  private static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError
    return (underlying ?? error).localizedDescription
  }
}
