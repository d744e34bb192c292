import Foundation
import Testing

@testable import TenFoot

/// Layouts of an author's own, geometry, preferences and anchors.
@MainActor
struct CustomLayoutTests {
  /// As wide as its widest view, each below the other, indented by its value.
  private struct Stairs: Layout {
    struct Indent: LayoutValueKey {
      static let defaultValue: CGFloat = 0
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) -> CGSize {
      CGSize(
        width: zip(subviews, cache).map { $0[Indent.self] + $1.width }.max() ?? 0,
        height: cache.reduce(0) { $0 + $1.height })
    }

    func makeCache(subviews: Subviews) -> [CGSize] {
      subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) {
      var y = bounds.minY
      for (subview, size) in zip(subviews, cache) {
        subview.place(
          at: CGPoint(x: bounds.minX + subview[Indent.self], y: y), proposal: .unspecified)
        y += size.height
      }
    }
  }

  /// Places nothing.
  private struct Careless: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      CGSize(width: 100, height: 100)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  /// Asks another layout.
  private struct Wrapping: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      var inner: Void = ()
      return HStackLayout(spacing: 3)
        .sizeThatFits(proposal: proposal, subviews: subviews, cache: &inner)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      var inner: Void = ()
      HStackLayout(spacing: 3)
        .placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &inner)
    }
  }

  @Test func `a layout reads values and places views`() {
    let found = frames(nil, nil) {
      HStack(spacing: 0) {
        block("x", 5, 5)
        Stairs()() {
          block("a", 10, 10)
          block("b", 10, 10).layoutValue(key: Stairs.Indent.self, value: 7)
        }.accessibilityIdentifier("s")
      }
    }
    #expect(found["s"] == rect(5, 0, 17, 20))
    #expect(found["a"] == rect(5, 0, 10, 10))
    #expect(found["b"] == rect(12, 10, 10, 10))
  }

  @Test func `a layout is mirrored without knowing`() {
    let found = frames(nil, nil) {
      Stairs()() {
        block("a", 10, 10)
        block("b", 10, 10).layoutValue(key: Stairs.Indent.self, value: 7)
      }.environment(\.layoutDirection, .rightToLeft)
    }
    #expect(found["b"] == rect(0, 10, 10, 10))
  }

  @Test func `a view that gets no place stands in the middle`() {
    // [A] Layout: subviews that aren't placed appear at the center.
    #expect(frames(nil, nil) { Careless()() { block("a", 20, 20) } }["a"] == rect(40, 40, 20, 20))
  }

  @Test func `a layout may ask a stack`() {
    let found = frames(nil, nil) {
      Wrapping()() {
        block("a", 10, 10)
        block("b", 10, 20)
      }
    }
    #expect(found["b"] == rect(13, 0, 10, 20))
    #expect(found["a"] == rect(0, 5, 10, 10))
  }

  @Test func `a layout of hidden type is that layout`() {
    for layout in [AnyLayout(HStackLayout(spacing: 1)), AnyLayout(Wrapping())] {
      let found = frames(nil, nil) {
        layout {
          block("a", 10, 10)
          block("b", 10, 10)
        }
      }
      #expect((found["b"]?.minX ?? 0) < 14)
      #expect((found["b"]?.minX ?? 0) > 10)
    }
  }

  /// Ten points a side, with a leading guide four points in and a top guide three points down.
  private struct Guided: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { CGSize(width: 10, height: 10) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}

    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout Void
    ) -> CGFloat? { guide == .leading ? 4 : nil }

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout Void
    ) -> CGFloat? { guide == .top ? 3 : nil }
  }

  /// Asks a layout of hidden type for everything.
  private struct Asking: Layout {
    let layout = AnyLayout(Guided())

    func makeCache(subviews: Subviews) -> AnyLayout.Cache { layout.makeCache(subviews: subviews) }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
    ) -> CGSize {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout AnyLayout.Cache
    ) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout AnyLayout.Cache
    ) -> CGFloat? {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout AnyLayout.Cache
    ) -> CGFloat? {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  @Test func `a layout of hidden type tells the guides of that layout`() {
    let column = frames(nil, nil) {
      VStack(alignment: .leading, spacing: 0) {
        block("a", 20, 5)
        Asking()() { block("x", 1, 1) }.accessibilityIdentifier("g")
      }
    }
    #expect(column["a"] == rect(4, 0, 20, 5))
    #expect(column["g"] == rect(0, 5, 10, 10))
    let row = frames(nil, nil) {
      HStack(alignment: .top, spacing: 0) {
        block("a", 5, 20)
        Asking()() { block("x", 1, 1) }.accessibilityIdentifier("g")
      }
    }
    #expect(row["a"] == rect(0, 3, 5, 20))
    #expect(row["g"] == rect(5, 0, 10, 10))
  }

  @Test func `spacing adds up as the source says`() {
    // SV8 [R]: distances 10 and 15 of one category are 25 together.
    #expect(EdgeSpacing(aboveText: 10).distance(to: EdgeSpacing(aboveText: 15)) == 25)
    // SV10 [R]: the lower leading 17 in whole multiples of 13.
    let upper = EdgeSpacing.Line(height: 8, leading: 5, pixelLength: 13)
    let lower = EdgeSpacing.Line(height: 18, leading: 17, pixelLength: 23)
    #expect(EdgeSpacing(line: upper).distance(to: EdgeSpacing(line: lower)) == 26)
    // SV6 [R]: no category in common is no preference.
    #expect(EdgeSpacing(aboveText: 10).distance(to: EdgeSpacing(belowText: 15)) == nil)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .vertical) == 0)
  }

  @Test func `a reader knows its size and place`() {
    let found = frames(200, 100) {
      HStack(spacing: 0) {
        block("x", 50, 20)
        GeometryReader { proxy in
          block("a", proxy.size.width / 2, 10)
          block("b", proxy.frame(in: .named("row")).minX, proxy.frame(in: .global).height)
        }
      }.coordinateSpace(name: "row").padding(10)
    }
    #expect(found["a"] == rect(60, 10, 65, 10))
    #expect(found["b"] == rect(60, 10, 50, 80))
  }

  @Test func `readers stand in readers`() {
    let found = frames(200, 100) {
      GeometryReader { outer in
        GeometryReader { inner in block("a", inner.size.width, 5) }
          .frame(width: outer.size.width / 2)
      }
    }
    #expect(found["a"] == rect(0, 0, 100, 5))
  }

  private struct Bounds: PreferenceKey {
    static let defaultValue: [String: Anchor<CGRect>] = [:]
    static func reduce(
      value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
    ) {
      value.merge(nextValue()) { $1 }
    }
  }

  @Test func `an anchor is found in another view's coordinates`() {
    let found = frames(200, 100) {
      HStack {
        block("a", 30, 20).anchorPreference(key: Bounds.self, value: .bounds) { ["a": $0] }
        Spacer()
        block("b", 40, 20).anchorPreference(key: Bounds.self, value: .bounds) { ["b": $0] }
      }
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          if let anchor = anchors["b"] {
            let rect = proxy[anchor]
            block("o", rect.width, rect.height).offset(x: rect.minX, y: rect.minY)
          }
        }
      }
      .padding(7)
    }
    #expect(found["o"] == found["b"])
    #expect(found["b"] == rect(153, 7, 40, 20))
  }

  private struct Widest: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  private struct EqualWidths: View {
    @State private var width: CGFloat?

    var body: some View {
      VStack {
        ForEach(["a", "bbb"], id: \.self) { name in
          words(name, name)
            .background {
              GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) }
            }
            .frame(width: width).accessibilityIdentifier("\(name) framed")
        }
      }.onPreferenceChange(Widest.self) { width = $0 }
    }
  }

  @Test func `what flows from readers settles`() {
    let found = frames(200, 100) { EqualWidths() }
    #expect(found["a framed"]?.width == 30)
    #expect(found["bbb framed"]?.width == 30)
  }

  @Test func `a scroll view shows what it is asked for`() {
    let found = frames(100, 100) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<10, id: \.self) { block("\($0)", nil, 30) } }
      }.scrollPosition(id: .constant(Int?.some(3)))
    }
    #expect(found["3"] == rect(0, 0, 100, 30))
    #expect(found["0"] == rect(0, -90, 100, 30))
  }

  @Test func `a part of the container is taken of the container`() {
    // OLE: thirds of 620 with 10 between are 200 wide.
    let found = frames(1920, 1080) {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<3, id: \.self) { index in
            block("\(index)", nil, 10)
              .containerRelativeFrame(.horizontal, count: 3, spacing: 10)
          }
        }
      }.frame(width: 620)
    }
    #expect(found["1"]?.width == 200)
    #expect((found["1"]?.minX ?? 0) - (found["0"]?.minX ?? 0) == 210)
  }
}
