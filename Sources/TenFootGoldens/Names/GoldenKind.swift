/// What a golden keeps of a view.
public enum GoldenKind: String, CaseIterable, Codable, Hashable, Sendable {
  /// The pixels.
  case picture
  /// The nodes, as text.
  case nodes
  /// The layout, as text.
  case layout
  /// What is drawn, as text.
  case displayList = "display-list"
  /// What the rules find, as text.
  case findings
  /// A line with the checksum of the pixels of each moment: for more frames than can be kept.
  case checksums

  /// What the golden's file ends with, after the variant's name.
  var suffix: String {
    self == .picture ? ".png" : ".\(rawValue).txt"
  }
}
