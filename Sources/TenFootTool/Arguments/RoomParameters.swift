import TenFoot

/// What says how a screen is looked at.
enum RoomParameters {
  static let distance = Option<RoomLength>(
    "--distance", "LENGTH",
    help: "How far the farthest viewer sits: 10ft, 3m, 300cm.",
    fallback: .value(ViewingConditions.livingRoom.distance, text: "10ft")
  ) { text throws(ToolError) in try length(text, for: "--distance", example: "10ft") }

  static let diagonal = Option<RoomLength>(
    "--diagonal", "LENGTH", help: "The diagonal of the screen: 43in, 109cm.",
    fallback: .value(ViewingConditions.livingRoom.diagonal, text: "43in")
  ) { text throws(ToolError) in try length(text, for: "--diagonal", example: "43in") }

  static let acuity = Option<Double>(
    "--acuity", "N", help: "The viewer's decimal acuity: 1 resolves one arc minute, 0.5 two.",
    fallback: .value(1, text: "1")
  ) { text throws(ToolError) in
    guard let acuity = Double(decimal: text) else {
      let rule = "an acuity is a number, such as 1 or 0.5"
      throw .badValue(name: "--acuity", value: text, rule: rule, nearest: nil)
    }
    var conditions = ViewingConditions.livingRoom
    conditions.acuity = acuity
    if let problem = conditions.problem {
      throw .badValue(name: "--acuity", value: text, rule: problem, nearest: nil)
    }
    return acuity
  }

  /// The room that a command line tells of.
  static func conditions(
    _ arguments: ParsedArguments
  ) throws(ToolError) -> ViewingConditions {
    ViewingConditions(
      diagonal: try arguments[diagonal], distance: try arguments[distance],
      acuity: try arguments[acuity])
  }

  private static let units: [(name: String, millimeters: Double)] = [
    ("mm", 1), ("cm", 10), ("m", 1000), ("km", 1e6), ("in", 25.4), ("ft", 304.8),
  ]

  /// Reads a number with its unit.
  static func length(
    _ text: String, for flag: String, example: String
  ) throws(ToolError) -> RoomLength {
    let digits = text.prefix { $0.isNumber || ".+-eE".contains($0) }
    let unit = text.dropFirst(digits.count).drop(while: \.isWhitespace)
    guard let value = Double(decimal: digits) else {
      let rule = "a length is a number with its unit, such as \(example)"
      throw .badValue(name: flag, value: text, rule: rule, nearest: nil)
    }
    guard let known = units.first(where: { $0.name == unit.lowercased() }) else {
      let names = units.map(\.name)
      let nearest = Suggestion.nearest(to: String(unit), in: names).map { "\(digits)\($0)" }
      throw .badValue(
        name: flag, value: text, rule: "a length has one of the units \(alternatives(names))",
        nearest: nearest)
    }
    let length = RoomLength(millimeters: value * known.millimeters)
    var conditions = ViewingConditions.livingRoom
    if flag == "--diagonal" { conditions.diagonal = length } else { conditions.distance = length }
    if let problem = conditions.problem {
      throw .badValue(name: flag, value: text, rule: problem, nearest: nil)
    }
    return length
  }
}
