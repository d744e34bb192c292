public import Foundation

/// A picture from a file, from bytes, from an asset catalog, or a symbol.
///
/// Without ``resizable(capInsets:resizingMode:)`` it has its own size, whatever it is offered: its
/// pixels divided by its scale, or for a symbol what the font says. An image that can't be read is
/// drawn as a crossed box and reported.
public nonisolated struct Image: View, Equatable, Sendable {
  /// Whether an image shows its own colors.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// What is opaque is filled with the foreground style.
    case template
    /// As it is.
    case original
  }

  /// How an image fills a frame that isn't its own size.
  public enum ResizingMode: Hashable, Sendable {
    /// Again and again in its own size.
    case tile
    /// Stretched.
    case stretch
  }

  /// How the pixels of an image in another size are mixed.
  public enum Interpolation: Hashable, Sendable {
    /// Each pixel as it is, as a block.
    case none
    /// Between the nearest.
    case low
    /// Well.
    case medium
    /// As well as can be.
    case high
  }

  /// How large symbols are beside text of the same font.
  public enum Scale: Hashable, Sendable {
    /// Smaller than usual.
    case small
    /// As usual.
    case medium
    /// Larger than usual.
    case large
  }

  enum Origin: Equatable, Sendable {
    case source(ImageSource, scale: CGFloat)
    case asset(String, bundle: URL?)
    case symbol(String)
  }

  let origin: Origin
  private(set) var renderingMode: TemplateRenderingMode?
  private(set) var resizing: Resizing?
  private var interpolation = Interpolation.medium
  private var isAntialiased = true

  /// How a resizable image fills its frame.
  struct Resizing: Hashable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  /// Creates an image from an image set of an asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) {
    origin = .asset(name, bundle: bundle?.resourceURL ?? bundle?.bundleURL)
  }

  /// Creates an image from an image set of an asset catalog; the label is for who can't see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
  }

  /// Creates an image from an image set of an asset catalog that only decorates.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// Creates the image of a symbol, by its name among SF Symbols.
  ///
  /// The drawings are those of an open set. A symbol that it lacks is drawn as a box and reported.
  public init(systemName: String) { origin = .symbol(systemName) }

  /// Creates the image of a symbol; the value changes nothing.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// Creates an image from a file.
  public init(contentsOf url: URL) { origin = .source(.file(url), scale: 1) }

  /// Creates an image from the bytes of an encoded picture.
  public init(data: Data) { origin = .source(.data(data), scale: 1) }

  /// Creates an image from pixels in memory.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels.
  ///   - scale: The pixels per point.
  public init(bitmap: Bitmap, scale: CGFloat = 1) {
    origin = .source(.bitmap(bitmap), scale: scale)
  }

  // MARK: How it is drawn

  /// Lets the image take the size that it is offered.
  ///
  /// - Parameters:
  ///   - capInsets: The edges that keep their size, in points.
  ///   - resizingMode: How the rest fills what is left.
  /// - Returns: The image, resizable.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
    return copy
  }

  /// Sets whether the image shows its own colors; `nil` for what it says itself.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.renderingMode = renderingMode
    return copy
  }

  /// Sets how the pixels are mixed in another size.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.interpolation = interpolation
    return copy
  }

  /// Sets whether edges between pixels are smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var copy = self
    copy.isAntialiased = isAntialiased
    return copy
  }

  /// What the image is in an environment, if it isn't a symbol.
  func content(in environment: EnvironmentValues) -> ImageContent? {
    var asset: ImageAsset
    switch origin {
    case .symbol:
      return nil
    case .source(let source, let scale):
      asset = ImageAsset(source: source, scale: scale)
    case .asset(let name, let bundle):
      do throws(ImageFailure) {
        asset = try environment.assets.catalog.image(
          named: name, in: bundle, scheme: environment.colorScheme,
          scale: environment.displayScale)
      } catch {
        asset = ImageAsset(source: .missingAsset(name, error))
      }
    }
    if !(asset.scale.isFinite && asset.scale > 0) { asset.scale = 1 }
    let isTemplate = renderingMode.map { $0 == .template } ?? asset.isTemplate ?? false
    return ImageContent(
      source: asset.source, scale: asset.scale, resizing: resizing,
      tint: isTemplate ? ForegroundStyle()._paint(in: environment).paint : nil,
      interpolation: interpolation, isAntialiased: isAntialiased)
  }

  /// Lowers the image.
  @MainActor public static func _lower(_ view: Self, into lowering: inout ViewLowering) {
    switch view.origin {
    case .symbol(let name): lowering.symbol(name, view)
    case .source, .asset:
      if let content = view.content(in: lowering.environment) { lowering.image(content) }
    }
  }
}
