public import Foundation
public import TenFoot

/// A connected screen at one moment.
public struct ScreenState: Hashable, Sendable {
  /// Which screen it is, and which of its connections.
  public var id: ScreenID
  /// What it said of itself.
  public var description: ScreenDescription {
    get { told.description }
    set { told = Told(newValue) }
  }
  private var told: Told
  /// The mode that it runs in.
  public var currentMode: ScreenMode
  /// What is done about the edges that it cuts off.
  public var overscanCompensation: OverscanCompensation
  /// Whether the set is switched off.
  public var isAsleep = false
  /// Whether the system shows the phone's picture on it.
  public var isMirroring = false
  /// Whether its picture is being recorded or sent on.
  public var isCaptured = false
  /// Whether it doesn't keep up with its frames.
  public var isSlow = false

  /// A description that the states of a connection share: states are copied often, and it seldom
  /// changes.
  private final class Told: Hashable, Sendable {
    let description: ScreenDescription

    init(_ description: ScreenDescription) { self.description = description }

    static func == (lhs: Told, rhs: Told) -> Bool {
      lhs === rhs || lhs.description == rhs.description
    }

    func hash(into hasher: inout Hasher) { hasher.combine(description) }
  }

  /// What a screen without known modes runs in.
  static let fallbackMode = ScreenMode.hd720

  init(_ description: ScreenDescription, generation: Int) {
    id = ScreenID(key: description.key, generation: generation)
    told = Told(description)
    currentMode = description.preferredMode ?? Self.fallbackMode
    overscanCompensation = description.overscanCompensation
  }

  /// The ways in which it falls short.
  public var degradations: Set<Degradation> {
    var found: Set<Degradation> = []
    if isAsleep { found.insert(.powerOff) }
    if isMirroring { found.insert(.mirrored) }
    if isCaptured { found.insert(.captured) }
    if isSlow { found.insert(.slowConsumer) }
    if description.availableModes.isEmpty { found.insert(.modeUnknown) }
    if overscanCompensation == .none, description.overscan != EdgeInsets() {
      found.insert(.unsafeOverscan)
    }
    return found
  }

  /// The pixels of the whole picture.
  public var nativeBounds: CGRect { CGRect(origin: .zero, size: currentMode.size) }

  /// The pixels that the view's picture takes of the whole one.
  public var contentPixels: CGRect {
    guard overscanCompensation != .none else { return nativeBounds }
    let insets = pixelInsets
    return CGRect(
      x: insets.leading, y: insets.top,
      width: nativeBounds.width - insets.total.width,
      height: nativeBounds.height - insets.total.height)
  }

  /// Pixels per point: a screen has 1,080 points on its short side.
  public var scale: CGFloat { DisplayCanvas(mode: currentMode).scale }

  /// The size of the view in points, from the origin.
  ///
  /// `bounds` times ``scale`` are ``nativeBounds``, less the insets when the bounds are inset.
  public var bounds: CGRect {
    let pixels =
      overscanCompensation == .insetBounds ? contentPixels.size : nativeBounds.size
    return CGRect(
      origin: .zero, size: CGSize(width: pixels.width / scale, height: pixels.height / scale))
  }

  /// How much the set cuts off each edge, in points.
  public var overscanCompensationInsets: EdgeInsets {
    let pixels = pixelInsets
    return EdgeInsets(
      top: pixels.top / scale, leading: pixels.leading / scale, bottom: pixels.bottom / scale,
      trailing: pixels.trailing / scale)
  }

  /// The canvas of a view that fills the bounds.
  public var canvas: DisplayCanvas {
    var canvas = DisplayCanvas(size: bounds.size, scale: scale)
    canvas.viewing = ViewingConditions(
      diagonal: .millimeters(description.diagonalMillimeters),
      distance: .millimeters(description.distanceMillimeters))
    // No telephone cuts off its edges, and where that is made up for, all of the picture is seen.
    if description.distanceMillimeters > Self.armsLength, contentPixels == nativeBounds {
      canvas.safeAreaInsets = canvas.titleSafeInsets
    }
    if overscanCompensation == .scale, contentPixels != nativeBounds {
      // One scale for both axes, so that circles stay round.
      canvas.scale = min(
        contentPixels.width / bounds.width, contentPixels.height / bounds.height)
    }
    return canvas
  }

  /// The farthest that a screen in the hand is looked at from, in millimeters.
  private static let armsLength = 700.0

  /// The most frames in a second that are drawn.
  public var frameRate: FrameRate {
    currentMode.rate.limited(to: description.maximumFramesPerSecond)
  }

  private var pixelInsets: EdgeInsets {
    let share = description.overscan
    func pixels(_ share: CGFloat, of length: Int) -> CGFloat {
      (share * CGFloat(length)).rounded()
    }
    return EdgeInsets(
      top: pixels(share.top, of: currentMode.pixelHeight),
      leading: pixels(share.leading, of: currentMode.pixelWidth),
      bottom: pixels(share.bottom, of: currentMode.pixelHeight),
      trailing: pixels(share.trailing, of: currentMode.pixelWidth))
  }
}

extension DisplayCanvas {
  /// The canvas of a screen that shows all of a mode's pixels.
  init(mode: ScreenMode) {
    self.init(pixelWidth: mode.pixelWidth, pixelHeight: mode.pixelHeight)
  }
}
