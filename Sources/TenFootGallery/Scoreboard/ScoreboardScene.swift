public import TenFoot

/// A football match: teams, score, clock, scorers and shoot-out.
public enum ScoreboardScene: TenFootScene {
  /// The name on the command line.
  public static let name = "scoreboard"
  /// What the scene shows.
  public static let summary = "A football match: teams, score, clock, scorers and shoot-out"
  /// The final of the World Cup of 2022, in the shoot-out.
  public static let sample = Match(
    competition: "FIFA World Cup 2022 final", venue: "Lusail Stadium",
    home: Match.Team(
      name: "Argentina", code: "ARG",
      colors: [TeamColor(Palette.rgb(117, 170, 219)), TeamColor(.white)]),
    away: Match.Team(
      name: "France", code: "FRA",
      colors: [TeamColor(Palette.rgb(33, 48, 77)), TeamColor(Palette.rgb(225, 0, 15))]),
    score: Match.Score(home: 3, away: 3), clock: "120:00", period: "Penalties",
    event: "Penalty scored", player: "Gonzalo Montiel",
    goals: [
      Match.Goal(team: "ARG", player: "Lionel Messi", minute: 23, penalty: true),
      Match.Goal(team: "ARG", player: "Ángel Di María", minute: 36, penalty: false),
      Match.Goal(team: "FRA", player: "Kylian Mbappé", minute: 80, penalty: true),
      Match.Goal(team: "FRA", player: "Kylian Mbappé", minute: 81, penalty: false),
      Match.Goal(team: "ARG", player: "Lionel Messi", minute: 108, penalty: false),
      Match.Goal(team: "FRA", player: "Kylian Mbappé", minute: 118, penalty: true),
    ],
    shootout: Match.Shootout(
      home: [
        Match.Kick(player: "Lionel Messi", scored: true),
        Match.Kick(player: "Paulo Dybala", scored: true),
        Match.Kick(player: "Leandro Paredes", scored: true),
        Match.Kick(player: "Gonzalo Montiel", scored: true),
      ],
      away: [
        Match.Kick(player: "Kylian Mbappé", scored: true),
        Match.Kick(player: "Kingsley Coman", scored: false),
        Match.Kick(player: "Aurélien Tchouaméni", scored: false),
        Match.Kick(player: "Randal Kolo Muani", scored: true),
      ]))

  /// Shows a match.
  public static func view(of model: Match) -> some View { Scoreboard(match: model) }
}
