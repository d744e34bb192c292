/// What keeps the work on a text in bounds that no real text reaches.
enum ShapingLimits {
  /// The characters of a cluster that are looked at.
  ///
  /// The longest emoji sequence has 10; the Stream-Safe Text Format of UAX #15 allows 30 marks on a
  /// base.
  static let scalarsPerCluster = 32
  /// The bytes of a cluster that are shaped, for as many characters of up to four bytes.
  ///
  /// The rest of a tower of marks is dropped.
  static let bytesPerCluster = 4 * scalarsPerCluster
  /// How many spaces a tab is wide.
  static let spacesPerTab = 4
  /// The distinct characters that an issue names.
  static let missingCharacters = 32
  /// The distinct characters that are reported as drawn in another face.
  static let reportedCharacters = 64
}
