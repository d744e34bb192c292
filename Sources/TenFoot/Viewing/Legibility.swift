/// What is done about text that can't be read from where people sit.
public nonisolated enum Legibility: Hashable, Sendable {
  /// The rules find it.
  case report
  /// It is raised to the least size that can be read while it is laid out, and the rules tell where.
  case enforce
  /// Nothing: it is an intended exception, which reports list with its reason.
  case off
}

/// How much a rule's findings matter in a view.
public nonisolated enum RuleLevel: String, Hashable, Sendable, CaseIterable {
  /// Not at all.
  case off
  /// As notes.
  case info
  /// As warnings.
  case warning
  /// As errors.
  case error

  /// The severity of findings; `nil` for none.
  public var severity: Finding.Severity? { Finding.Severity(rawValue: rawValue) }
}

/// What a view is there for, where its looks don't tell.
public nonisolated enum ViewRole: Hashable, Sendable {
  /// A score, a timer or a join code: text that the whole room looks for.
  case score
  /// A code that telephones read; `modules` is the number of squares of a side without the margin.
  case qrCode(modules: Int)
  /// The item among others that is active.
  case active
  /// A picture or shape that tells nothing.
  case decoration
}

/// A place in an author's code.
public nonisolated struct SourcePlace: Hashable, Sendable {
  /// The path of the file, as it was compiled.
  public var file: String
  /// The line, the first is 1.
  public var line: Int

  /// Creates a place.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

/// A view's word on how it is to be judged.
package nonisolated enum JudgingNote: Hashable, Sendable {
  /// What is done about text that can't be read.
  case legibility(Legibility, reason: String?)
  /// How much a rule matters.
  case level(rule: String, RuleLevel, reason: String)
  /// What the view is there for.
  case role(ViewRole)

  var description: String {
    switch self {
    case .legibility(let legibility, _): "legibility \(legibility)"
    case .level(let rule, let level, _): "rule \(rule) \(level)"
    case .role(let role): "role \(role)"
    }
  }
}
