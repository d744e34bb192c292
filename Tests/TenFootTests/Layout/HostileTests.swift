import Foundation
import Testing

@testable import TenFoot

/// Views that would take all of a machine, or none of it.
@MainActor
struct HostileTests {
  /// A picture that nobody reads from a sofa.
  private let picture = DisplayCanvas(size: CGSize(width: 1920, height: 1080))

  private struct Nest: View {
    let depth: Int

    var body: some View {
      if depth > 0 { AnyView(VStack(spacing: 0) { Nest(depth: depth - 1) }.padding(.top, 1)) }
    }
  }

  private struct Endless: View {
    var body: some View { AnyView(Endless()) }
  }

  @Test func `ten thousand views stand in one another`() {
    let composition = compose(Nest(depth: 5000), on: picture, text: BlockTextEngine())
    #expect(composition.findings == [])
    #expect(composition.layout.frames.first?.height == 5000)
  }

  @Test func `a view that holds itself forever is cut and reported`() {
    let composition = compose(Endless(), on: picture, text: BlockTextEngine())
    #expect(composition.findings.map(\.rule) == ["too-deep"])
  }

  @Test func `a hundred thousand views stand side by side`() {
    let width = size(nil, nil) {
      HStack(spacing: 0) {
        ForEach(0..<100_000, id: \.self) { _ in Color.red.frame(width: 1, height: 1) }
      }
    }.width
    #expect(width == 100_000)
  }

  @Test(arguments: [1e308, -1e308, .nan, .infinity, -.infinity] as [CGFloat])
  func `lengths that are none are ignored and reported`(length: CGFloat) {
    let view = Text("a").frame(width: length, height: length).padding(length)
      .offset(x: length, y: length).position(x: length, y: length)
    let composition = compose(view, on: .fullHD, text: BlockTextEngine())
    #expect(composition.findings.contains { $0.rule == "unusable-length" })
    #expect(composition.layout.frames.allSatisfy { $0.minX.isFinite && $0.width.isFinite })
  }

  private enum Here: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[HorizontalAlignment(There.self)] + 1
    }
  }

  private enum There: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[HorizontalAlignment(Here.self)] + 1
    }
  }

  @Test func `guides that read each other come to an end`() {
    let found = frames(100, 100) {
      VStack(alignment: HorizontalAlignment(Here.self)) {
        block("a", 10, 10).alignmentGuide(HorizontalAlignment(There.self)) {
          $0[HorizontalAlignment(Here.self)]
        }
        block("b", 10, 10)
      }
    }
    #expect(found["a"]?.width == 10)
  }

  @Test func `elements of one identity are drawn and reported`() {
    let composition = compose(
      HStack { ForEach([1, 1, 2], id: \.self) { Text(verbatim: "\($0)") } }, on: picture,
      text: BlockTextEngine())
    #expect(composition.findings.map(\.rule) == ["duplicate-identity"])
    #expect(composition.nodes.texts.count == 3)
  }

  private struct Width: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  }

  private struct Growing: View {
    @State private var width: CGFloat = 0

    var body: some View {
      Color.red.frame(width: width + 1, height: 1)
        .preference(key: Width.self, value: width + 1)
        .onPreferenceChange(Width.self) { width = $0 }
    }
  }

  private struct Restless: View {
    @State private var width: CGFloat = 1

    var body: some View {
      Color.red.frame(width: width, height: 1)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0 + 1
        }
    }
  }

  @Test func `a view that goes on changing itself is cut and reported`() {
    for composition in [
      compose(Growing(), on: picture, text: BlockTextEngine()),
      compose(Restless(), on: picture, text: BlockTextEngine()),
    ] {
      #expect(composition.findings.map(\.rule) == ["unsettled"])
    }
  }
}
