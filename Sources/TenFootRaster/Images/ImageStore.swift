import Foundation
import Synchronization
public import TenFoot

/// Reads images and keeps them in memory.
///
/// An image is read once, and so is the reason why it can't be: a file that changes while the
/// store lives is not read again.
public final class ImageStore: ImageCatalog, Sendable {
  private struct State {
    var bitmaps: LeastRecentCache<ImageSource, Bitmap>
    var sizes: [ImageSource: (width: Int, height: Int)] = [:]
    var failures: [ImageSource: RasterError] = [:]
  }

  private let state: Mutex<State>
  private let pixelLimit: Int

  /// Creates an empty store.
  ///
  /// - Parameters:
  ///   - byteBudget: How many bytes of decoded images are kept.
  ///   - pixelLimit: The most pixels that an image may have.
  public init(byteBudget: Int = 256 << 20, pixelLimit: Int = 64_000_000) {
    state = Mutex(State(bitmaps: LeastRecentCache(budget: byteBudget)))
    self.pixelLimit = pixelLimit
  }

  /// The size of an image in pixels.
  ///
  /// The whole image is read, so that one with a sound header and damaged pixels fails here too.
  ///
  /// - Throws: `ImageFailure` with the sentence of the ``RasterError``.
  public func pixelSize(of source: ImageSource) throws(ImageFailure) -> (width: Int, height: Int) {
    if let size = state.withLock({ $0.sizes[source] }) { return size }
    do {
      let bitmap = try bitmap(for: source)
      return (bitmap.width, bitmap.height)
    } catch {
      throw ImageFailure(error.description)
    }
  }

  /// An image's pixels.
  func bitmap(for source: ImageSource) throws(RasterError) -> Bitmap {
    let known = state.withLock { state -> Result<Bitmap, RasterError>? in
      if let bitmap = state.bitmaps.value(for: source) { return .success(bitmap) }
      return state.failures[source].map { .failure($0) }
    }
    if let known { return try known.get() }
    // Outside the lock, so that one image does not hold up the others; two threads that want the
    // same at once both read it.
    do {
      let bitmap = try source.read(pixelLimit: pixelLimit)
      state.withLock { state in
        state.sizes[source] = (bitmap.width, bitmap.height)
        state.bitmaps.keep(bitmap, for: source, cost: bitmap.bytesPerRow * bitmap.height)
      }
      return bitmap
    } catch {
      state.withLock { $0.failures[source] = error }
      throw error
    }
  }
}
