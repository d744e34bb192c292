import Foundation

/// What the rules over time read of a frame, and what is kept of it.
package nonisolated struct FilmReading: Sendable {
  /// The size of the screen in points.
  let size: CGSize
  let texts: [FilmText]
  let grid: LuminanceGrid?
  let stripes: StripeReading?

  /// Takes from a frame what the rules over time need.
  package init(_ frame: FrameReading) {
    self.init(
      frame.scene, grid: LuminanceGrid(frame.pixels.bitmap), stripes: frame.stripes)
  }

  /// Takes from a scene and its picture what the rules over time need; without a picture only texts.
  init(_ scene: SceneReading, drawn bitmap: Bitmap?) {
    self.init(
      scene, grid: bitmap.map(LuminanceGrid.init),
      stripes: bitmap.flatMap { StripeReading($0, scale: scene.canvas.scale) })
  }

  private init(_ scene: SceneReading, grid: LuminanceGrid?, stripes: StripeReading?) {
    size = scene.canvas.size
    texts = scene.readTexts.filter { $0.role != .score }.compactMap { FilmText($0, in: scene) }
    self.grid = grid
    self.stripes = stripes
  }
}

/// A text as it is told from others over time.
nonisolated struct FilmText: Hashable, Sendable {
  let path: String
  let string: String
  let rect: CGRect
  let words: Int
  let place: SourcePlace?
  /// Why reading times are left out for it.
  let exceptions: [String: String]

  /// A text of a scene; `nil` for numbers, which are glanced at and not read.
  init?(_ text: SceneText, in scene: SceneReading) {
    guard text.string.contains(where: \.isLetter) else { return nil }
    path = scene.nodes.path(of: text.node)
    string = text.string
    rect = text.shown
    words = text.words.count
    place = scene.place(of: text.node)
    var exceptions: [String: String] = [:]
    for info in [HoldTime.info, ReadingRate.info] {
      exceptions[info.id] = scene.judgement(of: text.node, by: info).exception
    }
    self.exceptions = exceptions
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.path == rhs.path && lhs.string == rhs.string
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(string)
  }
}
