public import Foundation

/// What a frame is drawn on: its size in points, its pixels per point, and the look of the room.
///
/// A television is read from the same sofa whatever its resolution, so the canvas of a screen is
/// always 1,080 points on its short side; 720p and 2160p differ in pixels per point only.
public nonisolated struct DisplayCanvas: Hashable, Sendable {
  /// The size in points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  /// Whether the picture is dark or light.
  public var colorScheme: ColorScheme
  /// Whether the frame has a ground: black in the dark, white in the light.
  ///
  /// Without one it is transparent where nothing is drawn.
  public var isOpaque: Bool
  /// Whether gradients that change so slowly that their steps would be seen as bands are dithered.
  ///
  /// The fine pattern costs a PNG some of its size and time; golden-image tests do without it.
  public var ditheredGradients = true
  /// The moment that is shown, for clocks and countdowns.
  ///
  /// It is the start of 2001 in Greenwich unless set, so that a frame depends on nothing around it.
  public var date = Date(timeIntervalSinceReferenceDate: 0)
  /// How the screen is looked at; `nil` for a picture that is no screen, whose text nobody reads from
  /// a sofa.
  public var viewing: ViewingConditions?
  /// How much of each edge views leave free unless they ignore the safe area: on a screen what is
  /// outside of the title-safe box.
  public var safeAreaInsets = EdgeInsets()

  /// Creates the canvas of a picture, with neither a room nor edges that something cuts off.
  public init(
    size: CGSize, scale: CGFloat = 1, colorScheme: ColorScheme = .dark, isOpaque: Bool = true
  ) {
    self.size = size
    self.scale = scale
    self.colorScheme = colorScheme
    self.isOpaque = isOpaque
  }

  /// Creates the canvas of a screen of `pixelWidth` × `pixelHeight` pixels in a room.
  public init(
    pixelWidth: Int, pixelHeight: Int, colorScheme: ColorScheme = .dark,
    viewing: ViewingConditions = .livingRoom
  ) {
    let scale = CGFloat(min(pixelWidth, pixelHeight)) / 1080
    self.init(
      size: CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale),
      scale: scale, colorScheme: colorScheme)
    self.viewing = viewing
    safeAreaInsets = titleSafeInsets
  }

  /// 1920 × 1080 pixels.
  public static let fullHD = DisplayCanvas(pixelWidth: 1920, pixelHeight: 1080)
  /// 1280 × 720 pixels.
  public static let hd720 = DisplayCanvas(pixelWidth: 1280, pixelHeight: 720)
  /// 3840 × 2160 pixels.
  public static let uhd = DisplayCanvas(pixelWidth: 3840, pixelHeight: 2160)

  /// The width of the frame in pixels.
  public var pixelWidth: Int { Self.pixels(size.width * scale) }
  /// The height of the frame in pixels.
  public var pixelHeight: Int { Self.pixels(size.height * scale) }

  private static func pixels(_ length: CGFloat) -> Int {
    Int(exactly: length.rounded()) ?? 0
  }
}
