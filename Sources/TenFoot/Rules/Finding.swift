public import Foundation

/// Something about a picture that its author should know.
public nonisolated struct Finding: Hashable, Sendable {
  /// How much a finding matters.
  public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
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

  /// The rule's name, in kebab case, such as `missing-glyph`.
  public var rule: String
  /// How much it matters.
  public var severity: Severity
  /// Where in the view tree: the names of the views from the root, separated by slashes.
  public var path: String
  /// Where on the screen, in points; `nil` when it has no place.
  public var rect: CGRect?
  /// What is the case, in one sentence without a full stop.
  public var message: String
  /// What would be right, in one sentence without a full stop; `nil` when the message says it.
  public var hint: String?

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
