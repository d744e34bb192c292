import TenFoot
import Testing

/// One small picture for each view.
@MainActor struct ViewGoldenTests {
  @Test func `text`() throws {
    try expectSmallGolden(Text("Final 3:2").font(.system(size: 28)), "views/text")
    try expectSmallGolden(
      Text("Ten feet away, a line that is too long breaks into several")
        .font(.system(size: 16)).padding(8), "views/text-lines")
    try expectSmallGolden(
      Text(verbatim: "مرحبا 🏆 ไทย").font(.system(size: 22)), "views/text-scripts",
      // The cup has colors of its own.
      unseen: ["recolored glyphs"])
  }

  @Test func `spacer`() throws {
    try expectSmallGolden(
      HStack(spacing: 0) {
        Tile()
        Spacer()
        Tile(color: .red)
        Spacer(minLength: 60)
        Tile(color: .green)
      }, "views/spacer")
  }

  @Test func `divider`() throws {
    try expectSmallGolden(
      VStack {
        Text("above").font(.system(size: 16))
        Divider()
        Text("below").font(.system(size: 16))
      }, "views/divider", schemes: [.dark, .light])
  }

  @Test func `stacks`() throws {
    try expectSmallGolden(
      HStack(alignment: .bottom, spacing: 6) {
        Tile(height: 60)
        Tile(color: .red)
        Tile(color: .green, height: 40)
      }, "views/hstack", layoutDirections: [.leftToRight, .rightToLeft])
    try expectSmallGolden(
      VStack(alignment: .trailing, spacing: 6) {
        Tile(width: 90, height: 20)
        Tile(color: .red, height: 20)
        Tile(color: .green, width: 60, height: 20)
      }, "views/vstack", layoutDirections: [.leftToRight, .rightToLeft])
    try expectSmallGolden(
      ZStack(alignment: .bottomTrailing) {
        Tile(width: 80, height: 70)
        Tile(color: .red, width: 50, height: 40)
        Tile(color: .green)
      }, "views/zstack")
  }

  @Test func `for each and groups`() throws {
    try expectSmallGolden(
      HStack(spacing: 4) {
        ForEach(0..<5) { index in Tile(color: .yellow, width: 20, height: CGFloat(10 + index * 12))
        }
      }, "views/for-each")
  }

  @Test func `a color fills its space`() throws {
    try expectSmallGolden(Color.orange.padding(12), "views/color")
  }
}
