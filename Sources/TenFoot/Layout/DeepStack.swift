import Foundation

/// Runs work that recurses deeply on a stack with room for it.
nonisolated enum DeepStack {
  /// Room for the deepest tree that lowering lets pass; pages that aren't touched cost nothing.
  private static let size = 1 << 30

  /// Runs work on a thread of its own and waits for it.
  ///
  /// The caller's thread stands still meanwhile, so the work has all that the caller had to itself,
  /// the main actor's views included: that is why its isolation may be cast away.
  static func run(_ work: () -> Void) {
    withoutActuallyEscaping(work) { work in
      let box = Work(work)
      let isDone = DispatchSemaphore(value: 0)
      let thread = Thread {
        box.runAndForget()
        isDone.signal()
      }
      thread.stackSize = size
      thread.start()
      isDone.wait()
    }
  }

  @MainActor static func run(_ work: @MainActor () -> Void) {
    withoutActuallyEscaping(work) { work in
      run(unsafeBitCast(work, to: (() -> Void).self))
    }
  }

  /// Work that only one thread at a time holds.
  private final class Work: @unchecked Sendable {
    private var work: (() -> Void)?

    init(_ work: @escaping () -> Void) { self.work = work }

    /// Runs the work and lets go of it, before the caller goes on and it is no longer there.
    func runAndForget() {
      work?()
      work = nil
    }
  }
}
