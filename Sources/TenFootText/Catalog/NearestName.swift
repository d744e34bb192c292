/// Finds the name that somebody probably meant.
package enum NearestName {
  /// The candidate with the fewest letters to change, if those are at most a third of the name.
  package static func find(_ name: String, among candidates: [String]) -> String? {
    let letters = Array(name.lowercased())
    // A name of any length comes from outside; no family's name is near one this long.
    guard letters.count <= 100 else { return nil }
    let limit = max(1, letters.count / 3)
    return
      candidates
      .map { (name: $0, distance: distance(letters, Array($0.lowercased()))) }
      .filter { $0.distance <= limit }
      .min { $0.distance < $1.distance }?
      .name
  }

  /// How many letters to insert, delete, replace or swap to turn one name into the other.
  ///
  /// This is the Damerau–Levenshtein distance with each letter touched once (optimal string
  /// alignment).
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for (i, letter) in first.enumerated() {
      var row = [i + 1]
      for (j, other) in second.enumerated() {
        var least = min(previous[j] + (letter == other ? 0 : 1), previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, letter == second[j - 1], first[i - 1] == other {
          least = min(least, beforePrevious[j - 1] + 1)
        }
        row.append(least)
      }
      beforePrevious = previous
      previous = row
    }
    return previous[second.count]
  }
}
