/// Keeps the frames of a screen, for tests.
@MainActor
public final class MemorySink: FrameSink {
  /// The frames, the oldest first.
  public private(set) var frames: [Frame] = []
  private let limit: Int
  private let clock: (any DisplayClock)?
  /// How long it takes over a frame; above zero it is a slow sink.
  public var effort: Duration = .zero

  /// Creates a sink.
  ///
  /// - Parameters:
  ///   - limit: The most frames that it keeps; of more the newest.
  ///   - clock: Paces it when it takes time over frames.
  public init(limit: Int = .max, clock: (any DisplayClock)? = nil) {
    self.limit = max(limit, 1)
    self.clock = clock
  }

  /// Keeps a frame.
  public func receive(_ frame: Frame, done: @escaping @MainActor @Sendable () -> Void) {
    frames.append(frame)
    if frames.count > limit { frames.removeFirst(frames.count - limit) }
    guard let clock, effort > .zero else { return done() }
    clock.schedule(at: clock.now + effort, done)
  }

  /// Forgets the frames.
  public func removeAll() { frames.removeAll() }
}
