public import Foundation

/// Something about a picture that its author should know.
public nonisolated struct Finding: Hashable, Sendable {
  /// How much a finding matters.
  public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable, Codable {
    /// Worth knowing.
    case info
    /// The picture is worse for it.
    case warning
    /// The picture is wrong.
    case error

    /// Tells which of two severities matters less.
    public static func < (lhs: Severity, rhs: Severity) -> Bool {
      lhs.rank < rhs.rank
    }

    private var rank: Int {
      switch self {
      case .info: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// A number with its unit.
  public struct Quantity: Hashable, Sendable {
    /// The number.
    public var value: Double
    /// What it counts.
    public var unit: RuleUnit

    /// Creates a quantity.
    public init(_ value: Double, _ unit: RuleUnit) {
      self.value = value
      self.unit = unit
    }
  }

  /// The rule's name, such as `TXT-CAP-MIN` or `missing-glyph`.
  public var rule: String
  /// How much it matters.
  public var severity: Severity
  /// Where in the view tree: the names of the views from the root, separated by slashes.
  public var path: String
  /// Where on the screen, in points; `nil` when it has no place.
  public var rect: CGRect?
  /// What was measured; `nil` where nothing is to measure.
  public var measured: Quantity?
  /// What would pass, in the same unit.
  public var required: Quantity?
  /// What is the case, in one sentence without a full stop.
  public var message: String
  /// What would be right, in one sentence without a full stop; `nil` when the message says it.
  public var hint: String?
  /// The nearest place in the author's code, if one is known.
  public var place: SourcePlace?
  /// Why it is intended, if its author said so: it then counts for nothing.
  public var exception: String?

  /// Creates a finding.
  public init(
    rule: String, severity: Severity, path: String, rect: CGRect? = nil, message: String,
    hint: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.path = path
    self.rect = rect
    self.message = message
    self.hint = hint
  }
}

extension [Finding] {
  /// The findings with the worst first, otherwise in their order.
  package nonisolated var worstFirst: [Finding] {
    Finding.Severity.allCases.reversed().flatMap { severity in
      filter { $0.severity == severity }
    }
  }
}
