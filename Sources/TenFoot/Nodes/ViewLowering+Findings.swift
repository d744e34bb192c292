import Foundation

extension ViewLowering {
  /// Notes something that the author of the view being lowered should know.
  mutating func report(
    _ rule: String, _ severity: Finding.Severity, _ message: String, hint: String? = nil
  ) {
    let path = openScopes.filter(\.isInPaths).map(\.description).joined(separator: "/")
    findings.append(
      Finding(rule: rule, severity: severity, path: path, message: message, hint: hint))
  }

  /// The length if it is a number that layout can use, or `nil` with a finding.
  mutating func usable(_ length: CGFloat?, _ what: String) -> CGFloat? {
    guard let length else { return nil }
    if length.isFinite, abs(length) <= Self.longestLength { return length }
    report(
      "unusable-length", .warning, "\(what) is \(length), which is no length: it is ignored",
      hint: "give a number of points between -\(Self.longestLength) and \(Self.longestLength)")
    return nil
  }

  /// The longest length that layout works with, in points: beyond it a pixel is lost in rounding.
  static let longestLength: CGFloat = 1e9
}
