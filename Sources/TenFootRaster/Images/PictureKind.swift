import Foundation
import TenFoot

/// The kinds of pictures that are read, told by how their bytes begin.
enum PictureKind {
  case png, jpeg, webp, svg

  /// Tells the kind of bytes.
  init(of data: Data) throws(RasterError.ImageProblem) {
    guard !data.isEmpty else { throw .empty }
    let start = [UInt8](data.prefix(12))
    if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if start.starts(with: "RIFF".utf8), start.dropFirst(8).elementsEqual("WEBP".utf8) {
      self = .webp
    } else if start.starts(with: PNGHeader.signature) {
      self = .png
    } else if FileKind.isSVG(data) {
      self = .svg
    } else {
      throw PNGHeader.signature.starts(with: start)
        ? .truncated : .otherKind(FileKind.name(of: data))
    }
  }

  /// Decodes a picture of the kind.
  func read(_ data: Data, pixelLimit: Int) throws(RasterError.ImageProblem) -> Picture {
    switch self {
    case .png: .pixels(try PNGReader.read(data, pixelLimit: pixelLimit))
    case .jpeg: .pixels(try JPEGReader.read(data, pixelLimit: pixelLimit))
    case .webp: .pixels(try WebPReader.read(data, pixelLimit: pixelLimit))
    case .svg: .drawing(try SVGDrawing(data, pixelLimit: pixelLimit))
    }
  }
}

/// The size that a picture's header claims.
enum PictureSize {
  /// Throws if a picture of a size isn't read.
  static func check(
    width: Int, height: Int, pixelLimit: Int
  ) throws(RasterError.ImageProblem) {
    guard width > 0, height > 0 else { throw .zeroSide(width: width, height: height) }
    guard width <= pixelLimit, height <= pixelLimit, width * height <= pixelLimit else {
      throw .tooLarge(width: width, height: height, pixelLimit: pixelLimit)
    }
    let side = PixelSize.longestSide
    guard width <= side, height <= side else {
      throw .damaged("its sides of \(width) × \(height) pixels are above Cairo's \(side)")
    }
  }
}
