import Foundation
import Synchronization
public import TenFoot

/// Reads images and keeps them in memory.
///
/// An image is read once, and so is the reason why it can't be: a file that changes while the
/// store lives is not read again.
public final class ImageStore: ImageCatalog, Sendable {
  private struct State {
    var pictures: LeastRecentCache<ImageSource, Picture>
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
    state = Mutex(State(pictures: LeastRecentCache(budget: byteBudget)))
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
      return try picture(for: source).size
    } catch {
      throw ImageFailure(error.description)
    }
  }

  /// An image, read.
  func picture(for source: ImageSource) throws(RasterError) -> Picture {
    if case .bitmap(let bitmap) = source { return .pixels(bitmap) }
    let known = state.withLock { state -> Result<Picture, RasterError>? in
      if let picture = state.pictures.value(for: source) { return .success(picture) }
      return state.failures[source].map { .failure($0) }
    }
    if let known { return try known.get() }
    // Outside the lock, so that one image does not hold up the others; two threads that want the
    // same at once both read it.
    do {
      let picture = try source.read(pixelLimit: pixelLimit)
      state.withLock { state in
        state.sizes[source] = picture.size
        state.pictures.keep(picture, for: source, cost: picture.cost)
      }
      return picture
    } catch {
      state.withLock { $0.failures[source] = error }
      throw error
    }
  }
}
