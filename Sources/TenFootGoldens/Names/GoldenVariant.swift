package import Foundation
package import TenFoot
package import TenFootDisplay

/// One cell of the matrix that a view is checked in.
package struct GoldenVariant: Hashable, Sendable {
  /// What the view is drawn on, color scheme included.
  package var canvas: DisplayCanvas
  /// The locale; `nil` for that of the view itself.
  package var locale: Locale?
  /// The direction of lines and rows; `nil` for that of the view itself.
  package var layoutDirection: LayoutDirection?
  /// How the screen is looked at; `nil` for what the canvas says.
  package var viewing: ViewingConditions?

  /// Creates a variant.
  package init(
    canvas: DisplayCanvas, locale: Locale? = nil, layoutDirection: LayoutDirection? = nil,
    viewing: ViewingConditions? = nil
  ) {
    self.canvas = canvas
    self.viewing = viewing
    self.locale = locale
    self.layoutDirection = layoutDirection
  }

  /// The variant's name in files, in a fixed order: screen, scheme, locale, direction, room.
  package var name: String {
    let language = locale.map { $0.identifier(.bcp47).lowercased() }
    let direction = layoutDirection.map { $0 == .leftToRight ? "ltr" : "rtl" }
    let parts = [
      screenName, canvas.colorScheme == .dark ? "dark" : "light", language, direction,
      viewing.map(Self.name(of:)),
    ]
    return parts.compactMap(\.self).joined(separator: "-") + (canvas.isOpaque ? "" : "-clear")
  }

  /// The screen by its common name, or its size in pixels, with the scale where it isn't a screen's.
  private var screenName: String {
    let (width, height) = (canvas.pixelWidth, canvas.pixelHeight)
    var screen = DisplayCanvas(
      pixelWidth: width, pixelHeight: height, colorScheme: canvas.colorScheme)
    screen.viewing = canvas.viewing
    let isScreen = canvas == screen
    if isScreen, let name = Self.screenNames[[width, height]] { return name }
    guard canvas.scale != 1, !isScreen else { return "\(width)x\(height)" }
    return "\(width)x\(height)-at-\(Self.name(of: canvas.scale))"
  }

  /// A room, such as `43in-10ft`, with the viewer's acuity where it isn't 1.
  private static func name(of viewing: ViewingConditions) -> String {
    let inches = viewing.diagonal.millimeters / 25.4
    let feet = viewing.distance.millimeters / 304.8
    let acuity = viewing.acuity == 1 ? "" : "-acuity-\(name(of: viewing.acuity))"
    return "\(name(of: inches))in-\(name(of: feet))ft\(acuity)"
  }

  /// A number of at most three decimal places, as names can hold it.
  private static func name(of number: Double) -> String {
    "\((number * 1000).rounded() / 1000)".replacing(/\.0$/, with: "").replacing(".", with: "p")
  }

  private static let screenNames = [
    [1280, 720]: "720p", [1920, 1080]: "1080p", [3840, 2160]: "2160p",
  ]
}

extension GoldenVariant {
  /// The view in all its stages, as this variant shows it.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - renderer: Composes it.
  ///   - time: How long after the canvas's date, in seconds.
  /// - Returns: All stages, from the nodes to the display list.
  @MainActor package func compose(
    _ view: some View, with renderer: FrameRenderer, at time: Double? = nil
  ) -> Composition {
    var canvas = canvas
    // The pattern would double the files and show nothing that the colors don't.
    canvas.ditheredGradients = false
    if let time { canvas.date += time }
    if let viewing { canvas.viewing = viewing }
    let changed = view.transformEnvironment(\.self) { values in
      if let locale { values.locale = locale }
      if let layoutDirection { values.layoutDirection = layoutDirection }
    }
    return renderer.compose(changed, on: canvas)
  }
}
