package import Foundation
package import TenFoot

/// The way of a frame from its display list to bytes, away from the main actor.
///
/// Between two stages it looks whether the screen is still there, and goes no further when it isn't.
package struct FrameWork: Sendable {
  /// How far a frame has come.
  package enum Stage: CaseIterable, Sendable {
    /// Its display list is there.
    case composed
    /// Its pixels are.
    case drawn
    /// Its bytes are, as they go into a file or a pipe.
    case encoded
  }

  /// Is told between the stages, for tests.
  package var between: @Sendable (Stage) async -> Void = { _ in }

  package init() {}

  /// Draws and encodes a frame.
  ///
  /// - Returns: The bytes; `nil` when the screen has gone on the way.
  package func bytes(
    of frame: Frame, encode: (Bitmap) throws -> Data
  ) async throws -> Data? {
    await between(.composed)
    guard frame.isCurrent else { return nil }
    let bitmap = try frame.bitmap()
    await between(.drawn)
    guard frame.isCurrent else { return nil }
    let data = try encode(bitmap)
    await between(.encoded)
    return frame.isCurrent ? data : nil
  }
}
