import TenFoot

extension DisplayList {
  /// Walks through all items without going deeper than a limit.
  ///
  /// - Returns: Whether something looks at what is behind it.
  /// - Throws: ``RasterError/nestedTooDeep(limit:)``.
  func looksBehind() throws(RasterError) -> Bool {
    var looksBehind = false
    var level: [[DisplayItem]] = [items]
    var depth = 0
    while !level.isEmpty {
      guard depth <= Self.deepestNesting else {
        throw .nestedTooDeep(limit: Self.deepestNesting)
      }
      var next: [[DisplayItem]] = []
      for items in level {
        for item in items {
          switch item {
          case .fill(_, .backdrop, _), .stroke(_, .backdrop, _), .glyphs(_, .backdrop):
            looksBehind = true
          case .fill, .stroke, .glyphs, .image:
            break
          case .group(let group):
            next.append(group.items)
          case .effect(let effect, let items):
            next.append(items)
            if case .mask(let mask) = effect { next.append(mask) }
          }
        }
      }
      level = next
      depth += 1
    }
    return looksBehind
  }
}
