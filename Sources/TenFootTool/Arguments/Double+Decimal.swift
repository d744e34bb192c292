extension Double {
  /// Reads a number as people write it, such as `2`, `0.5` or `1e3`.
  ///
  /// The initializer of the standard library also takes hexadecimal digits, infinity and what is no
  /// number.
  init?(decimal text: some StringProtocol) {
    guard text.utf8.allSatisfy({ "0123456789.+-eE".utf8.contains($0) }), let number = Double(text),
      number.isFinite
    else { return nil }
    self = number
  }
}
