/// Finds what a misspelt name was meant to be.
enum Suggestion {
  /// The candidate nearest to `name`, if one is near enough that a slip of the fingers explains it:
  /// a third of its letters at most, or the beginning of just one candidate.
  static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    let candidates = Array(candidates)
    let wanted = Array(name.lowercased())
    let near = candidates.compactMap { candidate -> (name: String, distance: Int)? in
      let letters = Array(candidate.lowercased())
      // Letters are compared pair by pair, so a name of a megabyte would take hours.
      guard abs(letters.count - wanted.count) <= 3, letters.count <= 100 else { return nil }
      let distance = distance(wanted, letters)
      let allowed = max(1, max(wanted.count, letters.count) / 3)
      return distance <= allowed && distance < letters.count ? (candidate, distance) : nil
    }
    if let best = near.min(by: { $0.distance < $1.distance }) { return best.name }
    let completions = candidates.filter { candidate in
      !wanted.isEmpty && candidate.lowercased().hasPrefix(name.lowercased())
    }
    return completions.count == 1 ? completions.first : nil
  }

  /// The Damerau–Levenshtein distance (optimal string alignment): the number of insertions,
  /// deletions, replacements and swaps of neighbors between two words.
  static func distance(_ first: [Character], _ second: [Character]) -> Int {
    guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for row in 1...first.count {
      var current = [row]
      for column in 1...second.count {
        let replacement = first[row - 1] == second[column - 1] ? 0 : 1
        var best = min(
          last[column] + 1, current[column - 1] + 1, last[column - 1] + replacement)
        let isSwap =
          row > 1 && column > 1 && first[row - 1] == second[column - 2]
          && first[row - 2] == second[column - 1]
        if isSwap { best = min(best, beforeLast[column - 2] + 1) }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
