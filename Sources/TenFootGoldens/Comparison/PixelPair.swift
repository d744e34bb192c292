#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import TenFoot

/// Two pictures of one size whose bytes can be compared as they are.
struct PixelPair {
  let expected: Bitmap
  let actual: Bitmap

  /// Lends the pixels of both.
  func withPointers<Result>(_ body: (Pointers) -> Result) -> Result {
    expected.withUnsafeBytes { expectedBytes in
      actual.withUnsafeBytes { actualBytes in
        body(
          Pointers(
            expected: expectedBytes.bindMemory(to: UInt32.self),
            actual: actualBytes.bindMemory(to: UInt32.self), width: expected.width,
            height: expected.height))
      }
    }
  }

  /// The pixels of both pictures, four bytes each, valid while they are lent.
  ///
  /// Whole stretches go to `memcmp`, which is as fast without the optimizer; loops over pixels are
  /// left for where pictures differ.
  struct Pointers {
    let expected: UnsafeBufferPointer<UInt32>
    let actual: UnsafeBufferPointer<UInt32>
    let width: Int
    let height: Int

    /// Whether `count` pixels are the same, from a place in each picture.
    func matches(_ expectedPlace: Int, _ actualPlace: Int, count: Int) -> Bool {
      guard count > 0, let left = expected.baseAddress, let right = actual.baseAddress else {
        return true
      }
      return memcmp(left + expectedPlace, right + actualPlace, count * 4) == 0
    }
  }
}
