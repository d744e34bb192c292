import Foundation
import Testing

@testable import TenFoot

extension ConformanceTests {
  nonisolated static let grids: [ConformanceRow] = [
    ConformanceRow(
      "G4 [M] flexible columns, in the middle of 300 points", 300, 50,
      ["g": rect(0, 0, 334, 10), "0": rect(0, 0, 163, 10), "1": rect(171, 0, 180, 10)]
    ) {
      lazyGrid([GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))], 2)
    },
    ConformanceRow(
      "G6 [M]", 200, 50, ["0": rect(0, 0, 108, 10), "1": rect(116, 0, 120, 10)]
    ) {
      lazyGrid([GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))], 2)
    },
    ConformanceRow(
      "G8 [M]", 300, 50,
      [
        "0": rect(0, 0, 69, 10), "1": rect(77, 0, 69, 10), "2": rect(154, 0, 43.333, 10),
        "3": rect(205.333, 0, 43.333, 10), "4": rect(256.667, 0, 43.333, 10),
        "5": rect(0, 18, 69, 10),
      ]
    ) {
      lazyGrid(
        [
          GridItem(.adaptive(minimum: 50, maximum: 100)),
          GridItem(.adaptive(minimum: 40, maximum: 100)),
        ], 6)
    },
    ConformanceRow(
      "G10 [D] 266 of 300 points, in the middle", 300, 50,
      ["0": rect(17, 0, 100, 10), "1": rect(125, 0, 100, 10), "2": rect(233, 0, 50, 10)]
    ) {
      lazyGrid(
        [
          GridItem(.fixed(100)), GridItem(.flexible(minimum: 100, maximum: 200)),
          GridItem(.flexible(minimum: 10, maximum: 50)),
        ], 3)
    },
    ConformanceRow("G12 [D]", 400, 50, ["6": rect(349.714, 0, 50.286, 10)]) {
      lazyGrid([GridItem(.adaptive(minimum: 50))], 7)
    },
    ConformanceRow(
      "G14 [D]", 500, 500, size: CGSize(width: 148, height: 58),
      [
        "a": rect(5, 0, 50, 20), "b": rect(68, 0, 80, 20), "c": rect(0, 28, 60, 30),
        "d": rect(88, 28, 40, 30),
      ]
    ) {
      Grid {
        GridRow {
          block("a", 50, 20)
          block("b", 80, 20)
        }
        GridRow {
          block("c", 60, 30)
          block("d", 40, 30)
        }
      }
    },
    ConformanceRow(
      "G16 [A]", 500, 500, size: CGSize(width: 148, height: 67), ["l": rect(0, 28, 148, 1)]
    ) {
      Grid {
        GridRow {
          block("a", 50, 20)
          block("b", 80, 20)
        }
        Divider().accessibilityIdentifier("l").gridCellUnsizedAxes(.horizontal)
        GridRow {
          block("c", 60, 30)
          block("d", 40, 30)
        }
      }
    },
    ConformanceRow(
      "B10 [A] spans, anchors and alignments", nil, nil, size: CGSize(width: 148, height: 46),
      ["a": rect(0, 0, 148, 20), "b": rect(50, 28, 10, 10), "c": rect(138, 28, 10, 10)]
    ) {
      Grid(alignment: .topLeading) {
        GridRow { block("a", 148, 20).gridCellColumns(2) }
        GridRow {
          block("b", 10, 10).gridColumnAlignment(.trailing)
          block("c", 10, 10).gridCellAnchor(.bottomTrailing)
          EmptyView()
        }
        GridRow {
          block("w", 60, 0)
          block("v", 80, 0)
        }.frame(height: 0)
      }
      .frame(height: 46, alignment: .top).frame(width: 148)
    },
  ]

  @ViewBuilder private static func lazyGrid(_ columns: [GridItem], _ count: Int) -> some View {
    LazyVGrid(columns: columns) {
      ForEach(0..<count, id: \.self) { block("\($0)", nil, 10) }
    }
    .accessibilityIdentifier("g")
  }

  nonisolated static let choices: [ConformanceRow] = [
    ConformanceRow("V1 [M] the first that fits", 200, nil, size: CGSize(width: 200, height: 10)) {
      greeting
    },
    ConformanceRow("V1 [M] the second", 199, nil, size: CGSize(width: 110, height: 10)) {
      greeting
    },
    ConformanceRow("V1 [M] none: the last", 10, nil, size: CGSize(width: 10, height: 20)) {
      greeting
    },
    ConformanceRow("V3 [D]", 200, 100, ["b": rect(0, 0, 200, 80)]) {
      ViewThatFits(in: .vertical) {
        block("a", nil, 150)
        block("b", nil, 80)
      }
    },
  ]

  @ViewBuilder private static var greeting: some View {
    ViewThatFits {
      words("a", "Hello Beautiful Word")
      words("b", "Hello World")
      words("c", "Hi")
    }
  }

  nonisolated static let safeAreas: [ConformanceRow] = [
    ConformanceRow("SA6 [D]", 200, 200, ["a": rect(18, 28, 144, 124)]) {
      Color.red.accessibilityIdentifier("a")
        .safeAreaInset(edge: .leading) { Color.red.frame(width: 10) }
        .safeAreaInset(edge: .top) { Color.red.frame(height: 20) }
        .safeAreaInset(edge: .trailing) { Color.red.frame(width: 30) }
        .safeAreaInset(edge: .bottom) { Color.red.frame(height: 40) }
    },
    ConformanceRow(
      "B18 [R] a background that ignores the safe area grows under the bar", 1920, 1080,
      ["a": rect(0, 48, 1920, 1032), "b": rect(0, 0, 1920, 1080)]
    ) {
      Color.red.accessibilityIdentifier("a")
        .background { Color.red.accessibilityIdentifier("b").ignoresSafeArea() }
        .safeAreaInset(edge: .top) { Color.red.frame(height: 40) }
    },
    ConformanceRow("B18 [R] a small view doesn't grow", 1920, 1080, ["a": rect(935, 559, 50, 10)]) {
      words("a", "small").ignoresSafeArea()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .safeAreaPadding(.top, 48)
    },
    ConformanceRow("B18 [R] safe area padding", 200, 100, ["a": rect(16, 16, 168, 68)]) {
      Color.red.accessibilityIdentifier("a").safeAreaPadding()
    },
  ]
}
