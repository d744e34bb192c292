/// What a rule counts in.
public nonisolated enum RuleUnit: String, Hashable, Sendable, CaseIterable {
  /// Arc minutes in the viewer's eye.
  case arcMinutes = "arcmin"
  /// Points: pixels of a screen of 1,080 on its short side.
  case points = "pt"
  /// Weights of CSS and OpenType, 100 to 900.
  case weight
  /// Characters.
  case characters
  /// Words.
  case words
  /// Font sizes.
  case fontSizes = "em"
  /// Seconds.
  case seconds = "s"
  /// Characters a second.
  case charactersPerSecond = "characters/s"
  /// Luminance ratios of WCAG, 1 to 21.
  case contrast = ":1"
  /// Lightness of CIE L*a*b*, 0 to 100.
  case lightness = "L*"
  /// Color differences of CIE 1976.
  case colorDifference = "ΔE"
  /// Shares of a whole, 0 to 1.
  case share
  /// Things.
  case count
  /// Flashes in a second.
  case flashes = "flashes/s"
  /// Modules of a QR code.
  case modules
  /// Millimeters in the room.
  case millimeters = "mm"
}

/// What a rule says, and who says so.
public nonisolated struct RuleInfo: Hashable, Sendable {
  /// The name, such as `TXT-CAP-MIN`.
  public let id: String
  /// How much a breach matters unless an author or a caller says otherwise.
  public let severity: Finding.Severity
  /// What is right, in a few words with the numbers.
  public let requirement: String
  /// What the rule measures in; `nil` where nothing is to measure.
  public let unit: RuleUnit?
  /// How it is measured.
  public let formula: String
  /// Where the number comes from.
  public let source: String
  /// Whether `.legibility(.off)` makes an exception of it.
  public let isAboutLegibility: Bool

  init(
    _ id: String, _ severity: Finding.Severity, _ requirement: String, unit: RuleUnit? = nil,
    formula: String, source: String, isAboutLegibility: Bool = true
  ) {
    self.id = id
    self.severity = severity
    self.requirement = requirement
    self.unit = unit
    self.formula = formula
    self.source = source
    self.isAboutLegibility = isAboutLegibility
  }
}

/// Something that can be wrong with a picture.
nonisolated protocol Rule: Sendable {
  /// What it says.
  static var info: RuleInfo { get }
}

/// A rule that reads where things are.
nonisolated protocol SceneRule: Rule {
  /// Reports what is wrong in a scene.
  static func check(_ scene: SceneReading, _ report: inout RuleReport)
}

/// A rule that reads the pixels as well.
nonisolated protocol PixelRule: Rule {
  /// Reports what is wrong in a drawn scene.
  static func check(_ frame: FrameReading, _ report: inout RuleReport)
}

/// A rule that reads frames in the order that they are seen in.
nonisolated protocol TimeRule: Rule {
  /// Reports what is wrong in a film.
  static func check(_ film: Film, _ report: inout FilmReport)
}
