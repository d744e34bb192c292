/// Finds the name that somebody probably meant.
enum NearestName {
  /// The candidate with the fewest letters to change, if those are at most a third of the name.
  static func find(_ name: String, among candidates: [String]) -> String? {
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

  /// How many letters to insert, delete or replace to turn one name into the other (Levenshtein).
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var row = Array(0...second.count)
    for (i, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in second.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[second.count]
  }
}
