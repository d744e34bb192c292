import CCairo

/// The Cairo that this process draws with.
package enum CairoVersion {
  /// The version, such as `1.18.4`.
  package static var current: String { String(cString: cairo_version_string()) }
}
