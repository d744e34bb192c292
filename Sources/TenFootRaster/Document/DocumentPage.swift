import TenFoot

/// What a page shows, for what looks at what is behind it: a page has no pixels to look at.
final class DocumentPage {
  private let list: DisplayList
  /// The item that is being drawn.
  var item: DisplayItem?

  init(_ list: DisplayList) { self.list = list }

  /// The page as it is before the item is drawn.
  var behind: DisplayList {
    var list = list
    if let item { _ = Self.cut(&list.items, at: item) }
    return list
  }

  /// Leaves of items what is drawn before one of them.
  ///
  /// - Returns: Whether the item is among them.
  private static func cut(_ items: inout [DisplayItem], at item: DisplayItem) -> Bool {
    for index in items.indices {
      if items[index] == item {
        items.removeSubrange(index...)
        return true
      }
      if case .group(var group) = items[index], cut(&group.items, at: item) {
        items[index] = .group(group)
        items.removeSubrange((index + 1)...)
        return true
      }
    }
    return false
  }
}
