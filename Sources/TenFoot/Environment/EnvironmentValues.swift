public import Foundation

/// Names a value of an author's own in the environment.
public nonisolated protocol EnvironmentKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value

  /// The value where none has been set.
  static var defaultValue: Value { get }
}

/// The values that flow down a view tree.
public nonisolated struct EnvironmentValues: @unchecked Sendable {
  // Sendable, as SwiftUI's are: copies share a storage only until one of them is changed.

  /// The values known to TenFoot, shared by copies until one is changed.
  private final class Storage {
    var font: Font?
    var foregroundStyle: AnyShapeStyle?
    var tint: AnyShapeStyle?
    var locale = EnvironmentValues.defaultLocale
    var language = "en-US"
    var plain = Plain()
    var text = TextValues()
    var viewing = ViewingValues()
    var scroll = ScrollSettings()
    var custom: [ObjectIdentifier: Any] = [:]
    var objects: [ObjectIdentifier: AnyObject] = [:]
    var assets = AssetLookup(NoAssets())

    init() {}

    init(_ other: Storage) {
      font = other.font
      foregroundStyle = other.foregroundStyle
      tint = other.tint
      locale = other.locale
      language = other.language
      plain = other.plain
      text = other.text
      viewing = other.viewing
      scroll = other.scroll
      custom = other.custom
      objects = other.objects
      assets = other.assets
    }
  }

  /// The values that are plain numbers.
  private struct Plain {
    var isItalic = false
    var hasMonospacedDigits = false
    var colorScheme = ColorScheme.light
    var layoutDirection = LayoutDirection.leftToRight
    var displayScale: CGFloat = 1
    var paragraph = ParagraphStyle()
  }

  private var storage = Storage()

  private var writable: Storage {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
      return storage
    }
  }

  /// Whether another copy is known to be the same, as neither was changed since it was made.
  func isSameCopy(as other: EnvironmentValues) -> Bool { storage === other.storage }

  /// Creates SwiftUI's defaults, with the locale `en_US` on every machine.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Asked for first: where the value is itself optional, a missing one could be cast to `nil`.
      guard let value = storage.custom[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { writable.custom[ObjectIdentifier(key)] = newValue }
  }

  /// The font of text; `nil` for the body style.
  public var font: Font? {
    get { storage.font }
    set { writable.font = newValue }
  }

  /// Whether the picture is dark or light.
  public var colorScheme: ColorScheme {
    get { storage.plain.colorScheme }
    set { writable.plain.colorScheme = newValue }
  }

  /// The direction that lines and rows run in.
  public var layoutDirection: LayoutDirection {
    get { storage.plain.layoutDirection }
    set { writable.plain.layoutDirection = newValue }
  }

  /// The locale that numbers and dates are written in.
  public var locale: Locale {
    get { storage.locale }
    set {
      writable.locale = newValue
      writable.language = newValue.identifier(.bcp47)
    }
  }

  /// The locale's language as a BCP 47 tag.
  package var language: String { storage.language }

  private static let defaultLocale = Locale(identifier: "en_US")

  /// Pixels per point.
  public var displayScale: CGFloat {
    get { storage.plain.displayScale }
    set { writable.plain.displayScale = newValue }
  }

  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The most lines of a text; `nil` for no limit.
  public var lineLimit: Int? {
    get { storage.plain.paragraph.lineLimit }
    set {
      writable.plain.paragraph.lineLimit = newValue
      writable.plain.paragraph.reservedLines = 0
    }
  }

  /// The extra distance between lines, in points.
  public var lineSpacing: CGFloat {
    get { storage.plain.paragraph.lineSpacing }
    set { writable.plain.paragraph.lineSpacing = newValue }
  }

  /// Where the lines of a text stand within its width.
  public var multilineTextAlignment: TextAlignment {
    get { storage.plain.paragraph.alignment }
    set { writable.plain.paragraph.alignment = newValue }
  }

  /// The smallest factor that a font may be scaled by so that its text fits.
  public var minimumScaleFactor: CGFloat {
    get { storage.plain.paragraph.minimumScaleFactor }
    set { writable.plain.paragraph.minimumScaleFactor = newValue }
  }

  /// Where text that doesn't fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { storage.plain.paragraph.truncationMode }
    set { writable.plain.paragraph.truncationMode = newValue }
  }

  package internal(set) var paragraph: ParagraphStyle {
    get { storage.plain.paragraph }
    set { writable.plain.paragraph = newValue }
  }

  /// What only text reads.
  var text: TextValues {
    get { storage.text }
    set { writable.text = newValue }
  }

  /// What says how large text must be.
  var viewing: ViewingValues {
    get { storage.viewing }
    set { writable.viewing = newValue }
  }

  package var isItalic: Bool {
    get { storage.plain.isItalic }
    set { writable.plain.isItalic = newValue }
  }

  package var hasMonospacedDigits: Bool {
    get { storage.plain.hasMonospacedDigits }
    set { writable.plain.hasMonospacedDigits = newValue }
  }

  var scroll: ScrollSettings {
    get { storage.scroll }
    set { writable.scroll = newValue }
  }

  /// The objects that views around were given, by type.
  var objects: [ObjectIdentifier: AnyObject] {
    get { storage.objects }
    set { writable.objects = newValue }
  }

  /// What finds the images and colors that views name.
  var assets: AssetLookup {
    get { storage.assets }
    set { writable.assets = newValue }
  }

  package var foregroundStyle: AnyShapeStyle? {
    get { storage.foregroundStyle }
    set { writable.foregroundStyle = newValue }
  }

  package var tint: AnyShapeStyle? {
    get { storage.tint }
    set { writable.tint = newValue }
  }
}
