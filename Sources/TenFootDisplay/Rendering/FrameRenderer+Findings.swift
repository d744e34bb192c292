public import TenFoot

extension FrameRenderer {
  /// What rules find in a composition, on its pixels as well.
  ///
  /// The picture is drawn twice: as it is, and without its letters, to see what lies behind them.
  ///
  /// - Parameters:
  ///   - composition: What to judge; one of this renderer.
  ///   - rules: The rules.
  /// - Returns: All findings with the worst first; intended ones have an ``Finding/exception``.
  /// - Throws: ``FrameError`` as ``draw(_:)`` does.
  public func findings(
    of composition: Composition, by rules: RuleSet = .tenFoot
  ) throws(FrameError) -> [Finding] {
    try inspect(composition, by: rules).findings
  }

  /// What rules find in a composition, with the picture that they looked at.
  package func inspect(
    _ composition: Composition, by rules: RuleSet
  ) throws(FrameError) -> (findings: [Finding], picture: Bitmap) {
    let picture = try draw(composition)
    let ground = try draw(composition.displayList.ground)
    return (composition.findings(by: rules, drawn: picture, ground: ground), picture)
  }
}
