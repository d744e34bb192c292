import Foundation
import Testing

@testable import TenFoot

/// Two roads to one layout.
@MainActor
struct MetamorphicTests {
  /// Views of many kinds, with names for what is in them.
  nonisolated static let count = 5

  @ViewBuilder private func sample(_ index: Int) -> some View {
    switch index {
    case 0:
      HStack {
        words("a", "one two three")
        Spacer()
        block("b", 30)
      }
    case 1:
      VStack(alignment: .leading) {
        block("a", 50, 20)
        words("b", "four")
        Divider()
      }
    case 2:
      Grid(alignment: .leading) {
        GridRow {
          words("a", "five")
          block("b", 10, 40)
        }
      }
    case 3:
      ZStack(alignment: .bottomLeading) {
        block("a", 50, 50)
        words("b", "six").padding(.leading, 5)
      }
    default:
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 30))]) {
        block("a", 10, 10)
        block("b", nil, 20)
      }
    }
  }

  @Test(arguments: 0..<count) func `eight points twice are sixteen`(index: Int) {
    #expect(
      frames(200, 100) { sample(index).padding(8).padding(8) }
        == frames(200, 100) { sample(index).padding(16) })
  }

  @Test(arguments: 0..<count) func `a group is no container`(index: Int) {
    #expect(
      frames(200, 100) { VStack { Group { sample(index) } } }
        == frames(200, 100) { VStack { sample(index) } })
  }

  @Test(arguments: 0..<count) func `hiding a view's type changes nothing`(index: Int) {
    #expect(
      frames(200, 100) { AnyView(sample(index)) } == frames(200, 100) { sample(index) })
  }

  @Test(arguments: 0..<count) func `mirroring twice changes nothing`(index: Int) {
    let twice = frames(200, 100) {
      sample(index).environment(\.layoutDirection, .leftToRight)
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(twice == frames(200, 100) { sample(index) })
  }

  @Test(arguments: 0..<count) func `mirrored views stand as far from the other edge`(index: Int) {
    let width = size(200, 100) { sample(index) }.width
    let plain = frames(200, 100) { sample(index) }
    let mirrored = frames(200, 100) { sample(index).environment(\.layoutDirection, .rightToLeft) }
    for (name, frame) in plain {
      #expect(abs((mirrored[name]?.minX ?? .nan) - (width - frame.maxX)) < 0.001)
      #expect(mirrored[name]?.size == frame.size)
    }
  }

  @Test func `a style behind a view grows over the insets that the view touches`() {
    let view = Color.red.background(Color.blue).safeAreaInset(edge: .top, spacing: 0) {
      Color.green.frame(height: 40)
    }
    // A canvas without edges of its own, so that the bar's inset is the only one.
    let canvas = DisplayCanvas(size: CGSize(width: 1920, height: 1080))
    let layout = compose(view, on: canvas, text: BlockTextEngine()).layout
    #expect(layout.frames.filter { $0 == rect(0, 0, 1920, 1080) }.count == 2)
  }

  @Test func `lines of mirrored text stand at the right`() {
    let view = Text(verbatim: "aaa b").font(.system(size: 10)).frame(width: 30)
      .environment(\.layoutDirection, .rightToLeft)
    let lines = compose(view, on: .fullHD, text: BlockTextEngine()).layout.lines[0].lines
    #expect(lines.map(\.x) == [0, 20])
  }

  @Test(arguments: 0..<count) func `a fixed frame answers the same whatever is offered`(index: Int)
  {
    for length in [nil, 0, 7, 1000, .infinity] as [CGFloat?] {
      #expect(
        size(length, length) { sample(index).frame(width: 40, height: 30) }
          == CGSize(width: 40, height: 30))
    }
  }

  @Test(arguments: 0..<count) func `measuring again answers the same`(index: Int) {
    let probe = LayoutProbe(sample(index), canvas: .fullHD, text: BlockTextEngine())
    let first = probe.frames(proposing: ProposedViewSize(width: 120, height: nil))
    _ = probe.size(proposing: .zero)
    #expect(probe.frames(proposing: ProposedViewSize(width: 120, height: nil)) == first)
  }

  @Test(arguments: [1, 1.5, 2, 1 / 3] as [CGFloat])
  func `neighbors that touch go on touching on every grid of pixels`(scale: CGFloat) {
    let snap = PixelSnapping(scale: scale)
    var edge: CGFloat = 0
    for index in 0..<100 {
      let width = CGFloat(index % 7) + 1.0 / 3
      let left = snap(CGRect(x: edge, y: 0, width: width, height: 1))
      let right = snap(CGRect(x: edge + width, y: 0, width: 3, height: 1))
      #expect(left.maxX == right.minX)
      edge += width
    }
  }
}
