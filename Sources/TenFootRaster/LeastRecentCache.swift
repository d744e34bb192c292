/// Values that are kept until they take more than a budget; what was used longest ago goes first.
struct LeastRecentCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int
    var lastUse: UInt64
  }

  /// The most that all values may cost together.
  let budget: Int
  /// What the kept values cost together.
  private(set) var cost = 0
  private var entries: [Key: Entry] = [:]
  private var clock: UInt64 = 0

  init(budget: Int) { self.budget = budget }

  /// The value for `key`, which thereby counts as just used.
  mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    clock += 1
    entries.values[index].lastUse = clock
    return entries.values[index].value
  }

  /// Keeps `value`, and drops others until the budget holds; a value above the budget is not kept.
  mutating func keep(_ value: Value, for key: Key, cost: Int) {
    if let old = entries.removeValue(forKey: key) { self.cost -= old.cost }
    guard cost <= budget else { return }
    while self.cost + cost > budget,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      entries[oldest.key] = nil
      self.cost -= oldest.value.cost
    }
    clock += 1
    entries[key] = Entry(value: value, cost: cost, lastUse: clock)
    self.cost += cost
  }
}
