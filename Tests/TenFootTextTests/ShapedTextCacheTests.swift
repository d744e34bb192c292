import Foundation
import TenFoot
import Testing

@testable import TenFootText

struct ShapedTextCacheTests {
  private let engine: ShapingEngine

  init() throws { engine = try .bundled() }

  private func key(_ text: String) -> ShapingKey {
    ShapingKey(StyledText([.init(text, font: FontDescriptor(size: 10))]))
  }

  @Test func `what is used stays, what is not goes`() {
    let cache = ShapedTextCache(entryLimit: 100)
    let shaped = engine.shape("a")
    _ = cache.insert(shaped, for: key("used"))
    _ = cache.insert(shaped, for: key("unused"))
    for index in 0..<1_000 {
      _ = cache.insert(shaped, for: key("\(index)"))
      #expect(cache[key("used")] != nil)
    }
    #expect(cache[key("unused")] == nil)
    let kept = (0..<1_000).count { cache[key("\($0)")] != nil }
    #expect(kept > 0 && kept <= 100)
  }

  @Test func `large texts are not kept at the cost of all others`() {
    let cache = ShapedTextCache(entryLimit: 100, byteLimit: 1_000_000)
    _ = cache.insert(engine.shape("a"), for: key("small"))
    let long = String(repeating: "long ", count: 10_000)
    _ = cache.insert(engine.shape(long), for: key(long))
    #expect(cache[key("small")] != nil)
    #expect(cache[key(long)] == nil)
  }

  @Test func `the first of two answers is kept`() {
    let cache = ShapedTextCache()
    let first = engine.shape("a")
    let second = engine.shape("b")
    #expect(cache.insert(first, for: key("x")) === first)
    #expect(cache.insert(second, for: key("x")) === first)
    #expect(cache[key("x")] === first)
  }
}
