import Foundation
import TenFoot

/// Shapes one text: takes it apart, has each part shaped, and puts the clusters in a row.
struct TextShaper: ~Copyable {
  private let text: StyledText
  private let catalog: FontCatalog
  private var items: Itemizer
  private let breaks: LineBreaks
  private var buffer: ShapingBuffer

  private var glyphs: [ShapedText.Glyph] = []
  private var clusters: [ShapedText.Cluster] = []
  private var runs: [ShapedText.Run] = []
  private var missing: [Int: Unicode.Scalar] = [:]
  private var runFace = -1
  private var runBox = LineBox(.zero)
  private var hasJoinedLetters = false

  /// Shapes `text`.
  static func shape(_ text: StyledText, catalog: FontCatalog, breaker: LineBreaker) -> ShapedText {
    var items = Itemizer(text, catalog: catalog)
    let baseLevel = items.resolveLevels(direction: text.direction)
    let breaks = items.source.withUnsafeBufferPointer {
      LineBreaks($0, language: text.language, breaker: breaker)
    }
    var shaper = TextShaper(text, catalog: catalog, items: items, breaks: breaks)
    shaper.shapeAll()
    return shaper.finish(baseLevel: baseLevel)
  }

  private init(_ text: StyledText, catalog: FontCatalog, items: Itemizer, breaks: LineBreaks) {
    self.text = text
    self.catalog = catalog
    self.items = items
    self.breaks = breaks
    buffer = ShapingBuffer(language: text.language)
    glyphs.reserveCapacity(items.graphemes.count)
    clusters.reserveCapacity(items.graphemes.count)
  }

  private consuming func finish(baseLevel: UInt8) -> ShapedText {
    let metrics: ShapedText.FontMetrics
    if let first = text.runs.first {
      metrics = items.faces[items.primaries[0]].metrics.with(first.font.leading)
        .scaled(by: first.font.size)
    } else {
      metrics = .zero
    }
    return ShapedText(
      glyphs: glyphs, clusters: clusters, runs: runs, baseLevel: baseLevel, metrics: metrics,
      fontSize: text.runs.first?.font.size ?? 0, issues: items.issues,
      substitutions: items.substitutions.entries,
      missing: missing, allowsTightening: !hasJoinedLetters)
  }

  private mutating func shapeAll() {
    let graphemes = items.graphemes
    var start = 0
    while start < graphemes.count {
      let first = graphemes[start]
      if first.kind != .glyphs {
        appendUnshaped(first, at: start)
        start += 1
        continue
      }
      var script = first.script
      var end = start + 1
      if isOversized(start) {
        shapeSegment(start..<end, script: script)
        start = end
        continue
      }
      while end < graphemes.count {
        let next = graphemes[end]
        guard next.kind == .glyphs, next.source == first.source, next.face == first.face,
          next.level == first.level, !isOversized(end)
        else { break }
        if !next.script.isShared {
          if script.isShared {
            script = next.script
          } else if next.script != script {
            break
          }
        }
        end += 1
      }
      shapeSegment(start..<end, script: script)
      start = end
    }
  }

  /// Where a cluster ends in the bytes that are shaped.
  private func shapedEnd(of grapheme: Int) -> Int {
    grapheme + 1 < items.graphemes.count
      ? items.graphemes[grapheme + 1].shapedStart : items.bytes.count
  }

  /// Where a cluster ends in the bytes of the text.
  private func end(of grapheme: Int) -> Int {
    grapheme + 1 < items.graphemes.count
      ? items.graphemes[grapheme + 1].start : items.source.count
  }

  /// Whether a line may end behind a cluster, which ends at a byte; where it may with a hyphen, the run
  /// gets one.
  private mutating func lineBreak(behind grapheme: Int, at end: Int) -> ShapedText.LineBreak {
    let mark = breaks.mark(before: end)
    // U+00AD in UTF-8.
    guard mark == .allowed, end >= 2, items.source[end - 1] == 0xAD, items.source[end - 2] == 0xC2,
      let run = runs.indices.last
    else { return mark }
    if runs[run].hyphen == nil {
      let source = items.graphemes[grapheme].source
      runs[run].hyphen = sign(
        ["\u{2010}", "-"], in: items.faces[runFace], primary: items.faces[items.primaries[source]],
        font: text.runs[source].font)
    }
    return .hyphenated
  }

  private func isOversized(_ grapheme: Int) -> Bool {
    shapedEnd(of: grapheme) - items.graphemes[grapheme].shapedStart
      > ShapingLimits.bytesPerCluster
  }

