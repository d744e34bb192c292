import TenFootRaster

/// The first stage, on the way from fonts to pixels, in which a picture differs from its golden.
package enum ChangedStage: Hashable, Sendable {
  /// Font files that changed, came or went.
  case fonts([String])
  /// Libraries of other versions, with both.
  case libraries([String])
  /// What the scene says.
  case nodes
  /// Where things are.
  case layout
  /// What is drawn.
  case displayList
  /// Nothing before the pixels differs.
  case pixels
  /// The golden's origin is not on record.
  case unknown

  /// Compares two origins.
  init(from expected: PictureOrigin?, to actual: PictureOrigin) {
    guard let expected else {
      self = .unknown
      return
    }
    // A scene that says something else may need other fonts; that is no change of a font.
    let common = expected.fonts.filter { actual.fonts[$0.key] != nil }
    let fonts = common.filter { actual.fonts[$0.key] != $0.value }.keys.sorted()
    let libraries = expected.libraries.filter { actual.libraries[$0.key] != $0.value }
    if !fonts.isEmpty {
      self = .fonts(fonts)
    } else if expected.nodes != actual.nodes {
      self = .nodes
    } else if expected.fonts != actual.fonts {
      let names = Set(expected.fonts.keys).symmetricDifference(actual.fonts.keys)
      self = .fonts(names.sorted())
    } else if !libraries.isEmpty {
      self = .libraries(
        libraries.keys.sorted().map { name in
          "\(name) \(libraries[name, default: ""]) → \(actual.libraries[name, default: "none"])"
        })
    } else if expected.layout != actual.layout {
      self = .layout
    } else if expected.displayList != actual.displayList {
      self = .displayList
    } else {
      self = .pixels
    }
  }
}

extension ChangedStage: CustomStringConvertible {
  /// The stage in a few words.
  package var description: String {
    switch self {
    case .fonts(let names): "fonts (\(names.joined(separator: ", ")))"
    case .libraries(let changes): "libraries (\(changes.joined(separator: ", ")))"
    case .nodes: "nodes"
    case .layout: "layout"
    case .displayList: "display list"
    case .pixels: "pixels"
    case .unknown: "unknown, as the golden's index entry is missing"
    }
  }
}
