import Foundation

/// Puts the runs of a text together, in the fonts, colors, locale and time of an environment.
nonisolated struct TextResolver {
  let environment: EnvironmentValues
  /// What was asked for and can't be drawn.
  private(set) var unusable: [UnusableLength] = []
  /// Why boxes stand for symbols.
  private(set) var missingSymbols: [ImageFailure] = []
  /// The smallest size that was raised so that it can be read.
  private var raisedFrom: CGFloat?
  /// Where the first font was set.
  private var fontPlace: CodePlace?
  private var runs: [StyledText.Run] = []
  private var paints: [Paint] = []
  private var decorations: [TextDecoration] = []

  init(environment: EnvironmentValues) { self.environment = environment }

  /// What stands in a text for a picture.
  private static let placeholder = "\u{FFFC}"
  /// The height of small capitals: about that of small letters in most families.
  private static let smallCapitalFactor: CGFloat = 0.75

  /// Appends characters in a style.
  mutating func append(_ string: String, _ attributes: TextAttributes) {
    let string = cased(string)
    let font = attributes.font ?? environment.font ?? .body
    let smallCapitals = font.smallCapitals
    guard !smallCapitals.isEmpty else { return append(string, font, attributes) }
    // Stretches that are all small capitals or all not.
    var stretch = ""
    var isSmall = false
    for character in string {
      let isNowSmall =
        smallCapitals.contains(.lowercase) && character.isLowercase
        || smallCapitals.contains(.uppercase) && character.isUppercase
      if isNowSmall != isSmall {
        append(stretch, font, attributes, isSmallCapital: isSmall)
        stretch = ""
        isSmall = isNowSmall
      }
      stretch.append(character)
    }
    append(stretch, font, attributes, isSmallCapital: isSmall)
  }

  /// Appends a picture.
  mutating func append(_ image: Image, _ attributes: TextAttributes) {
    var decoration = decoration(attributes)
    let font = attributes.font ?? environment.font ?? .body
    var run = run(Self.placeholder, font, attributes)
    if case .symbol(let name) = image.origin {
      do throws(ImageFailure) { decoration.symbol = try environment.symbol(named: name) } catch {
        missingSymbols.append(error)
        decoration.symbol = .missing
      }
      let side = run.font.size * SymbolOutline.relativeSide
      run.attachment = CGSize(width: side, height: side * SymbolOutline.shareAboveBaseline)
    } else {
      decoration.image = image.content(in: environment)
    }
    add(run, paint(attributes), decoration)
  }

  /// The size of text in the environment.
  var fontSize: CGFloat {
    var copy = self
    return copy.run("", environment.font ?? .body, environment.textAttributes).font.size
  }

  /// The text with all its runs.
  func content() -> TextContent {
    var runs = runs
    var (paints, decorations) = (paints, decorations)
    if runs.isEmpty {
      // An empty text is as high as a line of its font.
      var empty = self
      let run = empty.run("", environment.font ?? .body, environment.textAttributes)
      empty.add(
        run, paint(environment.textAttributes), TextDecoration())
      (runs, paints, decorations) = (empty.runs, empty.paints, empty.decorations)
    }
    let isPlain = paints.dropFirst().allSatisfy { $0 == paints[0] }
    var style = environment.paragraph
    if decorations.contains(where: { $0.lineHeight != nil }) {
      style.runLineHeights = decorations.map(\.lineHeight)
    }
    if environment.legibility == .enforce, style.minimumScaleFactor < 1 {
      // What may shrink stops where it can no longer be read.
      let factors = runs.map { environment.leastSize(of: $0.font) / $0.font.size }
      style.minimumScaleFactor = min(max(style.minimumScaleFactor, factors.max() ?? 0), 1)
    }
    return TextContent(
      text: StyledText(
        runs, direction: environment.layoutDirection, language: environment.language),
      style: style, paint: paints[0], runPaints: isPlain ? [] : paints,
      decorations: decorations.allSatisfy(\.isEmpty) ? [] : decorations, raisedFrom: raisedFrom,
      fontPlace: fontPlace ?? environment.viewing.fontPlace)
  }

  private mutating func append(
    _ string: String, _ font: Font, _ attributes: TextAttributes, isSmallCapital: Bool = false
  ) {
    guard !string.isEmpty || runs.isEmpty else { return }
    fontPlace = fontPlace ?? attributes.fontPlace
    if let size = font.requestedSize, !Font.drawableSizes.contains(size) {
      note(UnusableLength(kind: .fontSize, value: size))
    }
    var run = run(isSmallCapital ? uppercased(string) : string, font, attributes)
    if isSmallCapital { run.font.size *= Self.smallCapitalFactor }
    add(run, paint(attributes), decoration(attributes))
  }

  /// Adds a run, or lets the last go on in the same style.
  private mutating func add(_ run: StyledText.Run, _ paint: Paint, _ decoration: TextDecoration) {
    var run = run
    if environment.legibility == .enforce {
      let least = environment.leastSize(of: run.font)
      if run.font.size < least {
        raisedFrom = min(raisedFrom ?? run.font.size, run.font.size)
        run.font.size = least
      }
    }
    if let last = runs.last {
      if last.text.isEmpty {
        runs.removeLast()
        paints.removeLast()
        decorations.removeLast()
      } else if paints[paints.count - 1] == paint, decorations[decorations.count - 1] == decoration,
        decoration.image == nil, decoration.symbol == nil, last.hasStyle(of: run)
      {
        runs[runs.count - 1].text += run.text
        return
      }
    }
    runs.append(run)
    paints.append(paint)
    decorations.append(decoration)
  }

  private mutating func run(
    _ string: String, _ font: Font, _ attributes: TextAttributes
  ) -> StyledText.Run {
    var descriptor = font.descriptor(
      weight: attributes.isBold == true ? .bold : attributes.weight, design: attributes.design,
      width: attributes.width, isItalic: attributes.isItalic ?? environment.isItalic,
      hasMonospacedDigits: attributes.hasMonospacedDigits ?? environment.hasMonospacedDigits)
    if let style = font.textStyle {
      descriptor.size = environment.size(of: style, in: descriptor)
    }
    if let size = environment.fittedSize { descriptor.size = size }
    if let scale = attributes.scale {
      descriptor.size = max(descriptor.size * scale.factor, Font.drawableSizes.lowerBound)
    }
    let tracking = distance(attributes.tracking, .tracking)
    let kerning = distance(attributes.kerning, .kerning)
    return StyledText.Run(
      string, font: descriptor, tracking: tracking, kerning: tracking == 0 ? kerning : 0,
      baselineOffset: distance(attributes.baselineOffset, .baselineOffset))
  }

  /// A distance that layout can work with.
  private mutating func distance(_ asked: CGFloat?, _ kind: UnusableLength.Kind) -> CGFloat {
    guard let asked else { return 0 }
    let range = UnusableLength.distances
    if range.contains(asked) { return asked }
    note(UnusableLength(kind: kind, value: asked))
    return asked.isFinite ? min(max(asked, range.lowerBound), range.upperBound) : 0
  }

  private mutating func note(_ length: UnusableLength) {
    let isKnown = unusable.contains { $0.kind == length.kind }
    if !isKnown { unusable.append(length) }
  }

  private func paint(_ attributes: TextAttributes) -> Paint {
    (attributes.foreground?.style._paint(in: environment)
      ?? ForegroundStyle()._paint(in: environment)).paint
  }

  private func decoration(_ attributes: TextAttributes) -> TextDecoration {
    TextDecoration(
      background: attributes.background?._paint(in: environment).paint,
      underline: line(attributes.underline), strikethrough: line(attributes.strikethrough),
      lineHeight: attributes.lineHeight)
  }

  private func line(_ line: TextAttributes.Line?) -> TextDecoration.Line? {
    guard case .line(let style)? = line else { return nil }
    return TextDecoration.Line(
      pattern: style.pattern, paint: style.color?._paint(in: environment).paint)
  }

  private func cased(_ string: String) -> String {
    switch environment.textCase {
    case nil: string
    case .uppercase: uppercased(string)
    case .lowercase: isEnglish ? string.lowercased() : string.lowercased(with: environment.locale)
    }
  }

  private func uppercased(_ string: String) -> String {
    isEnglish ? string.uppercased() : string.uppercased(with: environment.locale)
  }

  /// English needs no rules of its own, whose tables take a while to load.
  private var isEnglish: Bool { environment.language.hasPrefix("en") }
}

extension StyledText.Run {
  nonisolated fileprivate func hasStyle(of other: Self) -> Bool {
    font == other.font && tracking == other.tracking && kerning == other.kerning
      && baselineOffset == other.baselineOffset
  }
}
