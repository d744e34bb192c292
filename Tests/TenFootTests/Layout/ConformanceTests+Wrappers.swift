import Foundation
import Testing

@testable import TenFoot

extension ConformanceTests {
  nonisolated static let spacing: [ConformanceRow] = [
    ConformanceRow(
      "B4 [R] a plain view above a text: 10 + 1 − 8", nil, nil, ["b": rect(0, 13, 10, 10)]
    ) {
      VStack {
        block("a", 10, 10)
        words("b", "B")
      }
    },
    ConformanceRow(
      "B4 [R] a text above a plain view: max(10 + 1 − 8, 1 + 2)", nil, nil,
      ["b": rect(0, 13, 10, 10)]
    ) {
      VStack {
        words("a", "A")
        block("b", 10, 10)
      }
    },
    ConformanceRow("B4 [R] texts without leading touch", nil, nil, ["b": rect(0, 10, 10, 10)]) {
      VStack {
        words("a", "A")
        words("b", "B")
      }
    },
    ConformanceRow("SV14 [D] padded texts are 8 apart", nil, nil, ["b": rect(4, 30, 10, 10)]) {
      VStack {
        words("a", "A").padding(4)
        words("b", "B").padding(4)
      }
    },
    ConformanceRow(
      "B4.3 [R] a stack faces others with its ends", nil, nil, ["b": rect(18, 0, 10, 10)]
    ) {
      HStack {
        block("a", 10, 10)
        HStack {
          Spacer()
          block("b", 10, 10)
        }
      }
    },
    ConformanceRow("B4.3 [R] texts in a row are 8 apart", nil, nil, ["b": rect(18, 0, 10, 10)]) {
      HStack {
        words("a", "A")
        words("b", "B")
      }
    },
  ]

  nonisolated static let wrappers: [ConformanceRow] = [
    ConformanceRow("F1 [R]", 0, 0, size: CGSize(width: 200, height: 200)) {
      Color.red.frame(maxWidth: .infinity).frame(width: 200, height: 200)
    },
    ConformanceRow(
      "F3 [R] an ideal is no less than the minimum", nil, 10, size: CGSize(width: 20, height: 10)
    ) {
      Color.red.frame(minWidth: 20, idealWidth: 10)
    },
    ConformanceRow("F5 [D]", nil, nil, size: CGSize(width: 120, height: 40)) {
      Color.red.frame(idealWidth: 120, idealHeight: 40)
    },
    ConformanceRow(
      "F9 [D]", 90, nil, size: CGSize(width: 90, height: 20), ["a": rect(-5, 0, 100, 20)]
    ) {
      block("a", 100, 20).frame(minWidth: 80)
    },
    ConformanceRow(
      "F11 [D]", 60, nil, size: CGSize(width: 60, height: 20), ["a": rect(5, 0, 50, 20)]
    ) {
      block("a", 50, 20).frame(maxWidth: 80)
    },
    ConformanceRow(
      "F11 [D]", 300, nil, size: CGSize(width: 80, height: 20), ["a": rect(15, 0, 50, 20)]
    ) {
      block("a", 50, 20).frame(maxWidth: 80)
    },
    ConformanceRow("F13 [D]", 500, 500, ["a": rect(400, 0, 100, 100)]) {
      block("a", 100, 100).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
    },
    ConformanceRow(
      "PD4 [R]", nil, nil, size: CGSize(width: 75, height: 55), ["a": rect(0, 25, 50, 30)]
    ) {
      block("a", 50, 30).padding([.top, .trailing], 25)
    },
    ConformanceRow(
      "PD6 [R]", nil, nil, size: CGSize(width: 110, height: 90), ["a": rect(30, 30, 50, 30)]
    ) {
      block("a", 50, 30).padding(10).padding(20)
    },
    ConformanceRow(
      "PD8 [D]", 100, 300, size: CGSize(width: 100, height: 95), ["b": rect(0, 65, 100, 30)]
    ) {
      VStack(spacing: 0) {
        block("a", nil, 30).padding(.bottom, 20)
        block("b", nil, 30).padding(.top, 15)
      }
    },
    ConformanceRow(
      "PD10 [M]", nil, nil, ["b": rect(-5, -5, 40, 40)].mapValues { $0.offsetBy(dx: 0, dy: 0) }
    ) {
      Rectangle().frame(width: 30, height: 30).background(
        Color.red.accessibilityIdentifier("b").padding(-5))
    },
    ConformanceRow("PO2 [M]", nil, nil, ["a": rect(140, 40, 20, 20)]) {
      block("a", 20, 20).position(x: 150, y: 50).frame(width: 200, height: 200)
    },
    ConformanceRow("AR5 [D]", nil, nil, ["a": rect(0, 16.667, 100, 66.667)]) {
      Color.red.accessibilityIdentifier("a").aspectRatio(1.5, contentMode: .fit)
        .frame(width: 100, height: 100)
    },
    ConformanceRow("AR5 [D]", nil, nil, ["a": rect(0, -50, 100, 200)]) {
      Color.red.accessibilityIdentifier("a").aspectRatio(0.5, contentMode: .fill)
        .frame(width: 100, height: 100)
    },
    ConformanceRow(
      "B8 [R] an offset moves what is drawn", 100, 100, size: CGSize(width: 20, height: 20),
      ["a": rect(5, -3, 20, 20)]
    ) {
      block("a", 20, 20).offset(x: 5, y: -3)
    },
    ConformanceRow(
      "B8 [A] what is hidden takes its place", 100, 100, size: CGSize(width: 48, height: 20)
    ) {
      HStack {
        block("a", 20, 20).hidden()
        block("b", 20, 20)
      }
    },
    ConformanceRow(
      "FS2 [D] a shape of constant area", 50, nil, size: CGSize(width: 50, height: 100)
    ) {
      ConstantArea()
    },
    ConformanceRow(
      "FS2 [D] a shape of constant area, ideal", 70, 70, size: CGSize(width: 10, height: 500)
    ) {
      ConstantArea().fixedSize()
    },
  ]

