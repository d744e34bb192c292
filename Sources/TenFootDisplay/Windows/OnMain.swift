import Dispatch
import Foundation

/// Runs on the main actor: at once for those who are on it already, and soon for others.
enum OnMain {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller is on the main actor.
  ///
  /// In an asynchronous program on Linux another thread than the main one serves the main queue.
  private static var isHere: Bool {
    DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
  }

  static func run(_ action: @escaping @MainActor @Sendable () -> Void) {
    if isHere {
      MainActor.assumeIsolated(action)
    } else {
      Task { @MainActor in action() }
    }
  }
}
