/// Whether content is light on dark or dark on light.
public nonisolated enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark content on a light ground.
  case light
  /// Light content on a dark ground.
  case dark
}

/// The direction that lines and rows run in.
public nonisolated enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// From the left edge to the right.
  case leftToRight
  /// From the right edge to the left.
  case rightToLeft
}

/// Where the lines of a text stand within the width of the widest.
public nonisolated enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// At the edge where lines begin.
  case leading
  /// In the middle.
  case center
  /// At the edge where lines end.
  case trailing
}

/// How content fills a space of another shape.
public nonisolated enum ContentMode: CaseIterable, Hashable, Sendable {
  /// All of the content is inside the space.
  case fit
  /// All of the space is covered by the content.
  case fill
}
