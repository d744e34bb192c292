/// What the rules say of a composition.
extension Composition {
  /// What the author should know, the worst first: what was noticed while views were lowered, and
  /// what the rules find that need no pixels.
  ///
  /// What is an intended exception is left out.
  public nonisolated var findings: [Finding] {
    findings(by: .tenFoot).filter { $0.exception == nil }
  }

  /// The findings that don't depend on where people sit, for tools that draw and don't judge.
  package nonisolated var pictureFindings: [Finding] {
    findings(by: .picture).filter { $0.exception == nil }
  }

  /// What was noticed while views were lowered, and what rules find that need no pixels.
  ///
  /// - Parameter rules: The rules.
  /// - Returns: All findings with the worst first; intended ones have an ``Finding/exception``.
  public nonisolated func findings(by rules: RuleSet) -> [Finding] {
    (reported + rules.check(layout)).worstFirst
  }

  /// What was noticed while views were lowered, and what rules find, on pixels as well.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - frame: What they read of the composition's picture; `nil` for rules without pixels.
  ///   - isInFilm: Whether the frame is one of a ``Film``, which is judged as a whole as well.
  /// - Returns: All findings with the worst first; intended ones have an ``Finding/exception``.
  package nonisolated func findings(
    by rules: RuleSet, in frame: FrameReading?, isInFilm: Bool = false
  ) -> [Finding] {
    guard let frame else { return findings(by: rules) }
    return
      (reported + rules.check(frame.scene) + rules.checkPixels(frame, isInFilm: isInFilm))
      .worstFirst
  }
}

extension Film {
  /// What rules find in the frames over time.
  ///
  /// - Parameter rules: The rules.
  /// - Returns: All findings; intended ones have an ``Finding/exception``.
  public nonisolated func findings(by rules: RuleSet = .tenFoot) -> [FilmFinding] {
    rules.check(self)
  }
}
