import TenFoot

/// A football match at one moment.
public struct Match: Decodable, Sendable {
  /// One of the two teams.
  public struct Team: Decodable, Sendable {
    /// The name in full.
    public var name: String
    /// The name in three letters.
    public var code: String
    /// The shirt's colors, the main one first.
    public var colors: [TeamColor]
  }

  /// A number for each team.
  public struct Score: Decodable, Sendable {
    /// The home team's goals.
    public var home: Int
    /// The away team's goals.
    public var away: Int
  }

  /// A goal.
  public struct Goal: Decodable, Sendable {
    /// The code of the team that it counts for.
    public var team: String
    /// Who scored it.
    public var player: String
    /// The minute of play, from 1.
    public var minute: Int
    /// Whether it was a penalty.
    public var penalty: Bool
  }

  /// A kick of a penalty shoot-out.
  public struct Kick: Decodable, Sendable {
    /// Who took it.
    public var player: String
    /// Whether it went in.
    public var scored: Bool
  }

  /// A penalty shoot-out.
  public struct Shootout: Decodable, Sendable {
    /// The home team's kicks so far.
    public var home: [Kick]
    /// The away team's kicks so far.
    public var away: [Kick]
  }

  /// The competition's name.
  public var competition: String
  /// Where it is played.
  public var venue: String
  /// The team named first.
  public var home: Team
  /// The team named second.
  public var away: Team
  /// The goals, without a shoot-out's.
  public var score: Score
  /// The clock as it is shown, such as `36:00`.
  public var clock: String
  /// The part of the match, such as `1st half`.
  public var period: String
  /// What has just happened.
  public var event: String
  /// Who did it.
  public var player: String?
  /// All goals in order.
  public var goals: [Goal]
  /// The shoot-out, once there is one.
  public var shootout: Shootout?
}

/// A color written as `#RRGGBB`.
public struct TeamColor: Decodable, Sendable {
  let color: Color

  /// Reads a color.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let hex = try container.decode(String.self)
    guard let color = Color(hex: hex) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(hex)” is no color; write it as #RRGGBB")
    }
    self.color = color
  }

  init(_ color: Color) { self.color = color }

  /// Whether dark text is easier to read on the color than white text.
  var isBright: Bool {
    let parts = color.resolve(in: EnvironmentValues())
    // Relative luminance, WCAG 2; above 0.18 black has more contrast than white.
    func linear(_ part: Float) -> Float { part * part * (part * 0.305 + 0.683) + part * 0.012 }
    let luminance =
      0.2126 * linear(parts.red) + 0.7152 * linear(parts.green) + 0.0722 * linear(parts.blue)
    return luminance > 0.18
  }
}
