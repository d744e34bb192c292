import Foundation

/// The pixels of a frame, asked for in points.
nonisolated struct FramePixels: Sendable {
  let bitmap: Bitmap
  let scale: CGFloat

  init(_ bitmap: Bitmap, scale: CGFloat) {
    self.bitmap = bitmap
    self.scale = scale
  }

  /// A rectangle of pixels.
  struct Area: Hashable {
    var columns: Range<Int>
    var rows: Range<Int>

    var count: Int { columns.count * rows.count }

    /// From one row that is looked at to the next: large letters show in every second.
    var step: Int { rows.count > 40 ? 2 : 1 }
  }

  /// The whole frame.
  var all: Area { Area(columns: 0..<bitmap.width, rows: 0..<bitmap.height) }

  /// The pixels of a rectangle in points; `nil` when none of it is in the frame.
  func area(_ rect: CGRect) -> Area? {
    guard !rect.isNull, !rect.isInfinite else { return nil }
    func clamped(_ coordinate: CGFloat, _ limit: Int) -> Int {
      Int(min(max(coordinate * scale, 0), CGFloat(limit)).rounded())
    }
    let (left, right) = (clamped(rect.minX, bitmap.width), clamped(rect.maxX, bitmap.width))
    let (top, bottom) = (clamped(rect.minY, bitmap.height), clamped(rect.maxY, bitmap.height))
    guard right > left, bottom > top else { return nil }
    return Area(columns: left..<right, rows: top..<bottom)
  }

  /// Visits the pixels of an area row by row, as runs of equal ones: most of a frame is flat.
  ///
  /// - Parameters:
  ///   - area: The pixels.
  ///   - step: From one row that is visited to the next.
  ///   - body: Takes a pixel and how many of it follow each other.
  @inline(__always) func forEachRun(
    in area: Area, step: Int, _ body: (_ pixel: UInt32, _ count: Int) -> Void
  ) {
    withPixels { pixels in
      guard let start = pixels.baseAddress, !area.columns.isEmpty else { return }
      for row in stride(from: area.rows.lowerBound, to: area.rows.upperBound, by: step) {
        var place = start + row * bitmap.width + area.columns.lowerBound
        let end = place + area.columns.count
        while place < end {
          let pixel = place.pointee
          var next = place + 1
          if next < end, next.pointee == pixel { next = Self.endOfRun(of: pixel, from: next, end) }
          body(pixel, next - place)
          place = next
        }
      }
    }
  }

  /// Where pixels that are equal to one end, eight looked at in a step.
  @inline(__always) private static func endOfRun(
    of pixel: UInt32, from start: UnsafePointer<UInt32>, _ end: UnsafePointer<UInt32>
  ) -> UnsafePointer<UInt32> {
    var next = start
    let pair = UInt64(pixel) << 32 | UInt64(pixel)
    while end - next >= 8 {
      let pairs = UnsafeRawPointer(next)
      func difference(_ index: Int) -> UInt64 {
        pairs.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self) ^ pair
      }
      guard difference(0) | difference(1) | difference(2) | difference(3) == 0 else { break }
      next += 8
    }
    while next < end, next.pointee == pixel { next += 1 }
    return next
  }

  /// Lends the pixels as numbers: blue in the lowest byte, then green, red and alpha.
  func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    bitmap.withUnsafeBytes { body($0.bindMemory(to: UInt32.self)) }
  }

  /// Where dark pixels are in a rectangle, in points; `nil` where there are none.
  func darkBounds(in rect: CGRect) -> CGRect? {
    guard let area = area(rect) else { return nil }
    return withPixels { pixels in
      var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
      for row in area.rows {
        let start = row * bitmap.width
        for column in area.columns where Self.isDark(pixels[start + column]) {
          (left, right) = (min(left, column), max(right, column))
          (top, bottom) = (min(top, row), max(bottom, row))
        }
      }
      guard right >= left, bottom >= top else { return nil }
      return CGRect(
        x: CGFloat(left) / scale, y: CGFloat(top) / scale,
        width: CGFloat(right - left + 1) / scale, height: CGFloat(bottom - top + 1) / scale)
    }
  }

  /// How wide the light margin around a rectangle is, in points, up to a limit.
  func lightMargin(around rect: CGRect, upTo limit: CGFloat) -> CGFloat {
    let steps = Int((limit * scale).rounded(.up))
    let outer = all
    guard let inner = area(rect) else { return 0 }
    return withPixels { pixels in
      func isLight(_ columns: Range<Int>, _ rows: Range<Int>) -> Bool {
        rows.allSatisfy { row in
          columns.allSatisfy { !Self.isDark(pixels[row * bitmap.width + $0]) }
        }
      }
      var margin = 0
      while margin < steps {
        let next = margin + 1
        let columns = (inner.columns.lowerBound - next)..<(inner.columns.upperBound + next)
        let rows = (inner.rows.lowerBound - next)..<(inner.rows.upperBound + next)
        guard columns.lowerBound >= 0, columns.upperBound <= outer.columns.upperBound,
          rows.lowerBound >= 0, rows.upperBound <= outer.rows.upperBound,
          isLight(columns, rows.lowerBound..<(rows.lowerBound + 1)),
          isLight(columns, (rows.upperBound - 1)..<rows.upperBound),
          isLight(columns.lowerBound..<(columns.lowerBound + 1), rows),
          isLight((columns.upperBound - 1)..<columns.upperBound, rows)
        else { break }
        margin = next
      }
      return CGFloat(margin) / scale
    }
  }

  /// Whether a pixel is nearer to black than to white, as a reader of codes takes it.
  private static func isDark(_ pixel: UInt32) -> Bool {
    let table = ShadeTable.linear
    let luminance =
      0.2126 * table[Int(pixel >> 16 & 255)] + 0.7152 * table[Int(pixel >> 8 & 255)]
      + 0.0722 * table[Int(pixel & 255)]
    // The middle of the lightness scale, L* 50.
    return luminance < 0.184
  }
}
