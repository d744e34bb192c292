public import TenFoot

extension FrameRenderer {
  /// What rules find in a composition, on its pixels as well.
  ///
  /// - Parameters:
  ///   - composition: What to judge; one of this renderer.
  ///   - rules: The rules.
  /// - Returns: All findings with the worst first; intended ones have an ``Finding/exception``.
  /// - Throws: ``FrameError`` as ``draw(_:)`` does.
  public func findings(
    of composition: Composition, by rules: RuleSet = .tenFoot
  ) throws(FrameError) -> [Finding] {
    var inspector = FrameInspector(drawingWith: self)
    guard let frame = try inspector.inspect(composition) else {
      return composition.findings(by: rules)
    }
    return composition.findings(by: rules, in: frame)
  }
}
