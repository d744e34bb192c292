public import Foundation

/// A font as an author asks for it; the environment turns it into a ``FontDescriptor``.
public nonisolated struct Font: Hashable, Sendable {
  /// A role in the hierarchy of a text, with a size of its own.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The largest title.
    case largeTitle
    /// A title of the first level.
    case title
    /// A title of the second level.
    case title2
    /// A title of the third level.
    case title3
    /// A heading.
    case headline
    /// A line under a heading.
    case subheadline
    /// Running text.
    case body
    /// Text that stands out of the running text.
    case callout
    /// A note at the foot.
    case footnote
    /// A caption.
    case caption
    /// A second caption.
    case caption2
  }

  /// The stroke's thickness.
  public struct Weight: Hashable, Sendable {
    /// The weight on the scale of CSS and OpenType, 100…900.
    package var value: Int

    /// 100.
    public static let ultraLight = Weight(value: 100)
    /// 200.
    public static let thin = Weight(value: 200)
    /// 300.
    public static let light = Weight(value: 300)
    /// 400.
    public static let regular = Weight(value: 400)
    /// 500.
    public static let medium = Weight(value: 500)
    /// 600.
    public static let semibold = Weight(value: 600)
    /// 700.
    public static let bold = Weight(value: 700)
    /// 800.
    public static let heavy = Weight(value: 800)
    /// 900.
    public static let black = Weight(value: 900)
  }

  /// The character of a system font.
  ///
  /// The default is Inter, the serif design Noto Serif, and the monospaced one Noto Sans Mono. The
  /// rounded design is Inter as well.
  public enum Design: Hashable, Sendable {
    /// Without serifs.
    case `default`
    /// With serifs.
    case serif
    /// With round ends.
    case rounded
    /// All characters of one width.
    case monospaced
  }

  /// How far apart the lines of a text stand.
  public enum Leading: Hashable, Sendable {
    /// As the font's designer wants.
    case standard
    /// Nearer to one another.
    case tight
    /// Farther apart.
    case loose
  }

  /// How wide letters are, in a family that comes in several widths.
  ///
  /// Of the system font's designs, the default one and the rounded one come in two: the usual and
  /// the condensed. A width that a family lacks is drawn in the nearest that it has, and reported.
  public struct Width: Hashable, Sendable {
    /// From -1, the narrowest, over 0, the usual, to 1, the widest.
    public var value: CGFloat

    /// Creates a width.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest.
    public static let compressed = Width(-0.4)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// The usual.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  /// The letters that are drawn as small capitals.
  package struct SmallCaps: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    static let lowercase = SmallCaps(rawValue: 1)
    static let uppercase = SmallCaps(rawValue: 2)
  }

  private enum Base: Hashable, Sendable {
    case system(size: CGFloat)
    case style(TextStyle)
    case custom(String, size: CGFloat)
  }

  private var base: Base
  private var design: Design?
  private var weightValue: Int?
  private var isItalic = false
  private var hasMonospacedDigits = false
  private var leading = Leading.standard
  private var width: Width?
  /// The letters that are drawn as small capitals.
  package private(set) var smallCapitals: SmallCaps = []

  private init(_ base: Base) { self.base = base }

  /// The system font at a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    var font = Font(.system(size: size))
    font.weightValue = weight?.value
    font.design = design
    return font
  }

  /// The system font in a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = Font(.style(style))
    font.weightValue = weight?.value
    font.design = design
    return font
  }

  /// A font by the name of its family, at a size in points.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size))
  }

  /// A font by the name of its family, at a size in points that is the same in all settings.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize)
  }

  /// A font by the name of its family, at a size in points.
  ///
  /// Televisions have one setting for the size of text, so the size is the same for all text styles.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    custom(name, size: size)
  }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weightValue = weight.value } }

  /// The font in the width of its family that is nearest; a finding tells if that is another.
  public func width(_ width: Width) -> Font { with { $0.width = width } }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font in italics.
  public func italic() -> Font { with { $0.isItalic = true } }

  /// The font of one width for all characters.
  public func monospaced() -> Font { with { $0.design = .monospaced } }

  /// The font with digits of one width.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

  /// The font with lines nearer to one another or farther apart.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

  /// The font with small capitals for all letters.
  public func smallCaps() -> Font { with { $0.smallCapitals = [.lowercase, .uppercase] } }

  /// The font with small capitals for small letters.
  public func lowercaseSmallCaps() -> Font { with { $0.smallCapitals.insert(.lowercase) } }

  /// The font with small capitals for capitals.
  public func uppercaseSmallCaps() -> Font { with { $0.smallCapitals.insert(.uppercase) } }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }

  /// The font in the largest title style.
  public static let largeTitle = system(.largeTitle)
  /// The font in the title style.
  public static let title = system(.title)
  /// The font in the second title style.
  public static let title2 = system(.title2)
  /// The font in the third title style.
  public static let title3 = system(.title3)
  /// The font in the headline style.
  public static let headline = system(.headline)
  /// The font in the subheadline style.
  public static let subheadline = system(.subheadline)
  /// The font in the body style.
  public static let body = system(.body)
  /// The font in the callout style.
  public static let callout = system(.callout)
  /// The font in the footnote style.
  public static let footnote = system(.footnote)
  /// The font in the caption style.
  public static let caption = system(.caption)
  /// The font in the second caption style.
  public static let caption2 = system(.caption2)

  /// The size asked for, before it is made drawable; `nil` for a text style.
  package var requestedSize: CGFloat? {
    switch base {
    case .system(let size), .custom(_, let size): size
    case .style: nil
    }
  }

  /// The text style that gives the size; `nil` for a size of its own.
  package var textStyle: TextStyle? {
    if case .style(let style) = base { style } else { nil }
  }

  /// The sizes that a font may have, in points: beyond them glyphs are a speck or fill a wall.
  package static let drawableSizes: ClosedRange<CGFloat> = 0.1...20_000

  /// What a text engine needs to know.
  ///
  /// - Parameters:
  ///   - weight: A weight from the environment, which wins over the font's own.
  ///   - design: A design from the environment, which stands behind the font's own.
  ///   - width: A width from the environment, which wins over the font's own.
  ///   - isItalic: Whether the environment asks for italics.
  ///   - hasMonospacedDigits: Whether the environment asks for digits of one width.
  /// - Returns: The font with the environment applied and a size that can be drawn; for a text style
  ///   that of tvOS.
  package func descriptor(
    weight: Weight? = nil, design: Design? = nil, width: Width? = nil, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) -> FontDescriptor {
    let design = self.design ?? design ?? .default
    let (size, family, ownWeight): (CGFloat, FontDescriptor.Family, Int) =
      switch base {
      case .system(let size): (size, .system(design), 400)
      case .custom(let name, let size): (size, .named(name), 400)
      case .style(let style):
        (style.televisionSize.points, .system(design), style.televisionSize.weight)
      }
    let range = Self.drawableSizes
    var descriptor = FontDescriptor(
      family: family,
      size: size.isNaN ? range.lowerBound : min(max(size, range.lowerBound), range.upperBound),
      weight: weight?.value ?? weightValue ?? ownWeight,
      isItalic: isItalic || self.isItalic,
      hasMonospacedDigits: hasMonospacedDigits || self.hasMonospacedDigits)
    descriptor.leading = leading
    descriptor.width = width ?? self.width ?? .standard
    return descriptor
  }
}
