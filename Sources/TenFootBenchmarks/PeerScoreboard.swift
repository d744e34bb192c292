import TenFoot

/// The scoreboard that the peers are timed on.
///
/// A title and eight rows on a diagonal gradient, with scores that rise with each frame. Places and
/// sizes are the peers', in pixels.
struct PeerScoreboard: View {
  let frame: Int
  /// What the last row's score has more than the others.
  var changed = 0

  var body: some View {
    ZStack(alignment: .topLeading) {
      // CSS's 135deg on 1920 × 1080: the line through the middle whose ends are nearest to two corners.
      LinearGradient(
        colors: [rgb(13, 20, 51), rgb(26, 5, 38)],
        startPoint: UnitPoint(x: 210.0 / 1920, y: -210.0 / 1080),
        endPoint: UnitPoint(x: 1710.0 / 1920, y: 1290.0 / 1080))
      Text("Friday Night Trivia — Round 3")
        .font(.system(size: 76, weight: .bold))
        .offset(x: 96, y: 70)
      ForEach(0..<8) { index in
        PeerRow(index: index, score: 1000 - index * 37 + frame + (index == 7 ? changed : 0))
          .offset(x: 96, y: CGFloat(220 + index * 98))
      }
    }
    .foregroundStyle(.white)
  }
}

private struct PeerRow: View {
  let index: Int
  let score: Int

  var body: some View {
    ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 20, style: .circular).fill(.white.opacity(0.08))
      Circle()
        .fill(rgb(255 * (0.2 + 0.1 * Double(index)), 153, 255 * (0.9 - 0.1 * Double(index))))
        .frame(width: 60, height: 60)
        .offset(x: 24, y: 13)
      label(String(index + 1), size: 38).offset(x: 44, y: 20)
      label("Player name \(index)", size: 44).offset(x: 124, y: 16)
      RoundedRectangle(cornerRadius: 9, style: .circular)
        .fill(rgb(77, 230, 128).opacity(0.9))
        .frame(width: CGFloat(600 - 40 * index), height: 18)
        .offset(x: 704, y: 34)
      label(String(score), size: 48).offset(x: 1554, y: 14)
    }
    .frame(width: 1728, height: 86)
  }

  private func label(_ text: String, size: CGFloat) -> some View {
    Text(verbatim: text).font(.system(size: size, weight: .bold))
  }
}

private func rgb(_ red: Double, _ green: Double, _ blue: Double) -> Color {
  Color(red: red / 255, green: green / 255, blue: blue / 255)
}
