public import Foundation

/// A source of values over time, which a frame doesn't wait for.
///
/// There is no Combine on Linux; this is as much of it as shared view files name. What is to change
/// with time reads ``EnvironmentValues/date`` or stands in a ``TimelineView``, and what is to change
/// with a model reads the model.
public nonisolated protocol Publisher<Output> {
  /// The type of the values.
  associatedtype Output
}

extension ObservableObjectPublisher: Publisher {
  /// It tells nothing but that.
  public typealias Output = Void
}

extension View {
  /// Does something at each value of a source; never in a frame.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View {
    self
  }
}

extension Timer {
  /// A source of the moments at which a timer fires.
  public nonisolated struct TimerPublisher: Publisher, Sendable {
    /// The moment at which it fires.
    public typealias Output = Date

    /// The seconds between two moments.
    public let interval: TimeInterval

    /// The source itself: nobody waits for it.
    public func autoconnect() -> TimerPublisher { self }
  }

  /// A source of moments that follow one another after an interval in seconds.
  public nonisolated static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }
}

extension NotificationCenter {
  /// A source of notifications.
  public nonisolated struct Publisher: TenFoot.Publisher {
    /// A notification.
    public typealias Output = Notification

    /// The center that they are posted to.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
  }

  /// A source of the notifications of a name.
  public nonisolated func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> Publisher {
    Publisher(center: self, name: name)
  }
}
