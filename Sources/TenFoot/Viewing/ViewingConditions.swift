/// How a screen is looked at: its size, how far away the farthest viewer sits, and how well he sees.
///
/// Resolution is no part of it: it comes from the ``DisplayCanvas``.
public nonisolated struct ViewingConditions: Hashable, Sendable {
  /// The diagonal of the picture.
  public var diagonal: RoomLength
  /// How far the farthest viewer sits from the screen.
  public var distance: RoomLength
  /// The viewer's decimal visual acuity: 1 resolves one arc minute, 0.5 two.
  public var acuity: Double

  /// Creates conditions; lengths that no room has are kept, and the rules report them.
  public init(diagonal: RoomLength, distance: RoomLength, acuity: Double = 1) {
    self.diagonal = diagonal
    self.distance = distance
    self.acuity = acuity
  }

  /// The worst living room that is common, and what is assumed of a screen unless it says more:
  /// 43 inches, seen from 10 feet.
  public static let livingRoom = ViewingConditions(diagonal: .inches(43), distance: .feet(10))

  /// The diagonals that screens have: from a watch to a wall.
  static let diagonals = 25.0...100_000
  /// The distances that screens are seen from, in millimeters.
  static let distances = 50.0...1_000_000
  /// The acuities that people read with: below it is legal blindness, above nobody is.
  static let acuities = 0.05...4

  /// What is wrong with the conditions, in one sentence without a full stop; `nil` when they can be
  /// reckoned with.
  public var problem: String? {
    if !Self.diagonals.contains(diagonal.millimeters) {
      return "the screen's diagonal is \(Self.said(diagonal)): it must be from 1 inch to 100 m"
    }
    if !Self.distances.contains(distance.millimeters) {
      return "the viewing distance is \(Self.said(distance)): it must be from 5 cm to 1 km"
    }
    if !Self.acuities.contains(acuity) {
      return "the viewer's acuity is \(acuity): it must be from 0.05 to 4, where 1 is good sight"
    }
    return nil
  }

  /// Whether the conditions can be reckoned with.
  public var isUsable: Bool { problem == nil }

  private static func said(_ length: RoomLength) -> String {
    length.millimeters == 0 ? "not known" : "\(length.millimeters) mm"
  }
}
