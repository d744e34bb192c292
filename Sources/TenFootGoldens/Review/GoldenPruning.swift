import Foundation

/// Removes goldens that no test names any more.
package struct GoldenPruning: Sendable {
  private let settings: GoldenSettings

  /// Creates a pruning of a folder.
  package init(_ settings: GoldenSettings) { self.settings = settings }

  /// The goldens that a complete run did not name; what can be no golden is none of them.
  ///
  /// - Throws: ``GoldenError/refused(_:)`` when the last run can't tell.
  package func obsolete() throws(GoldenError) -> [String] {
    let status = try GoldenStatus(settings)
    if let reason = status.run.incompleteness { throw .refused(reason) }
    return status.paths[.obsolete, default: []]
  }

  /// Removes them.
  ///
  /// - Returns: The removed goldens' paths.
  package func prune() throws(GoldenError) -> [String] {
    let paths = try obsolete()
    try GoldenFolder(settings).remove(paths)
    return paths
  }
}
