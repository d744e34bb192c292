import Foundation
import Testing

@testable import TenFoot

/// The rows of the reference's part N that speak of sizes and places.
///
/// Marks: [R] a recovered implementation, [M] measured on SwiftUI, [A] Apple's documentation,
/// [D] worked out by hand from the rules.
@MainActor
struct ConformanceTests {
  @Test(arguments: leaves + stacks + spacers)
  func `leaves, stacks and spacers answer as the source says`(row: ConformanceRow) {
    #expect(row.differences() == [])
  }

  @Test(arguments: spacing + wrappers + layers)
  func `spacing, wrappers and layers answer as the source says`(row: ConformanceRow) {
    #expect(row.differences() == [])
  }

  @Test(arguments: grids + choices + safeAreas)
  func `grids, choices and safe areas answer as the source says`(row: ConformanceRow) {
    #expect(row.differences() == [])
  }

  nonisolated static let leaves: [ConformanceRow] = [
    ConformanceRow(
      "L2 [M] a color has an ideal size of 10", 77, 88, size: CGSize(width: 10, height: 10)
    ) {
      Color.red.fixedSize()
    },
    ConformanceRow("L4 [R] a missing width is 10", nil, 40, size: CGSize(width: 10, height: 40)) {
      Color.red
    },
    ConformanceRow("L6 [R] a capsule takes all", 200, 80, size: CGSize(width: 200, height: 80)) {
      Capsule()
    },
    ConformanceRow(
      "B2 [R] a circle takes the short side", 200, 80, size: CGSize(width: 80, height: 80)
    ) {
      Circle()
    },
    ConformanceRow("L8 [R] a lone spacer, ideal", nil, nil, size: CGSize(width: 8, height: 8)) {
      Spacer()
    },
    ConformanceRow("L8 [R] a lone spacer, offered", 100, 50, size: CGSize(width: 100, height: 50)) {
      Spacer()
    },
    ConformanceRow("L8 [R] a lone spacer, squeezed", 4, 4, size: CGSize(width: 8, height: 8)) {
      Spacer()
    },
    ConformanceRow("L10 [R] a geometry reader", nil, nil, size: CGSize(width: 10, height: 10)) {
      GeometryReader { _ in Color.red }
    },
    ConformanceRow(
      "L12 [R] a divider in a row, at one pixel a point", 200, 100, ["d": rect(0, 0, 1, 100)]
    ) {
      HStack { Divider().accessibilityIdentifier("d") }
    },
    ConformanceRow("B2 [R] a divider alone", 200, 100, size: CGSize(width: 200, height: 1)) {
      Divider()
    },
  ]

