import Foundation

/// What the rules over time read of a frame, and what is kept of it.
package nonisolated struct FilmReading: Sendable {
  /// The size of the screen in points.
  let size: CGSize
  let texts: [FilmText]
  let grid: LuminanceGrid?
  let stripes: StripeReading?
  /// How the rules over time are to be taken on the whole screen: as the outermost view says.
  let judgements: [String: Judgement]

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
    judgements = scene.nodes.nodes.isEmpty ? [:] : scene.judgements(of: 0)
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
  /// How the rules over time are to be taken on it.
  let judgements: [String: Judgement]
  /// Its path without the numbers of elements: a text that moves to another row is still there.
  private let part: [Substring]

  /// A text of a scene; `nil` for numbers, which are glanced at and not read.
  init?(_ text: SceneText, in scene: SceneReading) {
    guard text.string.contains(where: \.isLetter) else { return nil }
    path = scene.nodes.path(of: text.node)
    part = path.split(separator: "/").filter { !$0.hasPrefix("[") }
    string = text.string
    rect = text.shown
    words = text.words.count
    place = scene.place(of: text.node)
    judgements = scene.judgements(of: text.node)
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.part == rhs.part && lhs.string == rhs.string
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(part)
    hasher.combine(string)
  }
}

extension SceneReading {
  /// How the rules over time are to be taken in a view.
  nonisolated fileprivate func judgements(of node: Int) -> [String: Judgement] {
    guard !notes.isEmpty else { return [:] }
    let rules = RuleSet.overTime.map { ($0.id, judgement(of: node, by: $0)) }
    return Dictionary(uniqueKeysWithValues: rules.filter { $0.1 != Judgement() })
  }
}
