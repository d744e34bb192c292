/// Something that a scenario lets happen.
public enum ScenarioAction: Hashable, Sendable {
  /// A screen is connected.
  case connect(ScreenDescription)
  /// A screen goes away.
  case disconnect(ScreenKey, DisconnectReason)
  /// A screen goes away while its next frame is being drawn.
  case disconnectMidRender(ScreenKey, DisconnectReason)
  /// A screen goes away and comes back, again and again.
  case flap(ScreenKey, times: Int, every: Duration)
  /// The network to a screen fails, which takes the screen along, or works again: then the screen
  /// comes back when a session next asks for it.
  case network(ScreenKey, Bool)
  /// A screen changes its mode.
  case mode(ScreenKey, ScreenMode)
  /// Something else is done about the edges that a screen cuts off.
  case overscan(ScreenKey, OverscanCompensation)
  /// A set is switched off, or on again.
  case sleep(ScreenKey, Bool)
  /// A screen takes so long over each frame.
  case slow(ScreenKey, Duration)
  /// The system mirrors the phone on a screen, or ends that.
  case mirror(ScreenKey, Bool)
  /// A screen is captured, or no longer.
  case capture(ScreenKey, Bool)
  /// Another window takes a screen, or lets go of it.
  case claim(ScreenKey, Bool)
  /// A key of the game is pressed.
  case press(Character)
  /// Time has passed.
  case end
}

extension ScenarioAction {
  /// How often it changes a screen.
  var changeCount: Int {
    switch self {
    case .press, .end: 0
    // Callers of the initializer may ask for any number.
    case .flap(_, let times, _): min(max(times, 0), ScenarioLine.mostChanges) * 2
    case .connect, .disconnect, .disconnectMidRender, .network, .mode, .overscan, .sleep, .slow,
      .mirror, .capture, .claim:
      1
    }
  }
}

extension ScenarioAction: CustomStringConvertible {
  /// The action on one line, as logs have it.
  public var description: String {
    switch self {
    case .connect(let screen): "connect \(screen.key)"
    case .disconnect(let key, let reason): "disconnect \(key) (\(reason.rawValue))"
    case .disconnectMidRender(let key, let reason):
      "disconnect \(key) mid-render (\(reason.rawValue))"
    case .flap(let key, let times, let every): "flap \(key) \(times) times every \(every)"
    case .network(let key, let isOn): "network \(key) \(isOn ? "on" : "off")"
    case .mode(let key, let mode): "mode \(key) \(mode)"
    case .overscan(let key, let compensation): "overscan \(key) \(compensation.rawValue)"
    case .sleep(let key, let isOn): "\(isOn ? "sleep" : "wake") \(key)"
    case .slow(let key, let effort): "slow \(key) \(effort)"
    case .mirror(let key, let isOn): "mirror \(key) \(isOn ? "on" : "off")"
    case .capture(let key, let isOn): "capture \(key) \(isOn ? "on" : "off")"
    case .claim(let key, let isOn): "claim \(key) \(isOn ? "on" : "off")"
    case .press(let key): "press \(key == " " ? "space" : String(key))"
    case .end: "end"
    }
  }
}

/// An action and when it happens.
public struct ScenarioStep: Hashable, Sendable {
  /// The line that it stands on, from 1.
  public var line: Int
  /// When it happens, since the beginning.
  public var time: Duration
  /// What happens.
  public var action: ScenarioAction

  /// Creates a step.
  public init(line: Int = 0, at time: Duration, _ action: ScenarioAction) {
    self.line = line
    self.time = time
    self.action = action
  }
}
