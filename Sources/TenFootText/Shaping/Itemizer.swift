import Foundation
import TenFoot
import TenFootFonts

/// Takes a styled text apart into grapheme clusters, each with the face and script to shape it in.
struct Itemizer {
  /// The UTF-8 bytes of all runs' text.
  private(set) var source: [UInt8] = []
  /// The UTF-8 bytes that are shaped: the text, but for characters that are spelled with others.
  private(set) var bytes: [UInt8] = []
  /// The clusters, in the order of the text.
  private(set) var graphemes: [Grapheme] = []
  /// The faces that the clusters name.
  private(set) var faces: [Face] = []
  /// The first face of each style run, as a number among ``faces``.
  private(set) var primaries: [Int] = []
  /// Whether some character makes the text run from right to left, or may.
  private(set) var mayRunRightToLeft = false
  /// What can't be drawn as asked.
  var issues: [ShapedText.Issue] {
    missing.isEmpty ? familyIssues : familyIssues + [.missingGlyph(missing.joined())]
  }

  /// Which faces stand in for others.
  private(set) var substitutions = SubstitutionLog()

  private let catalog: FontCatalog
  private var familyIssues: [ShapedText.Issue] = []
  private var missing: [String] = []
  private let runs: [StyledText.Run]

  /// Takes `text` apart.
  init(_ text: StyledText, catalog: FontCatalog) {
    self.catalog = catalog
    runs = text.runs
    let count = text.runs.reduce(0) { $0 + $1.text.utf8.count }
    source.reserveCapacity(count)
    graphemes.reserveCapacity(count)
    var isComplete = true
    for (index, run) in text.runs.enumerated() {
      let primary = catalog.primary(for: run.font)
      let face = number(of: primary.face)
      for issue in primary.issues {
        note(issue)
        guard case .missingFamily = issue else { continue }
        substitutions.note(
          run.text[...].unicodeScalars, requested: run.font, used: primary.face.family)
      }
      primaries.append(face)
      let start = source.count
      source.append(contentsOf: run.text.utf8)
      if run.attachment != nil {
        graphemes.append(
          Grapheme(
            start: start, shapedStart: start, kind: .attachment, isWhitespace: false,
            source: index, face: face, script: .common))
      } else if !appendPlain(from: start, source: index, face: face) {
        let first = graphemes.count
        append(run, from: start, source: index, face: face)
        keepSpacesWithNeighbors(from: start)
        isComplete = isComplete && graphemes[first...].allSatisfy { $0.kind != .missing }
      }
    }
    bytes = source
    if !isComplete { respellMissing() }
  }

  private mutating func note(_ issue: ShapedText.Issue) {
    if !familyIssues.contains(issue) { familyIssues.append(issue) }
  }

  private mutating func number(of face: Face) -> Int {
    // Texts have few faces; a dictionary would be slower.
    if let known = faces.lastIndex(where: { $0 === face }) { return known }
    faces.append(face)
    return faces.count - 1
  }

  /// Appends a run in which every character below U+0300 is a cluster and has a glyph.
  ///
  /// - Returns: Whether the run was that plain; if not, nothing has been appended.
  private mutating func appendPlain(from start: Int, source: Int, face: Int) -> Bool {
    let first = graphemes.count
    let font = faces[face].font
    for index in start..<self.source.count {
      let byte = self.source[index]
      guard byte >= 0x20, byte < 0x7F, font.maps(ascii: byte) else {
        graphemes.removeSubrange(first...)
        return false
      }
      // Setting the bit of case folds the letters onto a…z.
      let isLetter = (byte | 0x20) &- UInt8(ascii: "a") < 26
      graphemes.append(
        Grapheme(
          start: index, shapedStart: index, kind: .glyphs, isWhitespace: byte == 0x20,
          source: source, face: face,
          script: isLetter ? .latin : .common))
    }
    return true
  }

