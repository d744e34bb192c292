/// Where the frames of a screen go.
@MainActor
public protocol FrameSink: AnyObject {
  /// Takes a frame and returns at once.
  ///
  /// One frame is given at a time. While it is being worked on, the newest of those that come waits
  /// and the others are dropped, so that a slow sink delays nobody.
  ///
  /// - Parameters:
  ///   - frame: The frame. Draw it elsewhere, and don't show it once it isn't current any more.
  ///   - done: Is called when the sink is ready for the next.
  func receive(_ frame: Frame, done: @escaping @MainActor @Sendable () -> Void)
}

/// How many frames a sink took and missed.
public struct FrameDelivery: Hashable, Sendable {
  /// The frames that it was given.
  public var delivered = 0
  /// The frames that were dropped because it was busy.
  public var dropped = 0
  /// The frames that were not given to it because their screen had gone or changed its mode.
  public var stale = 0
  /// Whether it misses most frames.
  public var isSlow = false
  /// Whether it is at work on a frame.
  public var isBusy = false
}

/// The way of frames into one sink, from one connection to the next: one is worked on, one waits.
@MainActor
final class SinkLane {
  /// Over this time a sink is judged.
  static let judgedTime = Duration.seconds(5)
  /// A sink that was offered fewer frames is not judged.
  static let fewestFrames = 4

  let sink: any FrameSink
  private(set) var delivery = FrameDelivery()
  private var waiting: Frame?
  /// The frames of the last seconds: when, and whether they were dropped.
  private var outcomes: [(time: Duration, isDropped: Bool)] = []

  init(_ sink: any FrameSink) { self.sink = sink }

  /// Offers a frame.
  func offer(_ frame: Frame) {
    guard delivery.isBusy else { return give(frame) }
    var frame = frame
    if let waiting {
      // What the sink misses it needs all the same.
      frame.isFull = frame.isFull || waiting.isFull
      drop(waiting, at: frame.time)
    }
    waiting = frame
  }

  /// Counts anew, for a connection; the sink may still be at work on a frame of the last one.
  func begin() {
    delivery = FrameDelivery(isBusy: delivery.isBusy)
    outcomes = []
  }

  /// Gives no frame that waits.
  func end() {
    if waiting != nil { delivery.stale += 1 }
    waiting = nil
  }

  /// Judges whether the sink keeps up.
  func judge(at time: Duration) {
    outcomes.removeAll { time - $0.time >= Self.judgedTime }
    let dropped = outcomes.count(where: \.isDropped)
    delivery.isSlow =
      delivery.isSlow
      ? dropped > 0 : outcomes.count >= Self.fewestFrames && dropped * 2 > outcomes.count
  }

  private func give(_ frame: Frame) {
    guard frame.isCurrent else {
      delivery.stale += 1
      return
    }
    delivery.isBusy = true
    delivery.delivered += 1
    outcomes.append((frame.time, false))
    sink.receive(frame) { [weak self] in self?.finished() }
  }

  private func finished() {
    delivery.isBusy = false
    guard let frame = waiting else { return }
    waiting = nil
    give(frame)
  }

  private func drop(_ frame: Frame, at time: Duration) {
    delivery.dropped += 1
    outcomes.append((time, true))
  }
}
