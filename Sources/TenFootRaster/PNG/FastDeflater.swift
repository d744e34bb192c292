import CISAL
import Foundation

/// Compresses a stream with ISA-L's igzip at level 1, into the zlib format.
struct FastDeflater: ~Copyable {
  private let stream: UnsafeMutablePointer<isal_zstream>
  private let levelBuffer: UnsafeMutableRawPointer

  init() throws(RasterError) {
    // ISA-L's ISAL_DEF_LVL1_DEFAULT, which Swift does not import because it is a computed macro.
    let levelBufferSize = 4 * 1024 + 2 * 8 * 1024 + 4 * 64 * 1024
    guard let buffer = malloc(levelBufferSize) else {
      throw .encoding(reason: "there is no memory for the compressor")
    }
    levelBuffer = buffer
    stream = .allocate(capacity: 1)
    isal_deflate_init(stream)
    stream.pointee.level = 1
    stream.pointee.level_buf = buffer.assumingMemoryBound(to: UInt8.self)
    stream.pointee.level_buf_size = UInt32(levelBufferSize)
    stream.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
    stream.pointee.flush = UInt16(NO_FLUSH)
  }

  deinit {
    free(levelBuffer)
    stream.deallocate()
  }

  /// Compresses more bytes; the last call ends the stream.
  func compress(
    _ bytes: UnsafeRawPointer, count: Int, isLast: Bool, into output: inout PNGOutput
  ) throws(RasterError) {
    stream.pointee.next_in = UnsafeMutableRawPointer(mutating: bytes)
      .assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_in = UInt32(count)
    stream.pointee.end_of_stream = isLast ? 1 : 0
    repeat {
      try output.reserve(1 << 16)
      let stream = stream
      try output.write { (target, room) throws(RasterError) in
        let room = UInt32(clamping: room)
        stream.pointee.next_out = target.assumingMemoryBound(to: UInt8.self)
        stream.pointee.avail_out = room
        let code = isal_deflate(stream)
        guard code == COMP_OK else {
          throw .encoding(reason: "the compressor reports error \(code)")
        }
        return Int(room - stream.pointee.avail_out)
      }
      // Output that has been filled to the brim may not be all there is.
    } while stream.pointee.avail_out == 0
  }
}
