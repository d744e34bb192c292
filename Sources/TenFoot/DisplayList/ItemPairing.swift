/// What became of the items of one list in another.
nonisolated package struct ItemPairing {
  /// Items that stand in both lists in the same order but are not equal.
  package private(set) var changed: [(old: DisplayItem, new: DisplayItem)] = []
  /// Items of the old list that are gone.
  package private(set) var removed: [DisplayItem] = []
  /// Items of the new list that were not there.
  package private(set) var inserted: [DisplayItem] = []

  /// Pairs the items of two lists, order kept.
  ///
  /// Any pairing that keeps the order tells the truth: outside of what the unequal items cover, the
  /// same items are drawn in the same order. A better one only names less.
  package init(from old: [DisplayItem], to new: [DisplayItem]) {
    let shorter = min(old.count, new.count)
    var head = 0
    while head < shorter, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < shorter - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
    }
    let oldMiddle = old[head..<(old.count - tail)]
    let newMiddle = new[head..<(new.count - tail)]
    if oldMiddle.count == newMiddle.count {
      changed = zip(oldMiddle, newMiddle).filter { $0 != $1 }.map { (old: $0, new: $1) }
    } else if oldMiddle.count + newMiddle.count <= Self.mostCompared {
      for change in newMiddle.difference(from: oldMiddle) {
        switch change {
        case .insert(_, let item, _): inserted.append(item)
        case .remove(_, let item, _): removed.append(item)
        }
      }
    } else {
      (removed, inserted) = (Array(oldMiddle), Array(newMiddle))
    }
  }

  /// The longest lists that are compared item by item with any other: the time grows with the
  /// square of what differs.
  private static let mostCompared = 400
}
