import CHarfBuzz

/// The script of a character, as an ISO 15924 tag.
struct UnicodeScript: Hashable {
  /// The four letters of the tag, packed.
  let tag: UInt32

  /// Characters that all scripts use, such as digits and spaces.
  static let common = UnicodeScript(tag: HB_SCRIPT_COMMON.rawValue)
  /// The Latin script.
  static let latin = UnicodeScript(tag: HB_SCRIPT_LATIN.rawValue)

  /// The scripts whose letters are joined by strokes, which extra space would tear.
  private static let cursive: Set<UInt32> = [
    HB_SCRIPT_ARABIC.rawValue, HB_SCRIPT_SYRIAC.rawValue, HB_SCRIPT_MONGOLIAN.rawValue,
    HB_SCRIPT_NKO.rawValue, HB_SCRIPT_PHAGS_PA.rawValue, HB_SCRIPT_MANDAIC.rawValue,
    HB_SCRIPT_ADLAM.rawValue, HB_SCRIPT_HANIFI_ROHINGYA.rawValue,
  ]

  private init(tag: UInt32) { self.tag = tag }

  /// Looks up the script of a character.
  init(of scalar: Unicode.Scalar) {
    tag = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue
  }

  /// Whether a character of this script takes the script of its neighbors.
  var isShared: Bool {
    tag == HB_SCRIPT_COMMON.rawValue || tag == HB_SCRIPT_INHERITED.rawValue
      || tag == HB_SCRIPT_UNKNOWN.rawValue
  }

  /// Whether neighboring letters touch.
  var isCursive: Bool { Self.cursive.contains(tag) }
}
