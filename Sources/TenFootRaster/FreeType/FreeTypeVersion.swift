import CFreeType

/// The FreeType that this process reads outlines with.
package enum FreeTypeVersion {
  /// The version, such as `2.13.3`; empty if FreeType can't start.
  package static var current: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return "" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch) = (FT_Int(), FT_Int(), FT_Int())
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
