import Synchronization
import TenFoot

/// Remembers shaped texts within a budget.
///
/// Two generations take turns: what is used moves to the young one, and when that is full, the old
/// one is forgotten as a whole. So a text that is used every frame stays, and no list is kept in
/// order.
final class ShapedTextCache: Sendable {
  private struct Generations {
    var young: [ShapingKey: ShapedText] = [:]
    var old: [ShapingKey: ShapedText] = [:]
    var youngBytes = 0
  }

  private let generations = Mutex(Generations())
  private let entryLimit: Int
  private let byteLimit: Int

  /// Creates an empty cache.
  ///
  /// - Parameters:
  ///   - entryLimit: How many texts to keep at most.
  ///   - byteLimit: How large they may be together, about.
  init(entryLimit: Int = 4_096, byteLimit: Int = 32 << 20) {
    self.entryLimit = entryLimit
    self.byteLimit = byteLimit
  }

  /// The shaped text for a key, if it is still there.
  subscript(key: ShapingKey) -> ShapedText? {
    generations.withLock { generations in
      if let text = generations.young[key] { return text }
      guard !generations.old.isEmpty, let text = generations.old.removeValue(forKey: key) else {
        return nil
      }
      add(text, for: key, to: &generations)
      return text
    }
  }

  /// Keeps a shaped text, unless there is one for the key already.
  ///
  /// - Returns: The one that is kept.
  func insert(_ text: ShapedText, for key: ShapingKey) -> ShapedText {
    generations.withLock { generations in
      if let earlier = generations.young[key] ?? generations.old[key] { return earlier }
      add(text, for: key, to: &generations)
      return text
    }
  }

  private func add(
    _ text: ShapedText, for key: ShapingKey, to generations: inout Generations
  ) {
    let size = text.estimatedSize + key.estimatedSize
    // Each generation has half of the budget; what exceeds that is not worth forgetting the rest.
    guard size <= byteLimit / 2 else { return }
    if generations.young.count >= entryLimit / 2 || generations.youngBytes + size > byteLimit / 2 {
      generations.old = generations.young
      generations.young.removeAll(keepingCapacity: false)
      generations.youngBytes = 0
    }
    generations.young[key] = text
    generations.youngBytes += size
  }
}

extension ShapedText {
  /// The memory that the value takes, in bytes, without the allocator's rounding.
  fileprivate var estimatedSize: Int {
    256 + glyphs.count * MemoryLayout<Glyph>.stride + clusters.count * MemoryLayout<Cluster>.stride
      + runs.count * (MemoryLayout<Run>.stride + 64)
  }
}
