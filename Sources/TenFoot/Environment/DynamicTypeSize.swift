/// A size that somebody wants text in.
public nonisolated enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// Very small.
  case xSmall
  /// Small.
  case small
  /// Between small and large.
  case medium
  /// The default.
  case large
  /// Larger than the default.
  case xLarge
  /// Much larger.
  case xxLarge
  /// The largest that is no aid.
  case xxxLarge
  /// The first size for those who can't read the others.
  case accessibility1
  /// The second.
  case accessibility2
  /// The third.
  case accessibility3
  /// The fourth.
  case accessibility4
  /// The fifth, and largest.
  case accessibility5

  /// Whether it is for those who can't read the others.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Tells which of two sizes is smaller.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension View {
  /// Sets the size that somebody wants text in.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment { $0.dynamicTypeSize = size }
  }

  /// Keeps the size that somebody wants text in within a range.
  public nonisolated func dynamicTypeSize<Sizes: RangeExpression<DynamicTypeSize>>(
    _ range: Sizes
  ) -> some View {
    environment { values in
      let sizes = DynamicTypeSize.allCases.filter(range.contains)
      let wanted = values.dynamicTypeSize
      // The nearest: the smallest of the larger ones, or else the largest.
      values.dynamicTypeSize = sizes.first { $0 >= wanted } ?? sizes.last ?? wanted
    }
  }
}
