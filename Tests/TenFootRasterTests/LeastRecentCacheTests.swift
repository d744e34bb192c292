@testable import TenFootRaster
import Testing

struct LeastRecentCacheTests {
  @Test func `what was used longest ago goes first`() {
    var cache = LeastRecentCache<String, Int>(budget: 10)
    cache.keep(1, for: "a", cost: 4)
    cache.keep(2, for: "b", cost: 4)
    #expect(cache.value(for: "a") == 1)
    cache.keep(3, for: "c", cost: 4)
    #expect(cache.value(for: "b") == nil)
    #expect(cache.value(for: "a") == 1)
    #expect(cache.value(for: "c") == 3)
    #expect(cache.cost == 8)
  }

  @Test func `a value above the budget is not kept and drives nothing out`() {
    var cache = LeastRecentCache<String, Int>(budget: 10)
    cache.keep(1, for: "a", cost: 4)
    cache.keep(2, for: "b", cost: 11)
    #expect(cache.value(for: "b") == nil)
    #expect(cache.value(for: "a") == 1)
  }

  @Test func `a value that replaces another takes its cost`() {
    var cache = LeastRecentCache<String, Int>(budget: 10)
    cache.keep(1, for: "a", cost: 4)
    cache.keep(2, for: "a", cost: 7)
    #expect(cache.value(for: "a") == 2)
    #expect(cache.cost == 7)
  }
}
