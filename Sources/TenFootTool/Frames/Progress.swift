import Foundation

/// The line on a terminal that tells how far a long run is; nothing where there is no terminal.
struct Progress {
  /// How much of the input has been read, from 0 to 1; `nil` when nobody knows its end.
  var fraction: Double?

  private let tool: Tool
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var lastUpdate: ContinuousClock.Instant?
  private var isOnScreen = false

  /// Ten times a second is as often as anybody can read it.
  private static let interval = Duration.milliseconds(100)
  /// The first seconds' speed says little about the time that is left.
  private static let settlingTime = Duration.seconds(1)

  init(tool: Tool) {
    self.tool = tool
    isShown = tool.console.errorIsTerminal
  }

  /// Shows how many frames are done, unless it was shown just now.
  mutating func update(frames: Int) {
    let now = ContinuousClock.now
    guard isShown, lastUpdate.map({ now - $0 >= Self.interval }) ?? true else { return }
    lastUpdate = now
    let elapsed = now - start
    tool.console.report(
      "\r\u{1B}[K" + Self.line(frames: frames, elapsed: elapsed, fraction: fraction), terminator: ""
    )
    isOnScreen = true
  }

  /// Takes the line off the screen, before something else is written there.
  mutating func clear() {
    guard isOnScreen else { return }
    tool.console.report("\r\u{1B}[K", terminator: "")
    isOnScreen = false
  }

  /// Puts the sum of the run in the place of the line.
  mutating func finish(frames: Int) {
    clear()
    guard isShown else { return }
    let elapsed = ContinuousClock.now - start
    tool.console.report(
      Self.line(frames: frames, elapsed: elapsed, fraction: nil) + ", took \(Self.time(elapsed))")
  }

  /// The line: done, per second, time left.
  static func line(frames: Int, elapsed: Duration, fraction: Double?) -> String {
    let seconds = elapsed / .seconds(1)
    let speed = seconds > 0 ? Double(frames) / seconds : 0
    var line = "\(Count(frames, "frame")), \(String(format: "%.1f", speed)) per second"
    if let fraction, fraction > 0, elapsed >= settlingTime {
      line += ", \(time(elapsed * ((1 - min(fraction, 1)) / fraction))) left"
    }
    return line
  }

  /// A time as people say it: `8 s`, `2 min 5 s`, `3 h 20 min`.
  static func time(_ duration: Duration) -> String {
    let seconds = Int(min((duration / .seconds(1)).rounded(.up), 1e9))
    switch seconds {
    case ..<60: return "\(seconds) s"
    case ..<3600: return "\(seconds / 60) min \(seconds % 60) s"
    default: return "\(seconds / 3600) h \(seconds % 3600 / 60) min"
    }
  }
}
