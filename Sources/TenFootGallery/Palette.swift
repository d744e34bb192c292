import TenFoot

/// The colors and lengths that the gallery's scenes share.
enum Palette {
  /// The ground: a deep blue that leaves the bright colors to what matters.
  static let ground = LinearGradient(
    colors: [rgb(13, 20, 51), rgb(32, 9, 46)], startPoint: .topLeading,
    endPoint: .bottomTrailing)
  /// A card on the ground.
  static let card = Color.white.opacity(0.09)
  /// A card that stands out.
  static let raisedCard = Color.white.opacity(0.18)
  /// Text that matters less; its contrast on the ground is above 7:1.
  static let quiet = rgb(190, 197, 222)
  /// What went well.
  static let good = rgb(74, 222, 128)
  /// What went badly.
  static let bad = rgb(251, 113, 133)
  /// The best, and what is happening now.
  static let gold = rgb(255, 209, 84)
  /// Dark text on bright colors.
  static let ink = rgb(12, 16, 36)

  static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    Color(red: red / 255, green: green / 255, blue: blue / 255)
  }
}
