public import TenFoot

/// A frame and what it shows, so that the next one is drawn by what differs.
public struct DrawnFrame: Sendable {
  /// What the frame shows.
  public internal(set) var displayList: DisplayList
  /// The pixels.
  public internal(set) var bitmap: Bitmap
}
