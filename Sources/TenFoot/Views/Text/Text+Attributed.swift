public import Foundation

extension AttributeScopes {
  /// The attributes of strings that ``Text`` draws.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// A distance after each character, which leaves ligatures as they are.
    public let kern: KerningAttribute
    /// A distance after each character, which turns ligatures off.
    public let tracking: TrackingAttribute
    /// How far the letters stand above the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// A line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// A line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The distance from one baseline to the next; of whole paragraphs.
    public let lineHeight: LineHeightAttribute
    /// Foundation's own attributes.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The attribute's name.
      public static let name = "SwiftUI.Font"
    }

    /// The color of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The color behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// A distance after each character, which leaves ligatures as they are.
    public enum KerningAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Kern"
    }

    /// A distance after each character, which turns ligatures off.
    public enum TrackingAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Tracking"
    }

    /// How far the letters stand above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// A line under the letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// How the line is drawn.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// A line through the letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// How the line is drawn.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The distance from one baseline to the next; of whole paragraphs.
    public enum LineHeightAttribute: AttributedStringKey {
      /// How the distance is reckoned.
      public typealias Value = AttributedString.LineHeight
      /// The attribute's name.
      public static let name = "SwiftUI.LineHeight"
      /// One for all characters of a paragraph.
      public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
    }
  }

  /// The attributes of strings that ``Text`` draws.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds the attributes of strings that ``Text`` draws by their names.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension TextResolver {
  /// Appends a string in the styles of its attributes.
  mutating func append(_ string: AttributedString, _ outer: TextAttributes?) {
    typealias Keys = AttributeScopes.SwiftUIAttributes
    if string.runs.isEmpty { append("", outer) }
    let outer = outer ?? environment.textAttributes
    for run in string.runs {
      var own = TextAttributes()
      own.font = run[Keys.FontAttribute.self]
      own.foreground = run[Keys.ForegroundColorAttribute.self].map(TextAttributes.Foreground.init)
      own.background = run[Keys.BackgroundColorAttribute.self]
      own.kerning = run[Keys.KerningAttribute.self]
      own.tracking = run[Keys.TrackingAttribute.self]
      own.baselineOffset = run[Keys.BaselineOffsetAttribute.self]
      own.underline = run[Keys.UnderlineStyleAttribute.self].map(TextAttributes.Line.line)
      own.strikethrough = run[Keys.StrikethroughStyleAttribute.self].map(TextAttributes.Line.line)
      own.lineHeight = run[Keys.LineHeightAttribute.self]
      append(String(string[run.range].characters), own.over(outer))
    }
  }
}
