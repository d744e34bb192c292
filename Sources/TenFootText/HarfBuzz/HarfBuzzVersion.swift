import CHarfBuzz

/// The HarfBuzz that this process shapes with.
package enum HarfBuzzVersion {
  /// The version, such as `12.1.0`.
  package static var current: String { String(cString: hb_version_string()) }
}
