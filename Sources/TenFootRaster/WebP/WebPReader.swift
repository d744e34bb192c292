import CWebP
import Foundation
import TenFoot

/// Decodes still WebP files, colors taken as sRGB.
enum WebPReader {
  /// Decodes a picture.
  static func read(
    _ data: Data, pixelLimit: Int
  ) throws(RasterError.ImageProblem) -> Bitmap {
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(RasterError.ImageProblem) in
        try read(bytes, pixelLimit: pixelLimit)
      }
    }
    return try result.get()
  }

  private static func read(
    _ bytes: UnsafeRawBufferPointer, pixelLimit: Int
  ) throws(RasterError.ImageProblem) -> Bitmap {
    guard let start = bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count >= 12 else {
      throw .truncated
    }
    // A RIFF file says after its first four bytes how many follow the eighth.
    let claimed = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
    guard bytes.count >= Int(claimed) + 8 else { throw .truncated }
    var features = WebPBitstreamFeatures()
    guard WebPGetFeatures(start, bytes.count, &features) == VP8_STATUS_OK else {
      throw .damaged("its header can't be read")
    }
    guard features.has_animation == 0 else {
      throw .damaged("it is animated, and a still picture is needed")
    }
    let (width, height) = (Int(features.width), Int(features.height))
    try PictureSize.check(width: width, height: height, pixelLimit: pixelLimit)
    return try Bitmap(
      width: width, height: height, isOpaque: features.has_alpha == 0
    ) { (pixels) throws(RasterError.ImageProblem) in
      let decoded = WebPDecodeRGBAInto(
        start, bytes.count, pixels.bindMemory(to: UInt8.self).baseAddress, pixels.count,
        Int32(width * 4))
      guard decoded != nil else { throw .damaged("its pixels can't be decoded") }
      Premultiplication.apply(toRGBA: pixels)
    }
  }
}
