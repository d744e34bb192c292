import Foundation
import TenFoot

/// What an asset catalog's folder holds, by name: a look at the names of folders, not into files.
struct AssetFolder: Sendable {
  /// The folders of the image sets.
  private(set) var images: [String: URL] = [:]
  /// The folders of the color sets.
  private(set) var colors: [String: URL] = [:]

  /// The most folders that are looked at: an asset catalog by mistake named `/` ends.
  private static let mostFolders = 100_000

  /// Looks through a catalog, or through all catalogs in a folder.
  init(_ folder: URL) {
    var count = 0
    visit(folder, prefix: "", isInCatalog: folder.pathExtension == "xcassets", &count)
  }

  private mutating func visit(
    _ folder: URL, prefix: String, isInCatalog: Bool, _ count: inout Int
  ) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() {
      count += 1
      guard count <= Self.mostFolders else { return }
      let entry = folder.appending(path: name)
      let asset = prefix + entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "imageset" where isInCatalog: if images[asset] == nil { images[asset] = entry }
      case "colorset" where isInCatalog: if colors[asset] == nil { colors[asset] = entry }
      case "xcassets": visit(entry, prefix: "", isInCatalog: true, &count)
      case "" where isInCatalog:
        let isNamespace = AssetContents.read(in: entry)?.properties?.providesNamespace ?? false
        visit(entry, prefix: isNamespace ? prefix + name + "/" : prefix, isInCatalog: true, &count)
      default: break
      }
    }
  }
}
