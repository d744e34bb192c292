import Foundation

/// Puts the runs of a text together, in the fonts, colors, locale and time of an environment.
nonisolated struct TextResolver {
  let environment: EnvironmentValues
  /// How letters look that nothing is said of.
  private let letters: LetterStyle
  /// What was asked for and can't be drawn.
  private(set) var unusable: [UnusableLength] = []
  /// Why boxes stand for symbols.
  private(set) var missingSymbols: [ImageFailure] = []
  /// When the text says something else by itself, the next time; `nil` for never.
  private(set) var nextChange: Date?
  /// The smallest size that was raised so that it can be read.
  private var raisedFrom: CGFloat?
  /// Where the first font was set.
  private var fontPlace: CodePlace?
  private var stretches: [Stretch] = []

  /// Characters of one style, or a picture.
  private struct Stretch {
    var run: StyledText.Run
    let style: LetterStyle
    var isPicture = false

    /// Whether characters of another stretch may go on here.
    func isContinued(by other: Stretch) -> Bool {
      !isPicture && !other.isPicture && run.hasStyle(of: other.run)
        && (style === other.style
          || style.paint == other.style.paint && style.decoration == other.style.decoration)
    }
  }

  /// Starts an empty text.
  ///
  /// - Parameters:
  ///   - environment: The environment.
  ///   - letters: How letters look in it that nothing is said of.
  init(environment: EnvironmentValues, letters: LetterStyle) {
    self.environment = environment
    self.letters = letters
  }

  /// Notes when a part of the text says something else.
  mutating func changes(at date: Date?) {
    guard let date, date > environment.date else { return }
    nextChange = min(date, nextChange ?? date)
  }

  /// What stands in a text for a picture.
  private static let placeholder = "\u{FFFC}"
  /// The height of small capitals: about that of small letters in most families.
  private static let smallCapitalFactor: CGFloat = 0.75

  /// Appends characters in a style; `nil` for the environment's.
  mutating func append(_ string: String, _ attributes: TextAttributes?) {
    let string = cased(string)
    let style = style(attributes)
    let smallCapitals = style.smallCapitals
    guard !smallCapitals.isEmpty else { return append(string, style) }
    // Stretches that are all small capitals or all not.
    var stretch = ""
    var isSmall = false
    for character in string {
      let isNowSmall =
        smallCapitals.contains(.lowercase) && character.isLowercase
        || smallCapitals.contains(.uppercase) && character.isUppercase
      if isNowSmall != isSmall {
        append(stretch, style, isSmallCapital: isSmall)
        stretch = ""
        isSmall = isNowSmall
      }
      stretch.append(character)
    }
    append(stretch, style, isSmallCapital: isSmall)
  }

  /// Appends a picture.
  mutating func append(_ image: Image, _ attributes: TextAttributes?) {
    let style = style(attributes)
    var picture = style.decoration
    var run = style.run
    run.text = Self.placeholder
    if case .symbol(let name) = image.origin {
      do throws(ImageFailure) { picture.symbol = try environment.symbol(named: name) } catch {
        missingSymbols.append(error)
        picture.symbol = .missing
      }
      let side = run.font.size * SymbolOutline.relativeSide
      run.attachment = CGSize(width: side, height: side * SymbolOutline.shareAboveBaseline)
    } else {
      picture.image = image.content(in: environment)
    }
    add(
      Stretch(run: run, style: LetterStyle(style, decoration: picture), isPicture: true))
  }

  /// The text with all its runs.
  func content() -> TextContent {
    guard let first = stretches.first?.style else {
      // An empty text is as high as a line of its font.
      var empty = self
      empty.add(Stretch(run: letters.run, style: letters))
      return empty.content()
    }
    let runs = stretches.map(\.run)
    let hasOnePaint = stretches.allSatisfy { $0.style === first || $0.style.paint == first.paint }
    let isDecorated = stretches.contains { $0.style.isDecorated }
    var style = environment.paragraph
    if isDecorated, stretches.contains(where: { $0.style.decoration.lineHeight != nil }) {
      style.runLineHeights = stretches.map(\.style.decoration.lineHeight)
    }
    if environment.legibility == .enforce, style.minimumScaleFactor < 1 {
      // What may shrink stops where it can no longer be read.
      let factors = runs.map { environment.leastSize(of: $0.font) / $0.font.size }
      style.minimumScaleFactor = min(max(style.minimumScaleFactor, factors.max() ?? 0), 1)
    }
    return TextContent(
      text: StyledText(
        runs, direction: environment.layoutDirection, language: environment.language),
      style: style, paint: first.paint,
      runPaints: hasOnePaint ? [] : stretches.map(\.style.paint),
      decorations: isDecorated ? stretches.map(\.style.decoration) : [], raisedFrom: raisedFrom,
      fontPlace: fontPlace ?? environment.viewing.fontPlace)
  }

  private func style(_ attributes: TextAttributes?) -> LetterStyle {
    attributes.map { LetterStyle($0, in: environment) } ?? letters
  }

  private mutating func append(
    _ string: String, _ style: LetterStyle, isSmallCapital: Bool = false
  ) {
    guard !string.isEmpty || stretches.isEmpty else { return }
    fontPlace = fontPlace ?? style.fontPlace
    var run = style.run
    run.text = isSmallCapital ? uppercased(string) : string
    if isSmallCapital { run.font.size *= Self.smallCapitalFactor }
    add(Stretch(run: run, style: style))
  }

  /// Adds a stretch, or lets the last go on in the same style.
  private mutating func add(_ stretch: Stretch) {
    var stretch = stretch
    for length in stretch.style.unusable where !unusable.contains(where: { $0.kind == length.kind })
    {
      unusable.append(length)
    }
    if environment.legibility == .enforce {
      let least = environment.leastSize(of: stretch.run.font)
      if stretch.run.font.size < least {
        raisedFrom = min(raisedFrom ?? stretch.run.font.size, stretch.run.font.size)
        stretch.run.font.size = least
      }
    }
    if let last = stretches.last {
      if last.run.text.isEmpty {
        stretches.removeLast()
      } else if last.isContinued(by: stretch) {
        stretches[stretches.count - 1].run.text += stretch.run.text
        return
      }
    }
    stretches.append(stretch)
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
