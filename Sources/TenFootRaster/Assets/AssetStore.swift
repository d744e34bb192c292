public import Foundation
import Synchronization
public import TenFoot
import TenFootFonts
import TenFootText

/// Finds what views name in Xcode's asset catalogs and among the bundled symbols.
///
/// A catalog's folders are looked through when the first name is asked for, and not again: what
/// changes while the store lives isn't seen.
public final class AssetStore: AssetCatalog, Sendable {
  private struct State {
    /// What was found in the folders that were given, and in those of bundles.
    var folders: [URL?: [AssetFolder]] = [:]
    var images: [ImageRequest: Result<ImageAsset, ImageFailure>] = [:]
    var colors: [ColorRequest: Result<Color, ImageFailure>] = [:]
    var symbols: SymbolTable?
  }

  private struct ImageRequest: Hashable {
    let name: String
    let bundle: URL?
    let scheme: ColorScheme
    let scale: CGFloat
  }

  private struct ColorRequest: Hashable {
    let name: String
    let bundle: URL?
    let scheme: ColorScheme
  }

  private let given: [URL]
  private let state = Mutex(State())

  /// Creates a store.
  ///
  /// - Parameter folders: Asset catalogs (`.xcassets`), or folders with some in them; of two sets of
  ///   one name the first is taken.
  public init(folders: [URL] = []) { given = folders }

  /// The picture that an image set has for a screen.
  ///
  /// - Throws: `ImageFailure` when there is no such set, or no file in it for the screen.
  public func image(
    named name: String, in bundle: URL?, scheme: ColorScheme, scale: CGFloat
  ) throws(ImageFailure) -> ImageAsset {
    let request = ImageRequest(name: name, bundle: bundle, scheme: scheme, scale: scale)
    if let known = state.withLock({ $0.images[request] }) { return try known.get() }
    let found = Result { () throws(ImageFailure) in
      let folder = try set(name, \.images, "image", in: bundle)
      return try Self.image(name, folder, scheme, scale)
    }
    state.withLock { $0.images[request] = found }
    return try found.get()
  }

  /// The color that a color set has for a color scheme.
  ///
  /// - Throws: `ImageFailure` when there is no such set, or no color in it that can be read.
  public func color(
    named name: String, in bundle: URL?, scheme: ColorScheme
  ) throws(ImageFailure) -> Color {
    let request = ColorRequest(name: name, bundle: bundle, scheme: scheme)
    if let known = state.withLock({ $0.colors[request] }) { return try known.get() }
    let found = Result { () throws(ImageFailure) in
      let folder = try set(name, \.colors, "color", in: bundle)
      return try Self.color(name, folder, scheme)
    }
    state.withLock { $0.colors[request] = found }
    return try found.get()
  }

  /// The outline of a symbol under its name among SF Symbols.
  ///
  /// - Throws: `ImageFailure` when the bundled set has no such symbol.
  public func symbol(named name: String) throws(ImageFailure) -> SymbolOutline {
    let found = state.withLock { state -> Result<SymbolOutline, ImageFailure> in
      Result { () throws(ImageFailure) in
        if state.symbols == nil { state.symbols = try SymbolTable() }
        guard var table = state.symbols else {
          throw ImageFailure("the bundled symbols can't be found")
        }
        defer { state.symbols = table }
        return try table.symbol(named: name)
      }
    }
    return try found.get()
  }

  // MARK: Sets

  private func set(
    _ name: String, _ kind: KeyPath<AssetFolder, [String: URL]>, _ word: String,
    in bundle: URL?
  ) throws(ImageFailure) -> URL {
    guard bundle != nil || !given.isEmpty else {
      throw ImageFailure(
        "the \(word) \(Quotation(name)) can't be looked up, as no asset catalog was given; give its "
          + "folder with --assets or FrameRenderer(assets:)")
    }
    let folders = folders(in: bundle)
    if let found = folders.lazy.compactMap({ $0[keyPath: kind][name] }).first { return found }
    let names = folders.flatMap { $0[keyPath: kind].keys }.sorted()
    let nearest = NearestName.find(name, among: names).map { "; did you mean \(Quotation($0))?" }
    throw ImageFailure(
      "no asset catalog has the \(word) \(Quotation(name))\(nearest ?? "")")
  }

