import Foundation

/// Builds the smallest font that text can be set in: each character has a glyph without outline.
///
/// Source: OpenType specification; only the tables that it requires for TrueType outlines.
struct TestFont {
  var family: String
  var characters: [Unicode.Scalar]
  var weight = 400
  var isItalic = false
  /// The width on the scale of the OS/2 table: 3 is condensed, 5 the usual, 7 expanded.
  var widthClass = 5
  /// The ranges of axes, by tag; the least is the default.
  var axes: [String: ClosedRange<Int>] = [:]
  /// The advance of every glyph, in a thousandth of an em.
  var advance = 1_000

  /// The bytes of the file.
  func data() throws -> Data {
    let glyphCount = characters.count + 1
    let tables: [(tag: String, bytes: Data)] = [
      ("OS/2", os2()), ("cmap", cmap()), ("fvar", fvar()), ("glyf", square), ("head", head()),
      ("hhea", words([1, 0, 800, -200, 0, advance] + zeros(11) + [1])),
      ("hmtx", words([advance, 0] + zeros(glyphCount - 1))),
      ("loca", longs([0] + Array(repeating: square.count, count: glyphCount))),
      ("maxp", words([1, 0, glyphCount] + zeros(13))),
      ("name", name()),
    ].filter { !$0.bytes.isEmpty }
    var header = words([1, 0, tables.count, 0, 0, 0])
    var body = Data()
    for table in tables {
      let offset = 12 + 16 * tables.count + body.count
      header += Data(table.tag.utf8)
      header += longs([0, offset, table.bytes.count])
      body += table.bytes
      body += Data(count: (4 - table.bytes.count % 4) % 4)
    }
    return header + body
  }

  /// The glyph of what is missing: one contour of four points on the line, in the long form.
  private var square: Data {
    words([1, 0, 0, 500, 500, 3, 0]) + Data([1, 1, 1, 1])
      + words([0, 500, 0, -500]) + words([0, 0, 500, 0])
  }

  private func head() -> Data {
    // Version, revision, checksum, magic number, flags, units to the em, two dates, the box.
    let measures = [1, 0, 0, 0, 0, 0, 0x5F0F, 0x3CF5, 0, 1_000] + zeros(8) + [0, 0, 1_000, 1_000]
    // The style, the smallest size, the direction, long offsets, the format.
    return words(measures + [isItalic ? 2 : 0, 8, 2, 1, 0])
  }

  private func os2() -> Data {
    let selection = isItalic ? 1 : 64
    return words([4, advance, weight, widthClass] + zeros(27) + [selection] + zeros(16))
  }

  /// The axes, without named instances.
  private func fvar() -> Data {
    guard !axes.isEmpty else { return Data() }
    let records = axes.sorted { $0.key < $1.key }.map { tag, range in
      Data(tag.utf8)
        + longs([range.lowerBound << 16, range.lowerBound << 16, range.upperBound << 16])
        + words([0, 256])
    }
    return words([1, 0, 16, 2, axes.count, 20, 0, 4 * axes.count + 4])
      + records.reduce(Data(), +)
  }

  /// Format 12, a group for each character.
  private func cmap() -> Data {
    let groups = characters.sorted().flatMap { scalar in
      let glyph = (characters.firstIndex(of: scalar) ?? 0) + 1
      return [Int(scalar.value), Int(scalar.value), glyph]
    }
    return words([0, 1, 3, 10]) + longs([12]) + words([12, 0])
      + longs([16 + 4 * groups.count, 0, characters.count] + groups)
  }

  private func name() -> Data {
    let text = family.utf16.map(Int.init)
    return words([0, 1, 18, 3, 1, 0x409, 1, 2 * text.count, 0] + text)
  }

  private func zeros(_ count: Int) -> [Int] { Array(repeating: 0, count: count) }

  private func words(_ values: [Int]) -> Data {
    Data(values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] })
  }

  private func longs(_ values: [Int]) -> Data { words(values.flatMap { [$0 >> 16, $0 & 0xFFFF] }) }
}
