package import Foundation

extension BundledFonts {
  /// The folder of the families, or where it was looked for in vain.
  package enum Folder: Hashable, Sendable {
    /// It is here.
    case found(URL)
    /// It is in none of these places.
    case missing(searched: [URL])
  }

  /// Looks for the folder of the families beside the program, then in the source tree.
  ///
  /// `Bundle.module` would do the first as well, but ends the process when a program was moved
  /// without its resources.
  ///
  /// - Parameter places: The folders to look at, best first.
  /// - Returns: The first that holds the text font.
  package static func folder(in places: [URL] = searchPlaces) -> Folder {
    let first = all[0].path
    let found = places.first {
      FileManager.default.fileExists(atPath: $0.path + "/" + first)
    }
    return found.map(Folder.found) ?? .missing(searched: places)
  }

  /// The table of the bundled symbols, which stands beside the families.
  package static var symbolTable: URL? {
    guard case .found(let families) = folder() else { return nil }
    return families.deletingLastPathComponent().appending(path: "Symbols/symbols.tsv")
  }

  /// Where the folder of the families can be.
  package static var searchPlaces: [URL] {
    let resources = resourceFolders.map { URL(filePath: $0 + "/Families") }
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
    return resources + [sources.appending(path: "Families", directoryHint: .isDirectory)]
  }

  #if canImport(Darwin)
    /// Anchors `Bundle(for:)`: under a test runner, the main bundle is the runner's.
    private final class Anchor {}

    /// The resource bundle that SwiftPM or Xcode builds for this target, by the names it can have.
    private static var resourceFolders: [String] {
      let bundles = [Bundle.main, Bundle(for: Anchor.self)]
      let places = bundles.flatMap { bundle in
        [
          bundle.resourceURL, bundle.bundleURL, bundle.bundleURL.deletingLastPathComponent(),
        ].compactMap { $0?.path }
      }
      return places.flatMap { place in
        ["", "/Contents/Resources"].map { "\(place)/TenFoot_TenFootFonts.bundle\($0)" }
      }
    }
  #else
    /// The resource folder that SwiftPM builds for this target, beside the program.
    ///
    /// The link is read instead of asking `Bundle.main`, which takes longer than all else that
    /// happens before the first glyph.
    private static var resourceFolders: [String] {
      let program =
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        ?? Bundle.main.executablePath ?? "."
      let folder = program.prefix(upTo: program.lastIndex(of: "/") ?? program.startIndex)
      return ["\(folder)/TenFoot_TenFootFonts.resources"]
    }
  #endif
}
