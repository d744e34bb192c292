public import TenFoot

import Synchronization

extension FrameRenderer {
  /// What rules find in a composition, on its pixels as well.
  ///
  /// Two frames of pixels are kept for the next composition, of which only what differs is drawn.
  ///
  /// - Parameters:
  ///   - composition: What to judge; one of this renderer.
  ///   - rules: The rules.
  /// - Returns: All findings with the worst first; intended ones have an ``Finding/exception``.
  /// - Throws: ``FrameError`` as ``draw(_:)`` does.
  public func findings(
    of composition: Composition, by rules: RuleSet = .tenFoot
  ) throws(FrameError) -> [Finding] {
    try inspect(composition) { composition.findings(by: rules, in: $0) }
  }

  /// Lends what the rules on pixels read of a composition; from any number of threads at once.
  ///
  /// - Parameters:
  ///   - composition: What to look at; one of this renderer.
  ///   - read: Takes it, `nil` for a frame without pixels, and must not keep it.
  /// - Returns: What `read` returns.
  /// - Throws: ``FrameError`` as ``draw(_:)`` does.
  package func inspect<Result>(
    _ composition: Composition, _ read: (FrameReading?) -> Result
  ) throws(FrameError) -> Result {
    var inspector = inspectors.withLock { $0.popLast() } ?? FrameInspector()
    defer { inspectors.withLock { $0.append(inspector) } }
    return try inspector.inspect(composition, drawingWith: self, read)
  }
}
