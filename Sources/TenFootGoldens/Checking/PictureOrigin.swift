package import TenFootRaster
import TenFootText

/// What a picture was made from, stage by stage, so that a difference can be traced to the first
/// stage that changed.
package struct PictureOrigin: Codable, Hashable, Sendable {
  /// The checksums of the font files, by their names.
  package var fonts: [String: Checksum]
  /// The versions of the libraries that shape and draw.
  package var libraries: [String: String]
  /// The checksum of the nodes.
  package var nodes: Checksum
  /// The checksum of the layout.
  package var layout: Checksum
  /// The checksum of what is drawn.
  package var displayList: Checksum
}

extension PictureOrigin {
  /// The libraries of this process.
  static let currentLibraries = [
    "cairo": CairoVersion.current, "freetype": FreeTypeVersion.current,
    "harfbuzz": HarfBuzzVersion.current, "icu": ICUVersion.current,
  ]
}
