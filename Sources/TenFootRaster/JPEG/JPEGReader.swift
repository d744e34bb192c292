import CTurboJPEG
import Foundation
import TenFoot

/// Decodes JPEG files, colors taken as sRGB.
struct JPEGReader: ~Copyable {
  private let handle: tjhandle

  private init() throws(RasterError.ImageProblem) {
    guard let handle = tjInitDecompress() else {
      throw .damaged("there is no memory to decode it")
    }
    self.handle = handle
  }

  deinit { tjDestroy(handle) }

  /// Decodes a picture.
  static func read(
    _ data: Data, pixelLimit: Int
  ) throws(RasterError.ImageProblem) -> Bitmap {
    let reader = try JPEGReader()
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(RasterError.ImageProblem) in
        try reader.read(bytes, pixelLimit: pixelLimit)
      }
    }
    return try result.get()
  }

  private func read(
    _ bytes: UnsafeRawBufferPointer, pixelLimit: Int
  ) throws(RasterError.ImageProblem) -> Bitmap {
    guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { throw .empty }
    let count = UInt(bytes.count)
    var (width, height, sampling, colors) = (Int32(0), Int32(0), Int32(0), Int32(0))
    try check(tjDecompressHeader3(handle, start, count, &width, &height, &sampling, &colors))
    try PictureSize.check(width: Int(width), height: Int(height), pixelLimit: pixelLimit)
    return try Bitmap(
      width: Int(width), height: Int(height), isOpaque: true
    ) { (pixels) throws(RasterError.ImageProblem) in
      try check(
        tjDecompress2(
          handle, start, count, pixels.bindMemory(to: UInt8.self).baseAddress, width, width * 4,
          height, Int32(TJPF_BGRX.rawValue), Int32(TJFLAG_ACCURATEDCT)))
    }
  }

  private func check(_ code: Int32) throws(RasterError.ImageProblem) {
    guard code != 0 else { return }
    let reason = tjGetErrorStr2(handle).map { String(cString: $0) } ?? "the decoder failed"
    if reason.contains("Premature end") { throw .truncated }
    throw .damaged(reason)
  }
}