  nonisolated static let layers: [ConformanceRow] = [
    ConformanceRow(
      "Z1 [D]", nil, nil, size: CGSize(width: 60, height: 60), ["b": rect(40, 20, 20, 20)]
    ) {
      ZStack(alignment: .trailing) {
        block("a", 60, 60)
        block("b", 20, 20)
      }
    },
    ConformanceRow(
      "B5 [M] only the highest priority makes the size", 300, 300,
      size: CGSize(width: 20, height: 20), ["a": rect(-20, -20, 60, 60)]
    ) {
      ZStack {
        block("a", 60, 60)
        block("b", 20, 20).layoutPriority(1)
      }
    },
    ConformanceRow(
      "Z3 [D]", nil, nil, size: CGSize(width: 200, height: 200),
      ["o": rect(0, 0, 100, 100), "b": rect(100, 100, 100, 100)]
    ) {
      ZStack { block("a", 200, 200) }
        .overlay(alignment: .topLeading) { block("o", 100, 100) }
        .background(alignment: .bottomTrailing) { block("b", 100, 100) }
    },
    ConformanceRow("Z5 [D]", nil, nil, ["o": rect(25, 50, 50, 50)]) {
      block("a", 100, 100).overlay(alignment: .bottom) { block("o", 50, 50) }
    },
    ConformanceRow(
      "A3 [D]", 400, 400, size: CGSize(width: 430, height: 400),
      [
        "0": rect(0, 0, 400, 94), "1": rect(10, 102, 400, 94), "2": rect(20, 204, 400, 94),
        "3": rect(30, 306, 400, 94),
      ]
    ) {
      VStack(alignment: .leading) {
        ForEach(0..<4, id: \.self) { index in
          Color.red.accessibilityIdentifier("\(index)")
            .alignmentGuide(.leading) { _ in CGFloat(-10 * index) }
        }
      }
    },
    ConformanceRow(
      "A5 [D]", nil, nil, size: CGSize(width: 196, height: 80),
      ["0": rect(0, 0, 60, 60), "1": rect(68, 10, 60, 60), "2": rect(136, 20, 60, 60)]
    ) {
      HStack(alignment: .top) {
        ForEach(0..<3, id: \.self) { index in
          block("\(index)", 60, 60).alignmentGuide(.top) { _ in CGFloat(-10 * index) }
        }
      }
    },
    ConformanceRow(
      "B6 [R] a frame's guide doesn't leave a container", nil, nil,
      ["a": rect(0, 0, 10, 10), "b": rect(0, 18, 10, 10)]
    ) {
      VStack(alignment: .leading) {
        HStack { block("a", 10, 10).alignmentGuide(.leading) { _ in 50 } }
        block("b", 10, 10)
      }
    },
    ConformanceRow(
      "B6 [R] a guide of an author's own does", nil, nil,
      ["a": rect(0, 0, 10, 10), "b": rect(50, 18, 10, 10)]
    ) {
      VStack(alignment: HorizontalAlignment(OwnGuide.self)) {
        HStack { block("a", 10, 10).alignmentGuide(HorizontalAlignment(OwnGuide.self)) { _ in 50 } }
        block("b", 10, 10)
      }
    },
  ]

  /// As wide as it may be, and as high as 5000 square points make it.
  private struct ConstantArea: Shape {
    func path(in rect: CGRect) -> Path { Path { $0.addRect(rect) } }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      let width = max(proposal.width ?? 10, 1)
      return CGSize(width: width, height: 5000 / width)
    }
  }

  private enum OwnGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
}
