import Foundation

/// The fonts that somebody brings along: files, and folders that are read when first needed.
struct ExtraFonts {
  /// The files and folders as given.
  let places: [URL]
  /// What was found in them; `nil` until they have been read.
  private(set) var sources: [FontSource]?
  /// What is wrong with files in the folders.
  private(set) var problems: [FontError] = []

  /// Takes the places down without reading them.
  ///
  /// - Throws: If one is missing, or is a file but not a font.
  init(_ places: [URL]) throws(FontError) {
    self.places = places
    for place in places {
      switch try Self.kind(of: place) {
      case .folder: break
      case .file: _ = try FontFile(mapping: place)
      }
    }
  }

  /// Opens all fonts once to learn their names and styles.
  mutating func read() -> [FontSource] {
    if let sources { return sources }
    var found: [FontSource] = []
    for place in places {
      do {
        for file in try Self.files(at: place) {
          do {
            let font = try FontFile(mapping: file)
            found += (0..<font.faceCount).map { FontSource(file: font, index: $0) }
          } catch {
            problems.append(error)
          }
        }
      } catch {
        problems.append(error)
      }
    }
    sources = found
    return found
  }

  private enum Kind {
    case file
    case folder
  }

  private static func kind(of place: URL) throws(FontError) -> Kind {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else {
      throw .notFound(place)
    }
    return isFolder.boolValue ? .folder : .file
  }

  /// The font files at a place, in the order of their names so that every machine agrees.
  private static func files(at place: URL) throws(FontError) -> [URL] {
    switch try kind(of: place) {
    case .file: return [place]
    case .folder:
      let names: [String]
      do {
        names = try FileManager.default.subpathsOfDirectory(atPath: place.path)
      } catch {
        throw .unreadable(place, reason: error.localizedDescription)
      }
      let fonts = names.filter { name in
        let lowercased = name.lowercased()
        return [".ttf", ".otf", ".ttc", ".otc"].contains { lowercased.hasSuffix($0) }
      }
      guard !fonts.isEmpty else { throw .noFonts(folder: place) }
      return fonts.sorted().map { place.appending(path: $0) }
    }
  }
}
