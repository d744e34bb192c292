import TenFoot

extension DisplayItem {
  /// The items inside of one that holds others; `nil` for one that is drawn itself.
  var nested: [DisplayItem]? {
    // No default: whoever adds an item that holds others is led here by the compiler.
    switch self {
    case .group(let group): group.items
    case .effect(_, let items): items
    case .fill, .stroke, .glyphs, .image: nil
    }
  }

  /// The same item with other items inside.
  func holding(_ items: [DisplayItem]) -> DisplayItem {
    switch self {
    case .group(var group):
      group.items = items
      return .group(group)
    case .effect(let effect, _): return .effect(effect, items)
    case .fill, .stroke, .glyphs, .image: return self
    }
  }
}
