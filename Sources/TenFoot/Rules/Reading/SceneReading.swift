import Foundation

/// What the rules read of a layout: the texts, shapes and images that are seen, with their places on
/// the screen.
nonisolated struct SceneReading: Sendable {
  let layout: LayoutTree
  let canvas: DisplayCanvas
  /// The texts that are seen, from the back to the front.
  private(set) var texts: [SceneText] = []
  /// The shapes that are seen, from the back to the front.
  private(set) var shapes: [SceneShape] = []
  /// The images that are seen, from the back to the front.
  private(set) var images: [SceneImage] = []
  /// What authors said on how views are to be judged, outer views first.
  let notes: [SceneNote]

  var nodes: NodeTree { layout.nodes }

  /// Whether people read the picture from a sofa.
  var isInRoom: Bool { canvas.viewing != nil }

  init(_ layout: LayoutTree) {
    self.layout = layout
    canvas = layout.canvas
    notes = layout.nodes.scopes.compactMap { scope in
      guard case .judging(let note) = scope.name, !scope.nodes.isEmpty else { return nil }
      return SceneNote(
        note: note, nodes: Int(scope.nodes.lowerBound)..<Int(scope.nodes.upperBound),
        place: scope.place)
    }
    guard !layout.nodes.nodes.isEmpty else { return }
    var walk = SceneWalk(layout)
    while let leaf = walk.next() {
      switch layout.nodes.nodes[leaf.node].kind {
      case .text(let text):
        if let text = SceneText(text, at: leaf, in: self) { texts.append(text) }
      case .shape(let shape), .divider(_, let shape):
        shapes.append(SceneShape(layout.nodes.shapes[shape], at: leaf, in: layout))
      case .image(let image):
        images.append(SceneImage(source: layout.nodes.images[image].source, leaf: leaf))
      default:
        break
      }
    }
  }

  /// The texts that people are meant to read.
  var readTexts: [SceneText] { texts.filter { !$0.isDecoration && !$0.shown.isNull } }

  /// What a view is there for; the innermost word counts.
  func role(of node: Int) -> ViewRole? {
    for note in notes.reversed() where note.nodes.contains(node) {
      if case .role(let role) = note.note { return role }
    }
    return nil
  }

  /// How a rule's findings in a view are to be taken; the innermost word counts.
  func judgement(of node: Int, by rule: RuleInfo) -> Judgement {
    var judgesLegibility = rule.isAboutLegibility
    for note in notes.reversed() where note.nodes.contains(node) {
      switch note.note {
      case .level(rule.id, let level, let reason):
        return Judgement(severity: level.severity, exception: level == .off ? reason : nil)
      case .legibility(.off, let reason) where judgesLegibility:
        return Judgement(exception: reason ?? "no reason given")
      case .legibility where judgesLegibility:
        // Text that is to be judged may still have rules of its own.
        judgesLegibility = false
      default:
        continue
      }
    }
    return Judgement()
  }

  /// The nearest place in the author's code: where the text's font was set, or the view was named.
  func place(of node: Int) -> SourcePlace? {
    if case .text(let text) = nodes.nodes[node].kind, let place = nodes.texts[text].fontPlace {
      return place.sourcePlace
    }
    let at = Int32(node)
    return nodes.scopes.last { $0.place != nil && $0.nodes.contains(at) }?.place
  }
}

/// What an author said on how a view is to be judged.
nonisolated struct SceneNote: Sendable {
  let note: JudgingNote
  /// The nodes of the view.
  let nodes: Range<Int>
  let place: SourcePlace?
}

/// How an author wants a rule's findings to be taken.
nonisolated struct Judgement: Hashable, Sendable {
  /// How bad they are; `nil` for the rule's own word.
  var severity: Finding.Severity?
  /// Why they count for nothing; `nil` where they count.
  var exception: String?
}

/// An image that is seen.
nonisolated struct SceneImage: Sendable {
  let source: ImageSource
  let leaf: SceneLeaf
}
