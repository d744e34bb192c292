import TenFoot

/// The colors that the gallery's scenes share, in the dark and in the light.
enum Palette {
  /// The ground: a deep blue that leaves the bright colors to what matters; in the light a pale blue
  /// that is no lamp in a dim room.
  static let ground = Ground()
  /// Text; in the light its contrast is above 11:1 on the ground.
  static let text = Tone(dark: .white, light: rgb(12, 16, 36))
  /// Text that matters less; its contrast on the ground is above 7:1.
  static let quiet = Tone(dark: rgb(190, 197, 222), light: rgb(46, 54, 88))
  /// A card on the ground.
  static let card = Tone(dark: .white.opacity(0.09), light: rgb(235, 235, 235).opacity(0.5))
  /// A card that stands out.
  static let raisedCard = Tone(dark: .white.opacity(0.18), light: rgb(235, 235, 235))

  /// What went well.
  static let good = Tone(both: rgb(74, 222, 128))
  /// What went badly.
  static let bad = Tone(both: rgb(251, 113, 133))
  /// The best, and what is happening now.
  static let gold = Tone(both: rgb(255, 209, 84))
  /// Dark text on bright colors.
  static let ink = Tone(both: rgb(12, 16, 36))
  /// Bright text on dark colors.
  static let chalk = Tone(both: .white)

  /// Text and lines on the ground or on a card, for what went well.
  static let goodText = Tone(dark: rgb(74, 222, 128), light: rgb(0, 84, 46))
  /// Text and lines on the ground or on a card, for what went badly.
  static let badText = Tone(dark: rgb(251, 113, 133), light: rgb(128, 0, 40))
  /// The same on a raised card.
  static let raisedBadText = Tone(dark: rgb(253, 164, 175), light: rgb(128, 0, 40))
  /// Text and lines on the ground or on a card, for the best and for what is happening now.
  static let goldText = Tone(dark: rgb(255, 209, 84), light: rgb(88, 46, 0))

  static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    Color(red: red / 255, green: green / 255, blue: blue / 255)
  }

  /// A color that the color scheme chooses.
  struct Tone: ShapeStyle {
    private let dark: Color
    private let light: Color

    init(dark: Color, light: Color) { (self.dark, self.light) = (dark, light) }

    init(both color: Color) { self.init(dark: color, light: color) }

    func resolve(in environment: EnvironmentValues) -> Color {
      environment.colorScheme == .dark ? dark : light
    }
  }

  /// What scenes stand on.
  struct Ground: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> LinearGradient {
      LinearGradient(
        colors: environment.colorScheme == .dark
          ? [rgb(13, 20, 51), rgb(32, 9, 46)] : [rgb(192, 208, 235), rgb(216, 200, 230)],
        startPoint: .topLeading, endPoint: .bottomTrailing)
    }
  }
}
