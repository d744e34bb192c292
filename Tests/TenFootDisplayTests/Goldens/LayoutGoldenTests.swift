import TenFoot
import Testing

/// One small picture for each container and for what places views in it.
@MainActor struct LayoutGoldenTests {
  private let colors: [Color] = [.red, .orange, .yellow, .green, .mint, .blue]

  private func tiles(_ count: Int = 6) -> some View {
    ForEach(0..<count, id: \.self) { index in
      Tile(color: colors[index % 6], width: 18, height: CGFloat(14 + index * 2))
    }
  }

  @Test func `grids`() throws {
    try expectSmallGolden(
      Grid(alignment: .bottomTrailing, horizontalSpacing: 6, verticalSpacing: 4) {
        GridRow {
          Tile(width: 30)
          Tile(color: .red, width: 50).gridColumnAlignment(.leading)
        }
        GridRow {
          Tile(color: .green, width: 60, height: 12).gridCellAnchor(.center)
          Color.yellow.gridCellUnsizedAxes([.horizontal, .vertical])
        }
        Tile(color: .purple, width: 20, height: 8).gridCellColumns(2)
      }, "views/grid", layoutDirections: [.leftToRight, .rightToLeft])
    try expectSmallGolden(
      LazyVGrid(
        columns: [GridItem(.fixed(30)), GridItem(.flexible()), GridItem(.adaptive(minimum: 20))],
        spacing: 6
      ) { tiles() }, "views/lazy-vgrid")
    try expectSmallGolden(
      LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.flexible())], spacing: 6) { tiles() },
      "views/lazy-hgrid")
  }

  @Test func `lazy stacks`() throws {
    try expectSmallGolden(
      LazyHStack(alignment: .top, spacing: 3) { tiles() }, "views/lazy-hstack")
    try expectSmallGolden(
      LazyVStack(alignment: .trailing, spacing: 3) { tiles(4) }, "views/lazy-vstack")
  }

  @Test func `layouts that are chosen`() throws {
    try expectSmallGolden(
      HStack(spacing: 16) {
        AnyLayout(VStackLayout(alignment: .leading, spacing: 2)) { tiles(3) }
        AnyLayout(HStackLayout(alignment: .bottom, spacing: 2)) { tiles(3) }
        AnyLayout(ZStackLayout(alignment: .bottomTrailing)) { tiles(3) }
        AnyLayout(GridLayout(horizontalSpacing: 2, verticalSpacing: 2)) {
          GridRow { tiles(2) }
        }
      }, "views/any-layout",
      // In the stack of layers the first tiles lie under the last.
      unseen: ["dropped fill", "recolored fill"])
    try expectSmallGolden(
      VStack {
        ViewThatFits {
          Tile(color: .red, width: 400)
          Tile(color: .green, width: 120)
        }
        AnyView(Tile(width: 40))
      }, "views/view-that-fits")
  }

  @Test func `places that are asked for`() throws {
    try expectSmallGolden(
      GeometryReader { space in
        Color.teal.frame(width: space.size.width / 4, height: space.size.height / 2)
      }, "views/geometry-reader")
    try expectSmallGolden(
      Color.indigo.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8)
        .frame(height: 40), "modifiers/container-relative-frame")
    try expectSmallGolden(
      VStack(alignment: .leading, spacing: 4) {
        Tile(width: 60)
        Tile(color: .red, width: 60).alignmentGuide(.leading) { $0[.trailing] }
      }, "modifiers/alignment-guide")
    try expectSmallGolden(Tile().position(x: 130, y: 20), "modifiers/position")
    try expectSmallGolden(
      HStack {
        Tile()
        Tile(color: .red).hidden()
        Tile(color: .green)
      }, "modifiers/hidden")
    try expectSmallGolden(
      ZStack {
        Tile(color: .red, width: 60, height: 40).zIndex(1)
        Tile(width: 90, height: 24)
      }, "modifiers/z-index")
  }

  @Test func `the safe area`() throws {
    let bar = Color.gray.frame(height: 16)
    try expectSmallGolden(
      Color.blue.safeAreaInset(edge: .bottom, spacing: 4) { bar },
      "modifiers/safe-area-inset")
    try expectSmallGolden(
      Color.green.padding(6).background(.red).safeAreaPadding(14),
      "modifiers/safe-area-padding")
    try expectSmallGolden(
      Color.green.frame(maxWidth: 60).ignoresSafeArea().safeAreaPadding(14),
      "modifiers/ignores-safe-area")
  }

  @Test func `scrolling`() throws {
    let column = VStack(spacing: 4) { tiles() }
    try expectSmallGolden(
      ScrollView { column }.frame(width: 60, height: 60).border(.gray), "views/scroll-view",
      unseen: Self.scrolledAway)
    try expectSmallGolden(
      ScrollView { column }.defaultScrollAnchor(.bottom).frame(width: 60, height: 60)
        .border(.gray), "modifiers/default-scroll-anchor", unseen: Self.scrolledAway)
    try expectSmallGolden(
      ScrollView { column }.scrollClipDisabled().frame(width: 60, height: 40).border(.gray),
      "modifiers/scroll-clip-disabled", unseen: Self.scrolledAway)
  }

  /// What lies outside of the scrolled part.
  private static let scrolledAway: Set = ["dropped fill", "shifted fill", "recolored fill"]

  @Test func `values that come up from within`() throws {
    try expectSmallGolden(
      Tile(width: 50).preference(key: WidthKey.self, value: 90)
        .backgroundPreferenceValue(WidthKey.self) { width in Tile(color: .red, width: width) }
        .overlayPreferenceValue(WidthKey.self) { width in
          Tile(color: .white, width: width / 9, height: 8)
        }, "modifiers/overlay-preference-value")
  }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}
