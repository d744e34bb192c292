import TenFoot
import TenFootDisplay

/// How a frame is looked at, other than as its pixels are.
struct Gaze {
  /// How far the eye is away; `nil` for an eye that sees every pixel.
  let distance: RoomLength?
  let vision: ColorVision?
  let showsSafeAreas: Bool

  static let seenFrom = Option<RoomLength?>(
    "--seen-from", "LENGTH",
    help: """
      Draws what an eye resolves of the screen from there, to be looked at on a laptop at arm's \
      length.
      """,
    fallback: .value(nil, text: "every pixel")
  ) { text throws(ToolError) in
    try RoomParameters.length(text, for: "--seen-from", example: "10ft")
  }
  static let colorVision = Option<ColorVision?>(
    "--color-vision", "KIND",
    help: "Draws what color-blind eyes see: \(alternatives(ColorVision.allCases.map(\.rawValue))).",
    fallback: .value(nil, text: "all colors")
  ) { text throws(ToolError) in
    let names = ColorVision.allCases.map(\.rawValue)
    guard let vision = ColorVision(rawValue: text.lowercased()) else {
      throw .badValue(
        name: "--color-vision", value: text, rule: "there are \(alternatives(names))",
        nearest: Suggestion.nearest(to: text, in: names))
    }
    return vision
  }
  static let safeAreas = Switch(
    name: "--safe-areas", help: "Draws the title-safe and action-safe boxes over the frame.")

  init(_ arguments: ParsedArguments) throws(ToolError) {
    distance = try arguments[Self.seenFrom]
    vision = try arguments[Self.colorVision]
    showsSafeAreas = arguments[Self.safeAreas]
  }

  /// Whether the frame is drawn as it is.
  var isPlain: Bool { distance == nil && vision == nil && !showsSafeAreas }

  /// The picture as it is seen of a screen.
  func seen(_ bitmap: Bitmap, on canvas: DisplayCanvas) -> Bitmap {
    var bitmap = bitmap
    if let vision { bitmap = bitmap.seen(by: vision) }
    if let distance {
      var canvas = canvas
      canvas.viewing?.distance = distance
      bitmap = bitmap.seen(on: canvas)
    }
    return bitmap
  }
}
