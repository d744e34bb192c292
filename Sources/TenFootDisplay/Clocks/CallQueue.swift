/// Calls in the order in which they are to be made.
struct CallQueue {
  struct Entry {
    let time: Duration
    let number: Int
    let call: ScheduledCall

    func isBefore(_ other: Entry) -> Bool {
      time == other.time ? number < other.number : time < other.time
    }
  }

  /// A binary heap, the next call first.
  private var heap: [Entry] = []
  private var count = 0

  /// Whether there is no call that is not canceled.
  @MainActor var isEmpty: Bool { heap.allSatisfy { !$0.call.isPending } }

  /// When the next call is to be made.
  @MainActor mutating func nextTime() -> Duration? {
    while let first = heap.first {
      if first.call.isPending { return first.time }
      _ = pop()
    }
    return nil
  }

  /// Adds a call.
  mutating func add(_ call: ScheduledCall, at time: Duration) -> ScheduledCall {
    heap.append(Entry(time: time, number: count, call: call))
    count += 1
    var child = heap.count - 1
    while child > 0, heap[child].isBefore(heap[(child - 1) / 2]) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
    return call
  }

  /// Takes out the next call that is to be made at `time` or before.
  @MainActor mutating func next(upTo time: Duration) -> Entry? {
    guard let next = nextTime(), next <= time else { return nil }
    return pop()
  }

  private mutating func pop() -> Entry? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return first }
    heap[0] = last
    var parent = 0
    while 2 * parent + 1 < heap.count {
      var least = 2 * parent + 1
      if least + 1 < heap.count, heap[least + 1].isBefore(heap[least]) { least += 1 }
      guard heap[least].isBefore(heap[parent]) else { break }
      heap.swapAt(parent, least)
      parent = least
    }
    return first
  }
}
