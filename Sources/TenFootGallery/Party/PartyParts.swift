import TenFoot

/// How the four answers are told apart: by letter, by shape and by color, from the set of Okabe and
/// Ito that color-blind people can tell apart.
enum AnswerStyle {
  static let letters = ["A", "B", "C", "D"]
  static let colors = [
    Palette.rgb(86, 180, 233), Palette.rgb(230, 159, 0), Palette.rgb(0, 187, 137),
    Palette.rgb(240, 228, 66),
  ]
}

/// The letter of an answer on a disc.
struct AnswerBadge: View {
  let answer: Int
  var size: CGFloat = 96

  var body: some View {
    Text(verbatim: AnswerStyle.letters[answer])
      .font(.system(size: size * 0.6, weight: .heavy))
      .foregroundStyle(Palette.ink)
      .frame(width: size, height: size)
      .background(AnswerStyle.colors[answer], in: Circle())
  }
}

/// The seconds that are left, on a disc that fits two digits.
struct CountdownDisc: View {
  let seconds: Int

  /// Its width and height.
  static let side: CGFloat = 256

  var body: some View {
    Text("\(seconds)")
      .font(.system(size: 120, weight: .heavy))
      .monospacedDigit()
      .foregroundStyle(isUrgent ? Palette.ink : Palette.text)
      .viewRole(.score)
      .frame(width: Self.side, height: Self.side)
      .background(isUrgent ? Palette.gold : Palette.card, in: Circle())
      .overlay { Circle().strokeBorder(Palette.goldText, lineWidth: 8) }
  }

  private var isUrgent: Bool { seconds <= 3 }
}

/// Where the quiz stands, over a television's picture.
struct PartyHeader: View {
  let title: String
  let detail: String

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 48) {
      Text(verbatim: title).font(.system(size: 64, weight: .heavy))
      Spacer(minLength: 0)
      Text(verbatim: detail)
        .font(.system(size: 56, weight: .semibold))
        .foregroundStyle(Palette.quiet)
    }
    .lineLimit(1)
    .minimumScaleFactor(0.8)
  }
}

/// Players by name, four in a row.
struct PlayerNames: View {
  let players: [PartyState.Player]
  /// The height of a name's capsule.
  let height: CGFloat

  var body: some View {
    VStack(spacing: 24) {
      ForEach([Array(players.prefix(4)), Array(players.dropFirst(4))], id: \.first?.name) { row in
        HStack(spacing: 24) {
          ForEach(row, id: \.name) { player in
            Text(verbatim: player.name)
              .font(.system(size: 56, weight: .bold))
              .padding(.horizontal, 44)
              .frame(height: height)
              .background(Palette.raisedCard, in: Capsule())
          }
        }
      }
    }
    .lineLimit(1)
  }
}

/// The part of a television's picture that no set cuts off, on the gallery's ground.
///
/// Where the picture is made smaller for a set that cuts off its edges all of it is seen: there the
/// margins are what keeps the view from the frame of the set.
struct PartyStage: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding(.vertical, 6)
      .padding(.horizontal, 32)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Palette.ground)
      .foregroundStyle(Palette.text)
  }
}
