import Foundation

/// Runs code on the main actor from wherever a test runs, and waits for it.
///
/// Tests are neither asked to be on the main actor nor to be asynchronous: XCTest runs them on the
/// main thread, Swift Testing on any.
enum OnMainActor {
  /// Marks the main queue, so that code on it is known: on Linux the main thread may be gone by then.
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Runs `body` and returns its result.
  static func run<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
    if DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread {
      return MainActor.assumeIsolated(body)
    }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
  }
}