  private mutating func append(_ run: StyledText.Run, from start: Int, source: Int, face: Int) {
    var text = run.text
    text.makeContiguousUTF8()
    var offset = start
    var index = text.startIndex
    var lastFallback: Int?
    while index < text.endIndex {
      let next = text.index(after: index)
      let scalars = text.unicodeScalars[index..<next]
      let length = text.utf8.distance(from: index, to: next)
      var grapheme = Grapheme(
        start: offset, shapedStart: offset, kind: .glyphs, isWhitespace: false, source: source,
        face: face, script: .common)
      classify(&grapheme, scalars, of: run, lastFallback: &lastFallback)
      graphemes.append(grapheme)
      offset += length
      index = next
    }
  }

  private mutating func classify(
    _ grapheme: inout Grapheme, _ scalars: Substring.UnicodeScalarView, of run: StyledText.Run,
    lastFallback: inout Int?
  ) {
    guard let first = scalars.first else { return }
    switch first.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029:
      grapheme.kind = .newline
      grapheme.isWhitespace = true
      return
    case 0x09:
      grapheme.kind = .tab
      grapheme.isWhitespace = true
      return
    case 0..<0x20, 0x7F..<0xA0:
      grapheme.kind = .invisible
      return
    default: break
    }
    let properties = first.properties
    // A line may not end at a no-break space, so it never hangs.
    grapheme.isWhitespace =
      properties.isWhitespace && first.value != 0xA0 && first.value != 0x2007
      && first.value != 0x202F
      // Rule L1 of UAX #9 lets these hang with the space that they stand in.
      || (0x2066...0x2069).contains(first.value)
    grapheme.script = UnicodeScript(of: first)
    if first.value >= 0x590, Self.runsRightToLeft(scalars) { mayRunRightToLeft = true }
    let primary = grapheme.face
    defer {
      if grapheme.face != primary, grapheme.kind == .glyphs {
        substitutions.note(scalars, requested: run.font, used: faces[grapheme.face].family)
      }
    }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex, first.value < 0x2000 {
      // No emoji and no sequence.
      if faces[primary].font.maps(first) { return }
      if let lastFallback, faces[lastFallback].role == .script, faces[lastFallback].font.maps(first)
      {
        grapheme.face = lastFallback
        return
      }
    }
    guard let face = face(for: scalars, primary: primary, font: run.font, last: lastFallback) else {
      grapheme.kind = .missing
      return
    }
    grapheme.face = face
    if face != primary { lastFallback = face }
  }

  /// The face for a cluster: one that has all its characters, else one that has the base unless the
  /// cluster is wanted whole.
  private mutating func face(
    for scalars: Substring.UnicodeScalarView, primary: Int, font: FontDescriptor, last: Int?,
    isWhole: Bool = false
  ) -> Int? {
    let visible = Array(
      scalars.prefix(ShapingLimits.scalarsPerCluster).lazy.filter {
        !$0.properties.isDefaultIgnorableCodePoint
      })
    // Nothing to see: any face hides it.
    guard let base = visible.first else { return primary }
    let isEmoji = EmojiPresentation.isEmoji(scalars)
    if isEmoji {
      if let face = catalog.fallback(for: Self.emojiBases(visible), prefersEmoji: true, like: font)
      {
        return number(of: face)
      }
    }
    let marks = visible.dropFirst()
    if faces[primary].font.maps(base), marks.allSatisfy(faces[primary].font.maps) {
      return primary
    }
    if let last, faces[last].role == .script, visible.allSatisfy(faces[last].font.maps) {
      return last
    }
    if let face = catalog.fallback(for: visible, prefersEmoji: isEmoji, like: font) {
      return number(of: face)
    }
    if isWhole { return nil }
    if faces[primary].font.maps(base) { return primary }
    guard !marks.isEmpty,
      let face = catalog.fallback(for: [base], prefersEmoji: isEmoji, like: font)
    else { return nil }
    return number(of: face)
  }

  /// The characters that an emoji font must have: the keycap and skin tones only come in ligatures.
  private static func emojiBases(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    [scalars[0]] + scalars.dropFirst().filter { $0.properties.isEmojiPresentation }
  }

  /// Gives spaces between words of one fallback face to that face: its space fits its letters, and
  /// the words are shaped in one go.
  private mutating func keepSpacesWithNeighbors(from start: Int) {
    var before: Int?
    var firstSpace: Int?
    for index in graphemes.indices.reversed() {
      guard graphemes[index].start >= start else { break }
      let grapheme = graphemes[index]
      if grapheme.kind == .glyphs, grapheme.isWhitespace {
        if firstSpace == nil { firstSpace = index }
        continue
      }
      let face =
        grapheme.kind == .glyphs && faces[grapheme.face].role == .script
        ? grapheme.face : nil
      if let face, let firstSpace, face == before, face != primaries[grapheme.source],
        faces[face].font.maps(ascii: 0x20)
      {
        for space in index + 1...firstSpace where source[graphemes[space].start] == 0x20 {
          graphemes[space].face = face
        }
      }
      before = face
      firstSpace = nil
    }
  }

  /// Sets the level of each cluster to that of its first UTF-16 code unit.
  mutating func setLevels(_ levels: [UInt8]) {
    var unit = 0
    var byte = 0
    for index in graphemes.indices {
      // Bytes that start a character count one unit, those that start four bytes count two.
      while byte < graphemes[index].start {
        switch source[byte] {
        case 0x80..<0xC0: break
        case 0xF0...: unit += 2
        default: unit += 1
        }
        byte += 1
      }
      graphemes[index].level = levels[unit]
    }
  }

  /// Notes that a cluster can't be drawn, or not all of it.
  mutating func noteMissing(at index: Int) {
    guard missing.count < ShapingLimits.missingCharacters else { return }
    let cluster = characters(of: index)
    substitutions.note(
      cluster[...].unicodeScalars, requested: runs[graphemes[index].source].font, used: nil)
    if !missing.contains(cluster) { missing.append(cluster) }
  }

  /// The first, second or later character of a cluster that a face lacks.
  func character(_ number: Int, of index: Int, lackedBy face: Face) -> Unicode.Scalar {
    let scalars = characters(of: index).unicodeScalars
    let lacked = scalars.filter {
      !face.font.maps($0) && !$0.properties.isDefaultIgnorableCodePoint
    }
    return lacked.dropFirst(number).first ?? scalars.first ?? "\u{FFFD}"
  }

  /// The characters of a cluster, as far as they are looked at.
  private func characters(of index: Int) -> String {
    let end = index + 1 < graphemes.count ? graphemes[index + 1].start : source.count
    let text = String(decoding: source[graphemes[index].start..<end], as: UTF8.self)
    return String(text.unicodeScalars.prefix(ShapingLimits.scalarsPerCluster))
  }

  /// Spells characters that no face has with those that they are another form of, such as “ﬁ” with
  /// “f” and “i”, or a wide letter with the ordinary one.
  ///
  /// The forms are those of Unicode's compatibility decomposition (UAX #15).
  private mutating func respellMissing() {
    bytes.removeAll(keepingCapacity: true)
    for index in graphemes.indices {
      let end = index + 1 < graphemes.count ? graphemes[index + 1].start : source.count
      let start = graphemes[index].start
      graphemes[index].shapedStart = bytes.count
      guard graphemes[index].kind == .missing else {
        bytes.append(contentsOf: source[start..<end])
        continue
      }
      let spelling = characters(of: index).precomposedStringWithCompatibilityMapping
      let font = runs[graphemes[index].source].font
      let primary = primaries[graphemes[index].source]
      if let face = face(
        for: spelling[...].unicodeScalars, primary: primary, font: font, last: nil, isWhole: true)
      {
        graphemes[index].kind = .glyphs
        graphemes[index].face = face
        graphemes[index].script =
          spelling.unicodeScalars.lazy.map(UnicodeScript.init(of:)).first { !$0.isShared }
          ?? .common
        bytes.append(contentsOf: spelling.utf8)
        substitutions.note(
          characters(of: index)[...].unicodeScalars, requested: font, used: faces[face].family,
          spelling: spelling)
      } else {
        bytes.append(contentsOf: source[start..<end])
      }
    }
  }

  /// Whether a cluster has a character of a right-to-left script, or one that changes direction.
  private static func runsRightToLeft(_ scalars: Substring.UnicodeScalarView) -> Bool {
    scalars.prefix(ShapingLimits.scalarsPerCluster).contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
        0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }
}
