public import TenFoot
public import TenFootText

import Dispatch
import Synchronization

/// Draws display lists.
///
/// A rasterizer draws one frame at a time and keeps what it will need again: fonts, gradients,
/// shadows, color glyphs. To draw frames at the same time, make one for each thread; nothing is
/// shared but the font catalog and the images.
public final class Rasterizer: Sendable {
  /// What one thread draws with.
  private final class Worker: Sendable {
    let resources: Mutex<DrawingResources>

    init(catalog: FontCatalog, images: ImageStore) {
      resources = Mutex(DrawingResources(catalog: catalog, images: images))
    }
  }

  private let workers: [Worker]

  /// Creates a rasterizer.
  ///
  /// - Parameters:
  ///   - catalog: The catalog of the engine that shaped the texts.
  ///   - images: Reads and keeps the images.
  ///   - threads: How many threads draw the bands of one frame, 1 to 16; the pixels are the same.
  public init(catalog: FontCatalog, images: ImageStore, threads: Int = 1) {
    workers = (0..<min(max(threads, 1), 16)).map { _ in Worker(catalog: catalog, images: images) }
  }

  /// Draws a frame.
  ///
  /// Coordinates that are no numbers leave their item out, and ones far outside the frame are
  /// brought nearer; an image that can't be read is drawn as a gray box with a cross.
  ///
  /// - Parameter list: What to draw.
  /// - Returns: The pixels.
  /// - Throws: ``RasterError`` if the frame has no size, is too large, or the drawing library or a
  ///   font fails.
  public func draw(_ list: DisplayList) throws(RasterError) -> Bitmap {
    let size = try PixelSize(of: list)
    // What looks behind itself may look into another band.
    let bandCount = try list.looksBehind() ? 1 : min(workers.count, size.height)
    return try Bitmap(
      width: size.width, height: size.height, isOpaque: list.isOpaque
    ) { (bytes) throws(RasterError) in
      guard let memory = bytes.baseAddress else { return }
      let bands = (0..<bandCount).map { band in
        PixelRect(
          minX: 0, minY: size.height * band / bandCount, maxX: size.width,
          maxY: size.height * (band + 1) / bandCount)
      }
      guard bandCount > 1 else { return try paint(list, bands[0], on: memory, workers[0]) }
      try paint(list, in: bands, on: memory)
    }
  }

  /// Draws a frame over an earlier one: only what differs is drawn.
  ///
  /// The pixels are those of ``draw(_:)-(DisplayList)``. If nobody else holds the earlier frame's
  /// bitmap, its memory is used again.
  ///
  /// - Parameters:
  ///   - list: What to draw.
  ///   - frame: The earlier frame, which becomes the new one.
  /// - Throws: ``RasterError`` as ``draw(_:)-(DisplayList)`` does; the earlier frame is then as it
  ///   was.
  public func draw(_ list: DisplayList, over frame: inout DrawnFrame) throws(RasterError) {
    if list == frame.displayList { return }
    guard frame.displayList.differsInItemsOnly(from: list), try !list.looksBehind(),
      try !frame.displayList.looksBehind(), try repaint(list, over: &frame)
    else {
      frame = DrawnFrame(displayList: list, bitmap: try draw(list))
      return
    }
    frame.displayList = list
  }

  /// Draws a frame that others can be drawn over.
  ///
  /// - Throws: ``RasterError`` as ``draw(_:)-(DisplayList)`` does.
  public func frame(_ list: DisplayList) throws(RasterError) -> DrawnFrame {
    DrawnFrame(displayList: list, bitmap: try draw(list))
  }

  /// Lends what this thread draws with.
  func withResources(
    _ body: (DrawingResources) throws(RasterError) -> Void
  ) throws(RasterError) {
    try workers[0].resources.withLock { (resources) throws(RasterError) in
      nonisolated(unsafe) let lent = resources
      try body(lent)
    }
  }

  // MARK: All of it

  private func paint(
    _ list: DisplayList, _ rect: PixelRect, on memory: UnsafeMutableRawPointer, _ worker: Worker
  ) throws(RasterError) {
    let memory = FrameMemory(start: memory)
    try worker.resources.withLock { (resources) throws(RasterError) in
      // An opaque frame is covered by its background or its first item.
      let start = memory.start
      if !list.isOpaque {
        start.initializeMemory(as: UInt8.self, repeating: 0, count: rect.area * 4)
      }
      let painter = try FramePainter(
        on: start, showing: rect, isOpaque: list.isOpaque, in: PixelSpace(scale: list.scale),
        isDithered: list.ditheredGradients, resources: resources)
      try painter.paint(list)
    }
  }

  /// Draws the bands of a frame at the same time.
  private func paint(
    _ list: DisplayList, in bands: [PixelRect], on memory: UnsafeMutableRawPointer
  ) throws(RasterError) {
    let failures = Mutex<[RasterError]>([])
    // The bands are apart in memory, so no two threads touch the same byte.
    let memory = FrameMemory(start: memory)
    DispatchQueue.concurrentPerform(iterations: bands.count) { index in
      let band = bands[index]
      do throws(RasterError) {
        let start = memory.start + band.minY * band.width * 4
        try paint(list, band, on: start, workers[index])
      } catch {
        failures.withLock { $0.append(error) }
      }
    }
    if let failure = failures.withLock({ $0.first }) { throw failure }
  }

  // MARK: What differs

  /// How much of a frame may differ before all of it is drawn.
  private static let largestShare = 0.6

  /// Draws what differs on memory of its own and copies it over the frame.
  ///
  /// - Returns: Whether it did: `false` if too much differs.
  private func repaint(
    _ list: DisplayList, over frame: inout DrawnFrame
  ) throws(RasterError) -> Bool {
    let all = PixelRect(minX: 0, minY: 0, maxX: frame.bitmap.width, maxY: frame.bitmap.height)
    let old = frame.displayList
    return try workers[0].resources.withLock { (resources) throws(RasterError) -> Bool in
      let damage = try Damage(from: old, to: list, in: all, resources: resources)
      guard Double(damage.area) <= Double(all.area) * Self.largestShare else { return false }
      guard !damage.rects.isEmpty else { return true }
      let scratch = resources.scratch(of: all)
      let painter = try FramePainter(
        on: scratch.memory, showing: all, isOpaque: list.isOpaque,
        in: PixelSpace(scale: list.scale), isDithered: list.ditheredGradients,
        resources: resources)
      // Whole rows are drawn: where an outline crosses the left or right edge of a clip, Cairo
      // smooths the row in another way than where it does not.
      for rows in damage.rows {
        let band = PixelRect(
          minX: 0, minY: rows.lowerBound, maxX: all.maxX, maxY: rows.upperBound)
        if !list.isOpaque { scratch.clear(band) }
        try painter.paint(list, clippedTo: band)
      }
      frame.bitmap.withUnsafeMutableBytes { bytes in
        for rect in damage.rects { scratch.copy(rect, to: bytes) }
      }
      return true
    }
  }
}

/// Memory that its owner lends to the threads that draw on it.
private struct FrameMemory: @unchecked Sendable {
  let start: UnsafeMutableRawPointer
}

extension DisplayList {
  /// Whether every pixel of the frame is covered.
  var isOpaque: Bool { background.map { $0.opacity >= 1 } ?? false }

  fileprivate func differsInItemsOnly(from other: DisplayList) -> Bool {
    size == other.size && scale == other.scale && background == other.background
      && ditheredGradients == other.ditheredGradients
  }
}