  nonisolated static let stacks: [ConformanceRow] = [
    ConformanceRow(
      "S2 [M] the rigid after the flexible", 150, 50, size: CGSize(width: 175, height: 50),
      ["a": rect(0, 0, 75, 50), "b": rect(75, 0, 100, 50)]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100).accessibilityIdentifier("a")
        Color.red.frame(minWidth: 100).accessibilityIdentifier("b")
      }
    },
    ConformanceRow(
      "S3 S4 [D] what doesn't fit overflows both sides", nil, nil,
      ["a": rect(-22.5, 0, 107.5, 100), "b": rect(85, 0, 37.5, 100), "c": rect(122.5, 0, 50, 100)]
    ) {
      // 150: the first takes a third, but no less than its minimum.
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 107.5).accessibilityIdentifier("a")
        Color.red.frame(minWidth: 0, maxWidth: 37.5).accessibilityIdentifier("b")
        Color.red.frame(minWidth: 50, maxWidth: 50).accessibilityIdentifier("c")
      }
      .frame(width: 150, height: 100)
    },
    ConformanceRow(
      "S10 [D] all but the least lengths of the others", 300, 300,
      ["a": rect(0, 0, 300, 0), "b": rect(0, 8, 300, 284), "c": rect(0, 300, 300, 0)]
    ) {
      VStack {
        Color.red.accessibilityIdentifier("a")
        Color.red.layoutPriority(1).accessibilityIdentifier("b")
        HStack {
          Color.red
          Color.red
        }.accessibilityIdentifier("c")
      }
    },
    ConformanceRow(
      "S12 [D] a row in a frame", nil, nil, ["a": rect(21, 50, 50, 50), "b": rect(79, 50, 50, 50)]
    ) {
      HStack {
        block("a", 50, 50)
        block("b", 50, 50)
      }.frame(width: 150, height: 150)
    },
    ConformanceRow(
      "S14 [D] a row in a column in a frame", nil, nil,
      [
        "a": rect(55, 7, 40, 40), "b": rect(55, 55, 40, 40), "c": rect(31, 103, 40, 40),
        "d": rect(79, 103, 40, 40),
      ]
    ) {
      VStack {
        block("a", 40, 40)
        block("b", 40, 40)
        HStack {
          block("c", 40, 40)
          block("d", 40, 40)
        }
      }.frame(width: 150, height: 150)
    },
    ConformanceRow(
      "S16 [D] given distances", 300, 300, size: CGSize(width: 110, height: 160),
      [
        "a": rect(35, 0, 40, 40), "b": rect(35, 60, 40, 40), "c": rect(0, 120, 40, 40),
        "d": rect(70, 120, 40, 40),
      ]
    ) {
      VStack(spacing: 20) {
        block("a", 40, 40)
        block("b", 40, 40)
        HStack(spacing: 30) {
          block("c", 40, 40)
          block("d", 40, 40)
        }
      }
    },
    ConformanceRow(
      "S18 [R] an index changes no place", 1000, 1000,
      ["a": rect(50, -4, 100, 100), "b": rect(50, 104, 100, 100)]
    ) {
      GeometryReader { _ in
        VStack {
          block("a", 100, 100).zIndex(1)
          block("b", 100, 100)
        }.frame(width: 200, height: 200)
      }
    },
    ConformanceRow(
      "S20 [D] a minimum before a priority", 500, 500,
      ["a": rect(0, 0, 500, 50), "b": rect(0, 58, 500, 442)]
    ) {
      VStack {
        Rectangle().frame(minHeight: 50).accessibilityIdentifier("a")
        Rectangle().layoutPriority(1).accessibilityIdentifier("b")
      }
    },
    ConformanceRow(
      "S22 [D] equal shares", 500, 500, ["a": rect(0, 0, 500, 250), "b": rect(0, 250, 500, 250)]
    ) {
      VStack(spacing: 0) {
        Rectangle().accessibilityIdentifier("a")
        Rectangle().accessibilityIdentifier("b")
      }
    },
    ConformanceRow(
      "S26 [R] of two without end the larger minimum goes first", 50, 10,
      ["a": rect(0, 0, 10, 10), "b": rect(10, 0, 40, 10)]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 10, maxWidth: .infinity).accessibilityIdentifier("a")
        Color.red.frame(minWidth: 40, maxWidth: .infinity).accessibilityIdentifier("b")
      }
    },
    ConformanceRow(
      "S28 [A] an empty view takes part in nothing", 300, 100, ["b": rect(28, 0, 20, 20)]
    ) {
      HStack {
        block("a", 20, 20)
        EmptyView()
        block("b", 20, 20)
      }
    },
    ConformanceRow("B3.4 [R] an empty stack has no size", 100, 100, size: .zero) { HStack {} },
  ]

  nonisolated static let spacers: [ConformanceRow] = [
    ConformanceRow("SP-1 [D]", nil, nil, ["a": rect(0, 15, 50, 50), "b": rect(150, 15, 50, 50)]) {
      HStack {
        block("a", 50, 50)
        Spacer()
        block("b", 50, 50)
      }.frame(width: 200, height: 80)
    },
    ConformanceRow(
      "SP-3 [D]", nil, nil,
      ["a": rect(0, 15, 40, 50), "b": rect(105, 15, 40, 50), "c": rect(210, 15, 40, 50)]
    ) {
      HStack {
        block("a", 40, 50)
        Spacer()
        block("b", 40, 50)
        Spacer()
        block("c", 40, 50)
      }.frame(width: 250, height: 80)
    },
    ConformanceRow("SP-5 [D]", nil, nil, ["b": rect(130, 15, 50, 50)]) {
      HStack {
        block("a", 50, 50)
        Spacer(minLength: 50)
        block("b", 50, 50)
      }.frame(width: 180, height: 80)
    },
    ConformanceRow("SP-7 [D]", nil, nil, ["a": rect(92, 15, 50, 50), "b": rect(150, 15, 50, 50)]) {
      HStack {
        Spacer()
        block("a", 50, 50)
        block("b", 50, 50)
      }.frame(width: 200, height: 80)
    },
    ConformanceRow("SP-9 [D]", nil, nil, ["a": rect(46, 15, 50, 50), "b": rect(104, 15, 50, 50)]) {
      HStack {
        Spacer()
        block("a", 50, 50)
        block("b", 50, 50)
        Spacer()
      }.frame(width: 200, height: 80)
    },
    ConformanceRow("SP-11 [D]", nil, nil, ["a": rect(0, 15, 80, 50), "b": rect(80, 15, 80, 50)]) {
      HStack {
        block("a", 80, 50)
        Spacer(minLength: 0)
        block("b", 80, 50)
      }.frame(width: 160, height: 80)
    },
    ConformanceRow(
      "SP-13 [D]", nil, nil,
      [
        "a": rect(0, 25, 30, 30), "b": rect(85, 25, 30, 30), "c": rect(170, 25, 30, 30),
        "d": rect(70, 75, 60, 30), "e": rect(0, 125, 40, 30), "f": rect(160, 125, 40, 30),
      ]
    ) {
      VStack(spacing: 20) {
        HStack {
          block("a", 30, 30)
          Spacer(minLength: 20)
          block("b", 30, 30)
          Spacer(minLength: 10)
          block("c", 30, 30)
        }
        HStack {
          Spacer()
          block("d", 60, 30)
          Spacer()
        }
        HStack {
          block("e", 40, 30)
          Spacer()
          block("f", 40, 30)
        }
      }.frame(width: 200, height: 180)
    },
    ConformanceRow(
      "SP-15 [M] no text is broken that fits exactly", 60, nil, size: CGSize(width: 60, height: 10),
      ["a": rect(0, 0, 20, 10), "b": rect(20, 0, 40, 10)]
    ) {
      HStack(spacing: 0) {
        words("a", "AA")
        Spacer(minLength: 0)
        words("b", "AAAA")
      }
    },
    ConformanceRow(
      "SP-17 [M] a scroll view takes its axis", 80, 80, size: CGSize(width: 80, height: 80),
      ["a": rect(0, 0, 80, 100)]
    ) {
      ScrollView { block("a", nil, 100) }
    },
  ]
}
