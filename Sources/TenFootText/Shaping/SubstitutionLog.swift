import TenFoot
import TenFootFonts

/// Gathers which faces stand in for others in a text.
struct SubstitutionLog {
  private(set) var entries: [ShapedText.Substitution] = []

  /// Notes that another face than the one asked for draws characters, or none.
  ///
  /// - Parameters:
  ///   - characters: A cluster, or a whole run.
  ///   - font: What was asked for.
  ///   - family: The family of the face that draws them; `nil` when boxes are drawn.
  ///   - spelling: What is drawn for the characters, unless it is they themselves.
  mutating func note(
    _ characters: Substring.UnicodeScalarView, requested font: FontDescriptor, used family: String?,
    spelling: String? = nil
  ) {
    let requested =
      switch font.family {
      case .named(let name): name
      case .system(let design): BundledFonts.family(for: design, width: font.widthPercent)
      }
    let place = entries.firstIndex {
      $0.requested == requested && $0.used == family && $0.spelling == spelling
    }
    guard let place else {
      var entry = ShapedText.Substitution(
        characters: "", requested: requested, used: family, spelling: spelling)
      entry.characters.add(characters)
      entries.append(entry)
      return
    }
    entries[place].characters.add(characters)
  }
}

extension String {
  /// Adds characters that are not there yet, up to what a report names.
  fileprivate mutating func add(_ characters: Substring.UnicodeScalarView) {
    let limit = ShapingLimits.reportedCharacters
    for scalar in characters.prefix(limit)
    where unicodeScalars.count < limit && !unicodeScalars.contains(scalar) {
      unicodeScalars.append(scalar)
    }
  }
}
