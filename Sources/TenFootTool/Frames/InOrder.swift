/// Puts back in order what came in out of order.
struct InOrder<Element> {
  /// The number of the first element that has not come yet.
  private(set) var next: Int
  private var waiting: [Int: Element] = [:]

  init(from first: Int) {
    next = first
  }

  /// How many elements wait for an earlier one.
  var waitingCount: Int { waiting.count }

  /// Takes in an element, and gives out those whose turn it is.
  mutating func add(_ element: Element, at number: Int) -> [(number: Int, element: Element)] {
    waiting[number] = element
    var ready: [(Int, Element)] = []
    while let element = waiting.removeValue(forKey: next) {
      ready.append((next, element))
      next += 1
    }
    return ready
  }
}
