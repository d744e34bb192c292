/// A number of things, as a person would say it: `1 frame`, `3 frames`.
struct Count: CustomStringConvertible {
  let number: Int
  let noun: String

  init(_ number: Int, _ noun: String) {
    self.number = number
    self.noun = noun
  }

  var description: String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

/// The names as alternatives: `a, b or c`.
func alternatives(_ names: [String]) -> String {
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " or " + last
}