  private mutating func shapeSegment(_ graphemes: Range<Int>, script: UnicodeScript) {
    let first = items.graphemes[graphemes.lowerBound]
    let source = text.runs[first.source]
    let face = items.faces[first.face]
    startRun(for: first, face: first.face)
    let start = first.shapedStart
    let end = shapedEnd(of: graphemes.upperBound - 1)
    var shapedEnd = end
    if isOversized(graphemes.lowerBound) {
      shapedEnd = start + ShapingLimits.bytesPerCluster
      // Not in the middle of a character.
      while items.bytes[shapedEnd] & 0xC0 == 0x80 { shapedEnd -= 1 }
    }
    let isTracked = source.tracking != 0
    let segment = ShapingBuffer.Segment(
      bytes: start..<shapedEnd, script: script, isRightToLeft: first.level % 2 == 1,
      hasMonospacedDigits: source.font.hasMonospacedDigits,
      hasLigatures: !isTracked)
    items.bytes.withUnsafeBufferPointer { buffer.shape(segment, of: $0, with: face.font) }
    // Space between joined letters would tear them.
    let isJoined = script.isCursive
    hasJoinedLetters = hasJoinedLetters || isJoined
    appendClusters(
      of: graphemes, end: end, face: face, size: source.font.size,
      tracking: isJoined ? 0 : source.tracking,
      kerning: isJoined || isTracked ? 0 : source.kerning, isRightToLeft: segment.isRightToLeft)
  }

  /// Appends the glyphs of the buffer, divided where both HarfBuzz and the graphemes allow it.
  private mutating func appendClusters(
    of graphemes: Range<Int>, end: Int, face: Face, size: CGFloat, tracking: CGFloat,
    kerning: CGFloat,
    isRightToLeft: Bool
  ) {
    let scale = face.scale(at: size)
    let base = glyphs.count
    let count = buffer.glyphCount
    for index in 0..<count {
      let glyph = buffer[index]
      glyphs.append(
        ShapedText.Glyph(
          index: glyph.index, advance: CGFloat(glyph.advance) * scale,
          offset: CGPoint(x: CGFloat(glyph.xOffset) * scale, y: CGFloat(-glyph.yOffset) * scale)))
    }
    if face !== items.faces[items.primaries[items.graphemes[graphemes.lowerBound].source]] {
      growRun(by: base..<glyphs.count, of: face)
    }
    // Glyphs are walked in the order of the text; `place` turns that into their order as drawn.
    func place(_ step: Int) -> Int { isRightToLeft ? count - 1 - step : step }
    // Taken out of the loop, which would count references with each cluster.
    let all = items.graphemes
    var grapheme = graphemes.lowerBound
    var step = 0
    while grapheme < graphemes.upperBound {
      let first = all[grapheme]
      let firstStep = step
      var lacked = 0
      var advance: CGFloat = 0
      var isWhitespace = true
      var next = grapheme
      repeat {
        isWhitespace = isWhitespace && all[next].isWhitespace
        next += 1
        let limit = next < graphemes.upperBound ? all[next].shapedStart : end
        while step < count, buffer[place(step)].cluster < limit || next == graphemes.upperBound {
          // A mark that the base's face lacks.
          if buffer[place(step)].index == 0 {
            keepBox(
              for: next - 1, number: lacked, lackedBy: face, at: base + place(step), size: size)
            lacked += 1
          }
          advance += glyphs[base + place(step)].advance
          step += 1
        }
        // A ligature reaches over the next cluster if no glyph starts there.
      } while next < graphemes.upperBound && step > firstStep
        && (step == count || buffer[place(step)].cluster > all[next].shapedStart)
      let drawn =
        isRightToLeft
        ? base + count - step..<base + count - firstStep : base + firstStep..<base + step
      if kerning != 0, !drawn.isEmpty {
        advance += kerning
        add(kerning, to: drawn, isRightToLeft: isRightToLeft)
      }
      clusters.append(
        ShapedText.Cluster(
          glyphs: drawn, run: runs.count - 1, advance: advance + tracking,
          lineBreak: lineBreak(
            behind: next - 1, at: next < all.count ? all[next].start : items.source.count),
          isWhitespace: isWhitespace,
          textOffset: first.start))
      grapheme = next
    }
  }

  /// Puts a box in the place of a glyph, and notes which character it stands for: the first, second
  /// or later one of the cluster that the face lacks.
  private mutating func keepBox(
    for grapheme: Int, number: Int, lackedBy face: Face, at glyph: Int, size: CGFloat
  ) {
    items.noteMissing(at: grapheme)
    glyphs[glyph] = ShapedText.Glyph(index: 0, advance: MissingBox.advance * size)
    missing[glyph] = items.character(number, of: grapheme, lackedBy: face)
  }

  /// Adds an advance behind a cluster, which is to the left of one that runs from right to left.
  private mutating func add(_ kerning: CGFloat, to cluster: Range<Int>, isRightToLeft: Bool) {
    if isRightToLeft {
      glyphs[cluster.lowerBound].offset.x += kerning
      glyphs[cluster.lowerBound].advance += kerning
    } else {
      glyphs[cluster.upperBound - 1].advance += kerning
    }
  }

