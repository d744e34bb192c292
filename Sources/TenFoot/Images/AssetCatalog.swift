public import Foundation

/// Finds what views name: the images and colors of an app's asset catalogs, and symbols.
///
/// The core opens no files; ``NoAssets`` stands where no catalog was given.
public protocol AssetCatalog: Sendable {
  /// The picture that an image set has for a screen.
  ///
  /// - Parameters:
  ///   - name: The name of the set.
  ///   - bundle: The folder whose catalogs are searched; `nil` for those that were given.
  ///   - scheme: Whether the picture is for the dark.
  ///   - scale: The pixels per point that it is for.
  /// - Returns: The picture, its scale, and whether it is a stencil.
  /// - Throws: ``ImageFailure`` when there is no such set, or nothing in it that can be used.
  nonisolated func image(
    named name: String, in bundle: URL?, scheme: ColorScheme, scale: CGFloat
  ) throws(ImageFailure) -> ImageAsset

  /// The color that a color set has for a color scheme.
  ///
  /// - Throws: ``ImageFailure`` when there is no such set, or nothing in it that can be used.
  nonisolated func color(
    named name: String, in bundle: URL?, scheme: ColorScheme
  ) throws(ImageFailure) -> Color

  /// The outline of a symbol under its name among SF Symbols.
  ///
  /// - Throws: ``ImageFailure`` when there is no such symbol.
  nonisolated func symbol(named name: String) throws(ImageFailure) -> SymbolOutline
}

/// What an image set has for a screen.
public nonisolated struct ImageAsset: Hashable, Sendable {
  /// Where its pixels come from.
  public var source: ImageSource
  /// The pixels per point that it is made for.
  public var scale: CGFloat
  /// Whether it is a stencil for the foreground style; `nil` where the set doesn't say.
  public var isTemplate: Bool?

  /// Creates an asset.
  public init(source: ImageSource, scale: CGFloat = 1, isTemplate: Bool? = nil) {
    self.source = source
    self.scale = scale
    self.isTemplate = isTemplate
  }
}

/// The outline of a symbol in a square with sides of 1.
public nonisolated struct SymbolOutline: Hashable, Sendable {
  /// The outline; y runs down.
  public var path: Path
  /// How it is filled.
  public var fill: FillStyle

  /// Creates an outline.
  public init(path: Path, fill: FillStyle = FillStyle()) {
    self.path = path
    self.fill = fill
  }
}

/// A catalog that has nothing, for tests and scenes without images.
public nonisolated struct NoAssets: AssetCatalog {
  /// Creates the empty catalog.
  public init() {}

  /// Always throws.
  ///
  /// - Throws: ``ImageFailure``, always.
  public func image(
    named name: String, in bundle: URL?, scheme: ColorScheme, scale: CGFloat
  ) throws(ImageFailure) -> ImageAsset {
    throw ImageFailure("no asset catalog was given, so the image \(Quotation(name)) isn't there")
  }

  /// Always throws.
  ///
  /// - Throws: ``ImageFailure``, always.
  public func color(
    named name: String, in bundle: URL?, scheme: ColorScheme
  ) throws(ImageFailure) -> Color {
    throw ImageFailure("no asset catalog was given, so the color \(Quotation(name)) isn't there")
  }

  /// Always throws.
  ///
  /// - Throws: ``ImageFailure``, always.
  public func symbol(named name: String) throws(ImageFailure) -> SymbolOutline {
    throw ImageFailure("no symbols were given, so \(Quotation(name)) isn't there")
  }
}

/// The asset catalog of one pass over views, and the colors that were asked for and aren't there.
///
/// Colors are looked up deep inside of styles, where no view can be named; so their failures are
/// collected here, each once.
nonisolated final class AssetLookup: @unchecked Sendable {
  // Touched on the main actor alone, as all lowering is.
  let catalog: any AssetCatalog
  private(set) var colorFailures: [ImageFailure] = []

  init(_ catalog: any AssetCatalog) { self.catalog = catalog }

  /// A named color; transparent, as SwiftUI draws it, where there is none.
  func color(named name: String, in bundle: URL?, scheme: ColorScheme) -> Color {
    do throws(ImageFailure) {
      return try catalog.color(named: name, in: bundle, scheme: scheme)
    } catch {
      if !colorFailures.contains(error) { colorFailures.append(error) }
      return .clear
    }
  }
}
