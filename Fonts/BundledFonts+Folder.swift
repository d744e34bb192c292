package import Foundation

extension BundledFonts {
  /// The folder of the families, and where it was looked for in vain.
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
  package static func folder(in places: [URL] = searchPlaces) -> Folder {
    guard
      let found = places.first(where: {
        FileManager.default.fileExists(atPath: $0.appending(path: all[0].path).path)
      })
    else { return .missing(searched: places) }
    return .found(found)
  }

  /// Where the folder of the families can be.
  package static var searchPlaces: [URL] {
    var places: [URL] = []
    for bundle in bundles {
      for base in [
        bundle.resourceURL, bundle.bundleURL, bundle.bundleURL.deletingLastPathComponent(),
      ] {
        guard let base else { continue }
        for inside in resourceFolders {
          let place = base.appending(path: inside, directoryHint: .isDirectory).standardizedFileURL
          if !places.contains(place) { places.append(place) }
        }
      }
    }
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
    places.append(sources.appending(path: "Families", directoryHint: .isDirectory))
    return places
  }

  #if canImport(Darwin)
    private static let resourceFolders = [
      "TenFoot_TenFootFonts.bundle/Families",
      "TenFoot_TenFootFonts.bundle/Contents/Resources/Families",
    ]

    /// Anchors `Bundle(for:)`: under a test runner, the main bundle is the runner's.
    private final class Anchor {}

    private static var bundles: [Bundle] { [.main, Bundle(for: Anchor.self)] }
  #else
    private static let resourceFolders = ["TenFoot_TenFootFonts.resources/Families"]

    private static var bundles: [Bundle] { [.main] }
  #endif
}
