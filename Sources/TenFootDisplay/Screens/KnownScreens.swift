import TenFoot

/// Screens as they stand in living rooms and bars, for tests and the command line.
public enum KnownScreens {
  /// The modes of a full HD set, the best first.
  private static let fullHD: [ScreenMode] = [
    .fullHD, .fullHDAt50, .fullHDAt30, .fullHDInterlaced, .hd720, .hd720At50,
  ]
  /// The modes of a 2160p set, the best first.
  private static let uhd: [ScreenMode] = [.uhd, .uhdAt30] + fullHD

  private static func screen(
    _ key: ScreenKey, _ name: String, _ modes: [ScreenMode], inches: Double, feet: Double,
    framesPerSecond: Int = 60, overscan: CGFloat = 0
  ) -> ScreenDescription {
    ScreenDescription(
      name: name, key: key, modes: modes, maximumFramesPerSecond: framesPerSecond,
      overscan: EdgeInsets(top: overscan, leading: overscan, bottom: overscan, trailing: overscan),
      diagonalMillimeters: inches * 25.4, distanceMillimeters: feet * 304.8)
  }

  /// A phone held in the hand, the controller's screen.
  public static let phone = ScreenDescription(
    name: "Phone", key: "phone",
    modes: [ScreenMode(pixelWidth: 1080, pixelHeight: 1920)],
    diagonalMillimeters: 6.1 * 25.4, distanceMillimeters: 350)

  /// All external screens, in the order that they are listed in.
  public static let all: [ScreenDescription] = [
    screen("tv-32-720p", "32-inch bedroom TV", [.hd720, .hd720At50], inches: 32, feet: 8),
    screen("tv-43-720p", "43-inch TV, 720p", [.hd720, .hd720At50], inches: 43, feet: 10),
    screen("tv-43-1080p", "43-inch TV", fullHD, inches: 43, feet: 10),
    screen("tv-43-2160p", "43-inch TV, 2160p", uhd, inches: 43, feet: 10),
    screen("tv-55-720p", "55-inch TV, 720p", [.hd720, .hd720At50], inches: 55, feet: 10),
    screen("tv-55-1080p", "55-inch TV", fullHD, inches: 55, feet: 10),
    screen("tv-55-2160p", "55-inch TV, 2160p", uhd, inches: 55, feet: 10),
    screen("tv-65-720p", "65-inch TV, 720p", [.hd720, .hd720At50], inches: 65, feet: 10),
    screen("tv-65-1080p", "65-inch TV", fullHD, inches: 65, feet: 10),
    screen("tv-65-2160p", "65-inch TV, 2160p", uhd, inches: 65, feet: 10),
    screen(
      "tv-overscan", "40-inch TV that cuts its edges", [.fullHD, .fullHDInterlaced, .hd720],
      inches: 40, feet: 9, overscan: 0.035),
    screen("tv-portrait", "49-inch TV on its side", [.portrait], inches: 49, feet: 6),
    screen("projector", "100-inch projector", fullHD, inches: 100, feet: 12),
    screen("projector-xga", "80-inch classroom projector", [.xga], inches: 80, feet: 16),
    screen("hotel-4x3", "27-inch 4:3 hotel TV", [.xga], inches: 27, feet: 8, overscan: 0.05),
    screen(
      "ultra-wide", "34-inch ultra-wide monitor",
      [ScreenMode(pixelWidth: 3440, pixelHeight: 1440), .fullHD], inches: 34, feet: 4),
    screen(
      "airplay", "AirPlay receiver",
      [
        .fullHDAt30, .airPlay900,
        ScreenMode(pixelWidth: 1280, pixelHeight: 720, rate: FrameRate(30)),
      ],
      inches: 55, feet: 10, framesPerSecond: 30),
    screen(
      "airplay-16x10", "AirPlay receiver, 16:10", [.wuxga, .fullHD, .hd720], inches: 24, feet: 5),
  ]

  private static let byKey = Dictionary(uniqueKeysWithValues: all.map { ($0.key.rawValue, $0) })

  /// The screen of a name such as `tv-55-1080p`.
  public static subscript(_ name: String) -> ScreenDescription? { byKey[name] }

  /// An ordinary set: 55 inches, 1080p, ten feet away.
  public static let livingRoom = screen(
    "living-room", "Living room", fullHD, inches: 55, feet: 10)
}
