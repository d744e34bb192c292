import TenFoot
import Testing

/// One small picture for each modifier that changes what is seen.
@MainActor struct ModifierGoldenTests {
  @Test func `places`() throws {
    try expectSmallGolden(
      Tile().frame(width: 120, height: 70, alignment: .bottomLeading).border(.gray),
      "modifiers/frame")
    try expectSmallGolden(
      Color.blue.frame(minWidth: 40, maxWidth: .infinity, minHeight: 20, maxHeight: 50)
        .border(.gray), "modifiers/flexible-frame")
    try expectSmallGolden(
      Tile().padding(.leading, 30).padding(.top, 10).border(.gray), "modifiers/padding",
      layoutDirections: [.leftToRight, .rightToLeft])
    try expectSmallGolden(Tile().border(.gray).offset(x: 30, y: -20), "modifiers/offset")
    try expectSmallGolden(
      Text("does not wrap here").font(.system(size: 16)).fixedSize().frame(width: 60)
        .border(.gray), "modifiers/fixed-size")
    try expectSmallGolden(
      Color.blue.aspectRatio(1, contentMode: .fit).border(.gray), "modifiers/aspect-ratio")
    try expectSmallGolden(
      HStack(spacing: 4) {
        Text("gives way to the other").lineLimit(1)
        Text("comes first").lineLimit(1).layoutPriority(1)
      }
      .font(.system(size: 15)), "modifiers/layout-priority")
  }

  @Test func `layers`() throws {
    try expectSmallGolden(
      Tile(width: 60, height: 40).padding(10).background(.red), "modifiers/background")
    try expectSmallGolden(
      Tile(width: 80, height: 50).overlay(alignment: .topTrailing) { Tile(color: .red) },
      "modifiers/overlay")
    try expectSmallGolden(Tile(width: 80, height: 50).border(.yellow, width: 6), "modifiers/border")
  }

  @Test func `effects`() throws {
    let cross = ZStack {
      Tile(color: .red, width: 100, height: 30)
      Tile(color: .blue, width: 30, height: 70)
    }
    // Faded as one: the blue bar hides the red one behind it.
    try expectSmallGolden(cross.opacity(0.5), "modifiers/opacity")
    // The outer edges of the flag are cut off, so that its outer stripes may shift unseen.
    try expectSmallGolden(
      Flag().clipShape(Circle()), "modifiers/clip-shape", unseen: ["shifted fill"])
    try expectSmallGolden(
      Flag().frame(width: 60, height: 40).clipped(), "modifiers/clipped",
      unseen: ["shifted fill"])
    try expectSmallGolden(
      Tile(width: 100, height: 60).cornerRadius(20), "modifiers/corner-radius")
  }

  @Test func `text`() throws {
    let words = Text("Ten feet is the distance from a sofa to a screen").font(.system(size: 15))
    try expectSmallGolden(words.lineLimit(2).padding(.horizontal, 20), "modifiers/line-limit")
    try expectSmallGolden(
      words.lineLimit(1).truncationMode(.middle).padding(.horizontal, 10),
      "modifiers/truncation-mode")
    try expectSmallGolden(
      words.lineHeight(.exact(points: 26)).padding(.horizontal, 10), "modifiers/line-height")
    try expectSmallGolden(words.lineSpacing(8).padding(.horizontal, 10), "modifiers/line-spacing")
    try expectSmallGolden(
      words.multilineTextAlignment(.trailing).padding(.horizontal, 10),
      "modifiers/multiline-text-alignment", layoutDirections: [.leftToRight, .rightToLeft])
    try expectSmallGolden(
      Text("shrinks to fit").font(.system(size: 40)).lineLimit(1).minimumScaleFactor(0.3),
      "modifiers/minimum-scale-factor")
  }

  @Test func `fonts`() throws {
    try expectSmallGolden(
      VStack(alignment: .leading) {
        Text("Thin").fontWeight(.thin)
        Text("Heavy").fontWeight(.heavy)
        Text("Italic").italic()
      }
      .font(.system(size: 18)), "modifiers/font-weight")
    try expectSmallGolden(
      VStack(alignment: .leading) {
        Text("1:11")
        Text("4:58")
      }
      .font(.system(size: 24)).monospacedDigit(), "modifiers/monospaced-digit")
    try expectSmallGolden(
      Text("wide").tracking(8).font(.system(size: 20)), "modifiers/tracking")
    try expectSmallGolden(
      Text("1,234.5 is \(1234.5)").font(.system(size: 16)), "modifiers/locale",
      locales: [Locale(identifier: "en_US"), Locale(identifier: "de_DE")])
  }
}