  private mutating func appendUnshaped(_ grapheme: Grapheme, at index: Int) {
    let primary = items.primaries[grapheme.source]
    let size = text.runs[grapheme.source].font.size
    let face = items.faces[primary]
    var advance: CGFloat = 0
    let firstGlyph = glyphs.count
    var lineBreak = lineBreak(behind: index, at: end(of: index))
    switch grapheme.kind {
    case .missing:
      startRun(for: grapheme, face: primary)
      glyphs.append(ShapedText.Glyph(index: 0, advance: 0))
      keepBox(for: index, number: 0, lackedBy: face, at: firstGlyph, size: size)
      advance = glyphs[firstGlyph].advance + text.runs[grapheme.source].tracking
    case .tab:
      startRun(for: grapheme, face: primary)
      let space = face.font.glyph(for: " ").map(face.font.advance(of:)) ?? 0
      advance = CGFloat(space * ShapingLimits.spacesPerTab) * face.scale(at: size)
    case .newline:
      continueRun(for: grapheme, face: primary)
      lineBreak = .mandatory
    case .attachment:
      startRun(for: grapheme, face: primary)
      let picture = text.runs[grapheme.source].attachment ?? .zero
      advance = picture.width
      let raised = text.runs[grapheme.source].baselineOffset
      runs[runs.count - 1].metrics.ascent = max(
        runs[runs.count - 1].metrics.ascent, picture.height + raised)
    case .glyphs, .invisible:
      continueRun(for: grapheme, face: primary)
    }
    clusters.append(
      ShapedText.Cluster(
        glyphs: firstGlyph..<glyphs.count, run: runs.count - 1, advance: advance,
        lineBreak: lineBreak, isWhitespace: grapheme.isWhitespace, textOffset: grapheme.start))
  }

  private mutating func startRun(for grapheme: Grapheme, face: Int) {
    if let last = runs.last, runFace == face, last.source == grapheme.source,
      last.level == grapheme.level
    {
      return
    }
    let font = text.runs[grapheme.source].font
    let chosen = items.faces[face]
    let primary = items.faces[items.primaries[grapheme.source]]
    let metrics = primary.metrics.with(font.leading)
    runBox = LineBox(metrics)
    let raised = text.runs[grapheme.source].baselineOffset
    runs.append(
      ShapedText.Run(
        face: chosen.id, fontSize: font.size, source: grapheme.source, level: grapheme.level,
        metrics: (chosen === primary ? metrics : runBox.metrics(of: chosen.metrics))
          .scaled(by: font.size).raised(by: raised),
        isColored: chosen.font.isColored, baselineOffset: raised,
        ellipsis: sign(["\u{2026}"], in: chosen, primary: primary, font: font)))
    runFace = face
  }

  /// Makes the last run's line box hold glyphs of a face that stands in for another.
  private mutating func growRun(by glyphs: Range<Int>, of face: Face) {
    let size = runs[runs.count - 1].fontSize
    let unit = CGFloat(face.font.unitsPerEm)
    for glyph in self.glyphs[glyphs] {
      guard let reach = face.font.reach(of: glyph.index) else { continue }
      let raised = -glyph.offset.y / size
      runBox.include(
        top: CGFloat(reach.top) / unit + raised, bottom: CGFloat(reach.bottom) / unit + raised)
    }
    runs[runs.count - 1].metrics = runBox.metrics(of: face.metrics).scaled(by: size)
      .raised(by: runs[runs.count - 1].baselineOffset)
  }

  /// Like ``startRun(for:face:)``, but what has no glyph is content with any face.
  private mutating func continueRun(for grapheme: Grapheme, face: Int) {
    if let last = runs.last, last.source == grapheme.source, last.level == grapheme.level { return }
    startRun(for: grapheme, face: face)
  }

  /// A sign by the best of its characters, in a face that has it.
  private func sign(
    _ characters: [Unicode.Scalar], in face: Face, primary: Face, font: FontDescriptor
  ) -> ShapedText.Sign {
    for candidate in [face, primary] {
      for character in characters {
        if let sign = candidate.sign(character, size: font.size) { return sign }
      }
    }
    var descriptor = font
    descriptor.family = .system(.default)
    let text = catalog.primary(for: descriptor).face
    return characters.lazy.compactMap { text.sign($0, size: font.size) }.first
      ?? ShapedText.Sign(face: text.id, glyphs: [])
  }
}

extension Face {
  fileprivate func sign(_ character: Unicode.Scalar, size: CGFloat) -> ShapedText.Sign? {
    let found =
      character == "\u{2026}"
      ? ellipsis : font.glyph(for: character).map { (glyph: $0, advance: font.advance(of: $0)) }
    guard let found else { return nil }
    let advance = CGFloat(found.advance) * scale(at: size)
    return ShapedText.Sign(
      face: id, glyphs: [ShapedText.Glyph(index: found.glyph, advance: advance)])
  }
}
