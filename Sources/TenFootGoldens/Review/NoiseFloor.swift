package import TenFoot
package import TenFootDisplay
package import TenFootRaster

/// Draws the same again and again, in all ways in which a suite may come to draw it, and tells how
/// far the pictures are from one another: nothing but zero lets a golden be trusted.
package struct NoiseFloor: Sendable {
  /// What the noise of one view on one canvas is.
  package struct Measurement: Sendable {
    /// The checksum of the first picture.
    package var checksum: Checksum
    /// How many pictures were drawn beside the first.
    package var pictures = 0
    /// The ways in which the picture differed from the first, and by how much.
    package var differences: [String] = []
  }

  private let first: FrameRenderer
  private let banded: [(threads: Int, renderer: FrameRenderer)]
  private let repetitions: Int

  /// Creates a measurement.
  ///
  /// - Parameter repetitions: How often each way is gone.
  /// - Throws: ``GoldenError`` when the bundled fonts can't be found.
  package init(repetitions: Int) throws(GoldenError) {
    self.repetitions = repetitions
    first = try Self.renderer()
    var banded: [(threads: Int, renderer: FrameRenderer)] = []
    for threads in [2, 3, 16] { banded.append((threads, try Self.renderer(threads: threads))) }
    self.banded = banded
  }

  /// Measures one view on one canvas.
  ///
  /// - Parameter compose: Makes the view in all its stages.
  /// - Returns: How far its pictures are from one another.
  /// - Throws: ``GoldenError`` when the view can't be drawn.
  package func measure(
    _ compose: @MainActor (FrameRenderer) -> Composition
  ) async throws(GoldenError) -> Measurement {
    let composition = await compose(first)
    let reference = try Self.draw(composition, first)
    var measurement = Measurement(checksum: try Self.checksum(of: reference))
    func compare(_ way: String, _ bitmap: Bitmap) throws(GoldenError) {
      measurement.pictures += 1
      do throws(RasterError) {
        if let difference = try PictureDifference(from: reference, to: bitmap) {
          measurement.differences.append("\(way): \(difference.summary)")
        }
      } catch {
        throw .drawing(error.description)
      }
    }
    for _ in 0..<repetitions {
      try compare("drawn again", try Self.draw(composition, first))
      try compare("composed again", try Self.draw(await compose(first), first))
      let fresh = try Self.renderer()
      try compare("with cold caches", try Self.draw(await compose(fresh), fresh))
      for (threads, renderer) in banded {
        try compare(
          "in bands on \(threads) threads", try Self.draw(await compose(renderer), renderer))
      }
      for bitmap in try await Self.drawAtOnce(composition, first) {
        try compare("at once with others", bitmap)
      }
    }
    return measurement
  }

  /// The checksum of one picture, drawn once on a number of threads.
  package static func checksum(
    threads: Int, _ compose: @MainActor (FrameRenderer) -> Composition
  ) async throws(GoldenError) -> Checksum {
    let renderer = try renderer(threads: threads)
    return try checksum(of: try draw(await compose(renderer), renderer))
  }

  private static func checksum(of bitmap: Bitmap) throws(GoldenError) -> Checksum {
    do throws(RasterError) {
      return try bitmap.pixelChecksum()
    } catch {
      throw .drawing(error.description)
    }
  }

  private static func renderer(threads: Int = 1) throws(GoldenError) -> FrameRenderer {
    do throws(FrameError) {
      return try FrameRenderer(threads: threads)
    } catch {
      throw .drawing(error.description)
    }
  }

  private static func draw(
    _ composition: Composition, _ renderer: FrameRenderer
  ) throws(GoldenError) -> Bitmap {
    do throws(FrameError) {
      return try renderer.draw(composition)
    } catch {
      throw .drawing(error.description)
    }
  }

  private static func drawAtOnce(
    _ composition: Composition, _ renderer: FrameRenderer
  ) async throws(GoldenError) -> [Bitmap] {
    let results = await withTaskGroup(of: Result<Bitmap, GoldenError>.self) { group in
      for _ in 0..<4 {
        group.addTask {
          Result { () throws(GoldenError) in try draw(composition, renderer) }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    var bitmaps: [Bitmap] = []
    for result in results { bitmaps.append(try result.get()) }
    return bitmaps
  }
}
