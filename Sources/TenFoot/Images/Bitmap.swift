/// A picture in memory: four bytes a pixel (blue, green, red, alpha), premultiplied, sRGB, rows
/// from the top with no gap between them.
///
/// Copies share their memory until one of them is drawn over.
public nonisolated struct Bitmap: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Whether every pixel is known to be opaque; the alpha bytes then have no meaning.
  public let isOpaque: Bool
  private var memory: Memory

  /// The memory behind a bitmap, released with the last copy.
  private final class Memory: Sendable {
    nonisolated(unsafe) let bytes: UnsafeMutableRawBufferPointer

    init(byteCount: Int) {
      // Sixteen is what malloc gives anyway. A larger alignment goes through posix_memalign, whose
      // freed blocks glibc before 2.38 doesn't find again: frames would pile up.
      bytes = .allocate(byteCount: max(byteCount, 1), alignment: 16)
    }

    deinit { bytes.deallocate() }
  }

  /// Creates a bitmap of `width` × `height` pixels and lets `draw` fill its uninitialized bytes,
  /// `width * 4` a row.
  ///
  /// - Parameters:
  ///   - width: The width in pixels, at least 0.
  ///   - height: The height in pixels, at least 0.
  ///   - isOpaque: Whether every pixel will be opaque.
  ///   - draw: Writes all `width * height * 4` bytes.
  /// - Throws: What `draw` throws.
  public init<Failure: Error>(
    width: Int, height: Int, isOpaque: Bool,
    drawing draw: (UnsafeMutableRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    precondition(width >= 0 && height >= 0, "a bitmap has no negative side")
    memory = Memory(byteCount: width * height * 4)
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
    try draw(UnsafeMutableRawBufferPointer(rebasing: memory.bytes[..<(width * height * 4)]))
  }

  /// The number of bytes from one row to the next: four times the width.
  public var bytesPerRow: Int { width * 4 }

  /// Lends the bytes for reading.
  ///
  /// - Parameter body: Reads the bytes; the pointer is invalid after it returns.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  public func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(rebasing: memory.bytes[..<(width * height * 4)]))
  }

  /// Lends the bytes for writing; what other copies hold stays as it is.
  ///
  /// - Parameter body: Changes the bytes; the pointer is invalid after it returns.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  package mutating func withUnsafeMutableBytes<Result, Failure: Error>(
    _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let count = width * height * 4
    if !isKnownUniquelyReferenced(&memory) {
      let copy = Memory(byteCount: count)
      copy.bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory.bytes[..<count]))
      memory = copy
    }
    return try body(UnsafeMutableRawBufferPointer(rebasing: memory.bytes[..<count]))
  }

  /// One pixel's channels, 0…255, premultiplied by alpha.
  public struct Pixel: Hashable, Sendable {
    /// The red channel.
    public var red: UInt8
    /// The green channel.
    public var green: UInt8
    /// The blue channel.
    public var blue: UInt8
    /// The alpha channel.
    public var alpha: UInt8

    /// Creates a pixel from its channels.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  /// The pixel in column `x` of row `y`, both counted from the top left corner.
  public subscript(x: Int, y: Int) -> Pixel {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "(\(x), \(y)) is outside the bitmap")
    let place = y * bytesPerRow + x * 4
    let bytes = memory.bytes
    return Pixel(
      red: bytes[place + 2], green: bytes[place + 1], blue: bytes[place],
      alpha: isOpaque ? 255 : bytes[place + 3]
    )
  }
}

extension Bitmap: Hashable {
  /// Tells whether two bitmaps have the same size and the same pixels.
  public static func == (lhs: Bitmap, rhs: Bitmap) -> Bool {
    guard lhs.width == rhs.width, lhs.height == rhs.height else { return false }
    if lhs.memory === rhs.memory { return true }
    return lhs.withUnsafeBytes { left in
      rhs.withUnsafeBytes { right in
        let leftPixels = left.bindMemory(to: UInt32.self)
        let rightPixels = right.bindMemory(to: UInt32.self)
        let alpha = UInt32(littleEndian: 0xFF00_0000)
        let leftOpacity = lhs.isOpaque ? alpha : 0
        let rightOpacity = rhs.isOpaque ? alpha : 0
        return leftPixels.indices.allSatisfy { index in
          leftPixels[index] | leftOpacity == rightPixels[index] | rightOpacity
        }
      }
    }
  }

  /// Hashes the size and a few pixels: enough to tell most pictures apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    guard width > 0, height > 0 else { return }
    for step in 0..<16 {
      hasher.combine(self[step * (width - 1) / 15, step * (height - 1) / 15])
    }
  }
}
