import CICU

/// The ICU that this process breaks lines with.
package enum ICUVersion {
  /// The version, such as `76.1`; ICU's functions carry it in their names, so no other can be loaded.
  package static var current: String { U_ICU_VERSION }
}
