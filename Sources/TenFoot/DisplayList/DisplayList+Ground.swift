extension DisplayList {
  /// The list without its letters: what lies behind them.
  package nonisolated var ground: DisplayList {
    var list = self
    list.items = Self.withoutGlyphs(items)
    return list
  }

  private nonisolated static func withoutGlyphs(_ items: [DisplayItem]) -> [DisplayItem] {
    items.compactMap { item in
      switch item {
      case .glyphs:
        return nil
      case .group(var group):
        group.items = withoutGlyphs(group.items)
        return group.items.isEmpty ? nil : .group(group)
      case .effect(let effect, let inner):
        let rest = withoutGlyphs(inner)
        return rest.isEmpty ? nil : .effect(effect, rest)
      case .fill, .stroke, .image:
        return item
      }
    }
  }
}
