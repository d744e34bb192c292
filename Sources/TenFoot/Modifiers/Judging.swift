extension View {
  /// Sets what is done about text in the view that can't be read from where people sit.
  ///
  /// SwiftUI has no such modifier.
  ///
  /// - Parameters:
  ///   - legibility: Whether it is found, raised to a size that can be read, or left as intended.
  ///   - reason: Why, for the report; to leave text small needs one.
  ///   - file: Where this stands, for findings.
  ///   - line: Where this stands, for findings.
  /// - Returns: The view, judged so.
  public nonisolated func legibility(
    _ legibility: Legibility, reason: String? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    modifier(
      JudgingModifier(
        note: .legibility(legibility, reason: reason), place: CodePlace(file: file, line: line)))
  }

  /// Sets how much the findings of a rule matter in the view.
  ///
  /// SwiftUI has no such modifier.
  ///
  /// - Parameters:
  ///   - rule: The rule's name, such as `TXT-CLIP`.
  ///   - level: How much its findings matter; `off` leaves them to the list of exceptions.
  ///   - reason: Why, for the report.
  ///   - file: Where this stands, for findings.
  ///   - line: Where this stands, for findings.
  /// - Returns: The view, judged so.
  public nonisolated func rule(
    _ rule: String, _ level: RuleLevel, reason: String, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    modifier(
      JudgingModifier(
        note: .level(rule: rule, level, reason: reason), place: CodePlace(file: file, line: line)))
  }

  /// Tells what the view is there for, so that it is judged by the right rules.
  ///
  /// SwiftUI has no such modifier.
  public nonisolated func viewRole(
    _ role: ViewRole, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    modifier(JudgingModifier(note: .role(role), place: CodePlace(file: file, line: line)))
  }
}

/// Where a modifier stands in the code, as literals that cost nothing until they are read.
nonisolated struct CodePlace: Sendable, Equatable {
  let file: StaticString
  let line: UInt

  static func == (lhs: CodePlace, rhs: CodePlace) -> Bool {
    lhs.line == rhs.line && lhs.file.utf8Start == rhs.file.utf8Start
  }

  var sourcePlace: SourcePlace {
    SourcePlace(file: file.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }, line: Int(line))
  }
}

/// Says how a view is to be judged.
nonisolated struct JudgingModifier: ViewModifier {
  /// `nil` changes nothing.
  let note: JudgingNote?
  let place: CodePlace

  typealias Body = Never

  @MainActor static func _lower<V: View>(
    _ modifier: Self, content: V, into lowering: inout ViewLowering
  ) {
    guard let note = modifier.note else { return V._lower(content, into: &lowering) }
    let judged: @MainActor (inout ViewLowering) -> Void = { lowering in
      lowering.scope(.judging(note), at: modifier.place) {
        V._lower(content, into: &$0)
      }
    }
    guard case .legibility(let legibility, let reason) = note else {
      return judged(&lowering)
    }
    if legibility == .off, (reason ?? "").isEmpty {
      lowering.report(
        "no-reason", .warning, "legibility is off without a reason",
        hint: "say why: .legibility(.off, reason: \"…\")")
    }
    lowering.withEnvironment {
      $0.legibility = legibility
    } content: {
      judged(&$0)
    }
  }
}
