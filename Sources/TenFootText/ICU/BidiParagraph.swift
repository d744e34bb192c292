import CICU

/// The embedding levels of a text, by UAX #9.
struct BidiParagraph {
  /// The level of the paragraphs: 0 left to right, 1 right to left.
  let baseLevel: UInt8
  /// The level of each UTF-16 code unit.
  let levels: [UInt8]

  /// Resolves the levels of a text.
  ///
  /// The first strong character outside of isolates decides for the whole text (rules P2 and P3),
  /// and `defaultLevel` where there is none.
  init(_ text: [UInt16], defaultLevel: UInt8) {
    let base = Self.firstStrongLevel(text) ?? defaultLevel
    baseLevel = base
    levels = Self.levels(text, base: base) ?? Array(repeating: base, count: text.count)
  }

  private static func levels(_ text: [UInt16], base: UInt8) -> [UInt8]? {
    guard let count = Int32(exactly: text.count), let bidi = tenfoot_ubidi_open() else {
      return nil
    }
    defer { tenfoot_ubidi_close(bidi) }
    var status: Int32 = 0
    // ICU keeps a pointer to the text until it is closed.
    return text.withUnsafeBufferPointer { text in
      tenfoot_ubidi_setPara(bidi, text.baseAddress, count, base, &status)
      guard status <= 0,
        let levels = tenfoot_ubidi_getLevels(bidi, &status),
        status <= 0
      else { return nil }
      return Array(UnsafeBufferPointer(start: levels, count: text.count))
    }
  }

  private static func firstStrongLevel(_ text: [UInt16]) -> UInt8? {
    var isolates = 0
    var decoder = UTF16()
    var units = text.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&units) {
      switch tenfoot_u_charDirection(Int32(scalar.value)) {
      case tenfoot_u_leftToRight where isolates == 0: return 0
      case tenfoot_u_rightToLeft where isolates == 0,
        tenfoot_u_rightToLeftArabic where isolates == 0:
        return 1
      case tenfoot_u_leftToRightIsolate, tenfoot_u_rightToLeftIsolate,
        tenfoot_u_firstStrongIsolate:
        isolates += 1
      case tenfoot_u_popDirectionalIsolate: isolates = max(0, isolates - 1)
      case tenfoot_u_blockSeparator: isolates = 0
      default: break
      }
    }
    return nil
  }
}
