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

  /// Creates a variant.
  package init(
    canvas: DisplayCanvas, locale: Locale? = nil, layoutDirection: LayoutDirection? = nil
  ) {
    self.canvas = canvas
    self.locale = locale
    self.layoutDirection = layoutDirection
  }

  /// All combinations, in the order of the arguments; an empty list stands for what the view or the
  /// canvas already says.
  package static func matrix(
    on canvases: [DisplayCanvas], schemes: [ColorScheme], locales: [Locale],
    layoutDirections: [LayoutDirection]
  ) -> [GoldenVariant] {
    canvases.flatMap { canvas in
      (schemes.isEmpty ? [canvas.colorScheme] : schemes).flatMap { scheme in
        orNone(locales).flatMap { locale in
          orNone(layoutDirections).map { direction in
            var canvas = canvas
            canvas.colorScheme = scheme
            return GoldenVariant(canvas: canvas, locale: locale, layoutDirection: direction)
          }
        }
      }
    }
  }

  private static func orNone<Value>(_ values: [Value]) -> [Value?] {
    values.isEmpty ? [nil] : values
  }

  /// The variant's name in files, in a fixed order: screen, scheme, locale, direction.
  package var name: String {
    let language = locale.map { $0.identifier(.bcp47).lowercased() }
    let direction = layoutDirection.map { $0 == .leftToRight ? "ltr" : "rtl" }
    let parts = [screenName, canvas.colorScheme == .dark ? "dark" : "light", language, direction]
    return parts.compactMap(\.self).joined(separator: "-") + (canvas.isOpaque ? "" : "-clear")
  }

  /// The screen by its common name, or its size in pixels, with the scale where it isn't a screen's.
  private var screenName: String {
    let (width, height) = (canvas.pixelWidth, canvas.pixelHeight)
    let isScreen =
      canvas
      == DisplayCanvas(
        pixelWidth: width, pixelHeight: height, colorScheme: canvas.colorScheme)
    if isScreen, let name = Self.screenNames[[width, height]] { return name }
    guard canvas.scale != 1, !isScreen else { return "\(width)x\(height)" }
    let scale = "\(Double(canvas.scale))".replacing(".0", with: "").replacing(".", with: "p")
    return "\(width)x\(height)-at-\(scale)"
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
    if let time { canvas.date += time }
    let changed = view.transformEnvironment(\.self) { values in
      if let locale { values.locale = locale }
      if let layoutDirection { values.layoutDirection = layoutDirection }
    }
    return renderer.compose(changed, on: canvas)
  }
}