  private func folders(in bundle: URL?) -> [AssetFolder] {
    if let known = state.withLock({ $0.folders[bundle] }) { return known }
    let folders = (bundle.map { [$0] } ?? []) + given
    let found = folders.map(AssetFolder.init)
    state.withLock { $0.folders[bundle] = found }
    return found
  }

  private static func image(
    _ name: String, _ folder: URL, _ scheme: ColorScheme, _ scale: CGFloat
  ) throws(ImageFailure) -> ImageAsset {
    struct Candidate {
      var file: URL
      var scale: CGFloat
      var rank: (Int, Int)
    }
    let contents = try AssetContents.readSet(folder)
    let candidates = (contents.images ?? []).compactMap { entry -> Candidate? in
      guard let file = entry.filename, let suitability = entry.appearances.suitability(for: scheme)
      else { return nil }
      let scale = entry.scale.flatMap { Double($0.prefix { $0 != "x" }) } ?? 1
      return Candidate(
        file: folder.appending(path: file), scale: CGFloat(scale > 0 ? scale : 1),
        rank: (suitability, AssetIdiom.suitability(of: entry.idiom)))
    }
    guard let best = candidates.map(\.rank).max(by: <) else {
      throw ImageFailure(
        "the image \(Quotation(name)) has no file for this screen in \(folder.path)/Contents.json")
    }
    let suitable = candidates.filter { $0.rank == best }.sorted { $0.scale < $1.scale }
    // Enough pixels for the screen, or else the most there are.
    guard let chosen = suitable.first(where: { $0.scale >= scale }) ?? suitable.last else {
      throw ImageFailure("the image \(Quotation(name)) has no file")
    }
    return ImageAsset(
      source: .file(chosen.file), scale: chosen.scale,
      isTemplate: contents.properties?.templateRenderingIntent.map { $0 == "template" })
  }

  private static func color(
    _ name: String, _ folder: URL, _ scheme: ColorScheme
  ) throws(ImageFailure) -> Color {
    let contents = try AssetContents.readSet(folder)
    let best = (contents.colors ?? [])
      .compactMap { entry in
        entry.appearances.suitability(for: scheme).map {
          (entry, rank: ($0, AssetIdiom.suitability(of: entry.idiom)))
        }
      }
      .max { $0.rank < $1.rank }
    guard let value = best?.0.color else {
      throw ImageFailure(
        "the color \(Quotation(name)) has no value for this screen in "
          + "\(folder.path)/Contents.json")
    }
    if let reference = value.reference {
      guard let color = Color(systemReference: reference) else {
        throw ImageFailure(
          "the color \(Quotation(name)) stands for \(Quotation(reference)), which is not known")
      }
      return color
    }
    guard let color = value.color else {
      throw ImageFailure(
        "the color \(Quotation(name)) lacks components in \(folder.path)/Contents.json; red, green "
          + "and blue, or white, are needed")
    }
    return color
  }
}

extension AssetContents.ColorEntry.Value {
  fileprivate var color: Color? {
    func component(_ name: String) -> Double? { components?[name]?.value }
    let alpha = component("alpha") ?? 1
    if let white = component("white") { return Color(white: white, opacity: alpha) }
    guard let red = component("red"), let green = component("green"), let blue = component("blue")
    else { return nil }
    let space: Color.RGBColorSpace =
      switch colorSpace {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .sRGBLinear
      default: .sRGB
      }
    return Color(space, red: red, green: green, blue: blue, opacity: alpha)
  }
}

extension Color {
  /// A system color under the name that catalogs refer to it by, such as `systemBlueColor`.
  fileprivate init?(systemReference name: String) {
    switch name {
    case "systemRedColor": self = .red
    case "systemOrangeColor": self = .orange
    case "systemYellowColor": self = .yellow
    case "systemGreenColor": self = .green
    case "systemMintColor": self = .mint
    case "systemTealColor": self = .teal
    case "systemCyanColor": self = .cyan
    case "systemBlueColor": self = .blue
    case "systemIndigoColor": self = .indigo
    case "systemPurpleColor": self = .purple
    case "systemPinkColor": self = .pink
    case "systemBrownColor": self = .brown
    case "systemGrayColor": self = .gray
    case "labelColor": self = .primary
    case "secondaryLabelColor": self = .secondary
    default: return nil
    }
  }
}
