import TenFoot

/// What several commands take.
enum SharedParameters {
  static let scene = Argument(name: "SCENE", help: "The scene's name, as `scenes` lists it.")

  static let state = Option<String?>(
    "--state", "FILE|-", help: "The state to show, a JSON file, or - for standard input.",
    fallback: .value(nil, text: "the scene's own sample"), read: { $0 })

  static let screen = Option<ScreenSize>(
    "--screen", "SIZE",
    help: "The screen: 720p, 1080p, 2160p or WxH in pixels. It is 1,080 points on its short side.",
    fallback: .value(ScreenSize(width: 1920, height: 1080), text: "1080p"), read: ScreenSize.read)

  static let scale = Option<Double>(
    "--scale", "N",
    help: "Draws the same picture with N times the screen's pixels a side.",
    fallback: .value(1, text: "1")
  ) { text throws(ToolError) in
    guard let scale = Double(decimal: text), scale > 0 else {
      let rule = "a scale is a number above 0, such as 2 or 0.5"
      throw .badValue(name: "--scale", value: text, rule: rule, nearest: nil)
    }
    return scale
  }

  static let scheme = Option<ColorScheme>(
    "--scheme", "SCHEME", help: "The color scheme of the screen: dark or light.",
    fallback: .value(.dark, text: "dark")
  ) { text throws(ToolError) in
    switch text.lowercased() {
    case "dark": return .dark
    case "light": return .light
    default:
      throw .badValue(
        name: "--scheme", value: text, rule: "a color scheme is dark or light",
        nearest: Suggestion.nearest(to: text, in: ["dark", "light"]))
    }
  }

  static let fonts = Option<[String]>(
    name: "--font-dir", placeholder: "DIR",
    help: "A folder of fonts, or a font file, to use after the bundled ones.",
    fallback: .value([], text: "none"), isRepeatable: true, read: { $0 })

  static let assets = Option<[String]>(
    name: "--assets", placeholder: "DIR",
    help: "An asset catalog (.xcassets), or a folder of some, for the names in views.",
    fallback: .value([], text: "none"), isRepeatable: true, read: { $0 })

  static let strict = Switch(
    name: "--strict", help: "Ends with 1 when there is a finding of warning or worse.")

  /// A whole number from 1 to `most`.
  static func count(_ name: String, _ text: String, most: Int = .max) throws(ToolError) -> Int {
    guard let count = Int(text), (1...most).contains(count) else {
      let range = most == .max ? "from 1" : "from 1 to \(most)"
      let rule = "it is a whole number \(range)"
      throw .badValue(name: name, value: text, rule: rule, nearest: nil)
    }
    return count
  }
}
