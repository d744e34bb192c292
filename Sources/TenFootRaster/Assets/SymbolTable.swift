import Foundation
import TenFoot
import TenFootFonts
import TenFootText

/// The outlines of the bundled symbols: a line each, read when the first is asked for.
struct SymbolTable {
  private var lines: [Substring: Substring] = [:]
  private var outlines: [String: SymbolOutline] = [:]

  init() throws(ImageFailure) {
    guard let file = BundledFonts.symbolTable,
      let text = try? String(contentsOf: file, encoding: .utf8)
    else {
      throw ImageFailure("the bundled symbols can't be read; reinstall TenFoot with its resources")
    }
    for line in text.split(separator: "\n") {
      guard let end = line.firstIndex(of: "\t") else { continue }
      lines[line[..<end]] = line[line.index(after: end)...]
    }
  }

  mutating func symbol(named name: String) throws(ImageFailure) -> SymbolOutline {
    if let known = outlines[name] { return known }
    guard let line = lines[name[...]] else {
      let nearest = NearestName.find(name, among: lines.keys.map(String.init).sorted())
      throw ImageFailure(
        "no symbol is named \(Quotation(name)), so a box is drawn"
          + (nearest.map { "; did you mean \(Quotation($0))?" } ?? ""))
    }
    let fields = line.split(separator: "\t")
    guard fields.count == 2, let path = Self.path(fields[1]) else {
      throw ImageFailure("the symbol \(Quotation(name)) is damaged in the bundled table")
    }
    let outline = SymbolOutline(path: path, fill: FillStyle(eoFill: fields[0] == "even-odd"))
    outlines[name] = outline
    return outline
  }

  /// The drawings stand on a grid of 24, of which all leave the outer one on each side free.
  private static let toUnit = CGAffineTransform(
    a: 1 / 22, b: 0, c: 0, d: 1 / 22, tx: -1 / 22, ty: -1 / 22)

  /// A path of absolute moves, lines, cubic curves and closings, as SVG writes them.
  private static func path(_ text: Substring) -> Path? {
    var path = Path()
    var rest = text
    while let command = rest.popFirst() {
      let end = rest.firstIndex { "MLCZ".contains($0) } ?? rest.endIndex
      let numbers = rest[..<end].split(separator: " ").compactMap { Double($0) }
      rest = rest[end...]
      func point(_ index: Int) -> CGPoint {
        CGPoint(x: numbers[index * 2], y: numbers[index * 2 + 1])
      }
      switch (command, numbers.count) {
      case ("M", 2): path.move(to: point(0))
      case ("L", 2): path.addLine(to: point(0))
      case ("C", 6): path.addCurve(to: point(2), control1: point(0), control2: point(1))
      case ("Z", 0): path.closeSubpath()
      default: return nil
      }
    }
    return path.applying(toUnit)
  }
}
