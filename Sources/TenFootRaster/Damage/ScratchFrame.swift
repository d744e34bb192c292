import TenFoot

/// Memory of a frame's size on which parts of it are drawn before they are copied over.
///
/// Only the pages that are drawn on take memory.
final class ScratchFrame {
  let rect: PixelRect
  let memory: UnsafeMutableRawPointer

  init(_ rect: PixelRect) {
    self.rect = rect
    memory = .allocate(byteCount: max(rect.area * 4, 1), alignment: 16)
  }

  deinit { memory.deallocate() }

  /// Makes some pixels transparent.
  func clear(_ part: PixelRect) {
    for y in part.minY..<part.maxY {
      (memory + place(part.minX, y)).initializeMemory(
        as: UInt8.self, repeating: 0, count: part.width * 4)
    }
  }

  /// Copies some pixels to the same place in another frame of this size.
  func copy(_ part: PixelRect, to target: UnsafeMutableRawBufferPointer) {
    guard let base = target.baseAddress else { return }
    for y in part.minY..<part.maxY {
      let place = place(part.minX, y)
      (base + place).copyMemory(from: memory + place, byteCount: part.width * 4)
    }
  }

  private func place(_ x: Int, _ y: Int) -> Int { (y * rect.width + x) * 4 }
}
