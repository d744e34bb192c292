/// What has to be done to the lines of one text to make another of it.
struct LineDifference {
  /// A line of what is shown.
  enum Line: Hashable {
    /// In both.
    case same(String)
    /// In the first alone.
    case removed(String)
    /// In the second alone.
    case added(String)
    /// Lines that are in both and not shown.
    case gap
  }

  /// The changed lines with a few around them.
  let lines: [Line]

  /// The lines that are shown around a changed one.
  private static let context = 3
  /// The most lines of a text that is searched for the least change; the rest is taken as it comes.
  private static let limit = 2000

  init(from old: String, to new: String) {
    let expected = Self.split(old)
    let actual = Self.split(new)
    let all = Self.align(expected, actual)
    var isNear = [Bool](repeating: false, count: all.count)
    for (index, line) in all.enumerated() {
      if case .same = line { continue }
      for near in max(index - Self.context, 0)...min(index + Self.context, all.count - 1) {
        isNear[near] = true
      }
    }
    var shown: [Line] = []
    var last = -1
    for index in all.indices where isNear[index] {
      if index > last + 1 { shown.append(.gap) }
      shown.append(all[index])
      last = index
    }
    lines = shown
  }

  private static func split(_ text: String) -> [String] {
    let text = text.hasSuffix("\n") ? String(text.dropLast()) : text
    return text.isEmpty
      ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func align(_ old: [String], _ new: [String]) -> [Line] {
    guard old.count <= limit, new.count <= limit else {
      return old.map(Line.removed) + new.map(Line.added)
    }
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.place))
    let added = Set(difference.insertions.map(\.place))
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        lines.append(.removed(old[left]))
        left += 1
      } else if added.contains(right) {
        lines.append(.added(new[right]))
        right += 1
      } else {
        lines.append(.same(old[left]))
        left += 1
        right += 1
      }
    }
    return lines
  }
}

extension CollectionDifference.Change {
  /// Where the line is in its text.
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
