public import Foundation

extension EnvironmentValues {
  /// The values that only text reads.
  struct TextValues {
    var attributes = TextAttributes()
    var textCase: Text.Case?
    var dynamicTypeSize = DynamicTypeSize.large
    var date = Date(timeIntervalSinceReferenceDate: 0)
    /// The size that texts are set in before they are fitted.
    var fittedSize: CGFloat?
  }

  /// The moment that is shown: clocks and distances in time are written as of then.
  ///
  /// It comes from ``DisplayCanvas/date``, never from the machine's clock, so a frame is a function of
  /// it.
  public var date: Date {
    get { text.date }
    set { text.date = newValue }
  }

  /// How the letters of text are changed; `nil` for not at all.
  public var textCase: Text.Case? {
    get { text.textCase }
    set { text.textCase = newValue }
  }

  /// Whether letters may move closer together where a text doesn't fit.
  public var allowsTightening: Bool {
    get { paragraph.allowsTightening }
    set { paragraph.allowsTightening = newValue }
  }

  /// The distance from one baseline of a text to the next; `nil` for what the fonts ask for.
  public var lineHeight: AttributedString.LineHeight? {
    get { paragraph.lineHeight }
    set { paragraph.lineHeight = newValue }
  }

  /// The size that somebody wants text in.
  ///
  /// Text styles have one size each on a television, as on tvOS, so it changes none of them; a view
  /// may read it.
  public var dynamicTypeSize: DynamicTypeSize {
    get { text.dynamicTypeSize }
    set { text.dynamicTypeSize = newValue }
  }

  var isWrapBalanced: Bool {
    get { paragraph.isBalanced }
    set { paragraph.isBalanced = newValue }
  }

  var textAttributes: TextAttributes {
    get { text.attributes }
    set { text.attributes = newValue }
  }

  mutating func setLineLimits(lower: Int, upper: Int?) {
    // Room for more lines than any screen has would be longer than layout can work with.
    paragraph.reservedLines = min(max(lower, 0), 10_000)
    paragraph.lineLimit = upper.map { max($0, lower, 1) }
  }

  /// Sets texts at the largest of a range of sizes, and lets them shrink to the smallest.
  mutating func fitText(in sizes: ClosedRange<CGFloat>, group: Int?) {
    let drawable = Font.drawableSizes
    let largest = min(max(sizes.upperBound, drawable.lowerBound), drawable.upperBound)
    let smallest = min(max(sizes.lowerBound, drawable.lowerBound), largest)
    text.fittedSize = largest
    paragraph.minimumScaleFactor = smallest / largest
    paragraph.scaleSteps = largest
    paragraph.isFitted = true
    paragraph.scaleGroup = group
  }

  /// The size that texts are set in before they are fitted.
  var fittedSize: CGFloat? { text.fittedSize }
}
