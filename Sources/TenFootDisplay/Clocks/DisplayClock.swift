public import Foundation

/// A clock that calls back: everything on screens runs on one.
///
/// Time is a duration since an instant of the clock's own. With a ``VirtualClock`` an hour passes
/// in milliseconds and every run is the same.
@MainActor
public protocol DisplayClock: AnyObject {
  /// The time.
  var now: Duration { get }

  /// The date: what views on screens are told as ``DisplayCanvas/date``.
  var date: Date { get }

  /// Calls back at a time, or as soon as possible when it has passed.
  ///
  /// Calls for the same time are made in the order in which they were asked for.
  ///
  /// - Parameters:
  ///   - time: When.
  ///   - action: What is called, unless it is canceled before.
  /// - Returns: The call, to cancel it.
  @discardableResult
  func schedule(at time: Duration, _ action: @escaping @MainActor () -> Void) -> ScheduledCall
}

/// A call that a clock will make.
@MainActor
public final class ScheduledCall {
  private var action: (@MainActor () -> Void)?

  /// Creates a call of an action.
  public init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Whether it has neither been made nor canceled.
  public var isPending: Bool { action != nil }

  /// Makes sure that it is not made.
  public func cancel() { action = nil }

  /// Makes the call, once.
  public func fire() {
    let action = action
    self.action = nil
    action?()
  }
}

extension Duration {
  /// The seconds as dates count them.
  var timeInterval: TimeInterval { self / .seconds(1) }
}
