import Foundation

/// Marks that differ in nothing but color: shapes of one form and size.
nonisolated struct LikeMarks {
  /// One mark of each color.
  struct Mark {
    let shape: SceneShape
    let shade: Shade
  }

  /// The marks, a color each.
  private(set) var marks: [Mark] = []

  /// The most colors that are held against each other.
  private static let limit = 24

  /// All groups of like marks of a scene that have more than one color.
  static func all(in scene: SceneReading) -> [LikeMarks] {
    struct Form: Hashable {
      let outline: Outline
      let line: CGFloat?
      let content: String
    }
    var groups: [Form: LikeMarks] = [:]
    var order: [Form] = []
    for shape in scene.shapes {
      guard let color = shape.color, color.opacity > 0, shape.leaf.opacity > 0,
        !shape.rect.isEmpty, shape.rect.height < scene.canvas.size.height / 2,
        scene.role(of: shape.node) != .decoration
      else { continue }
      // A second cue: what stands on the mark.
      let texts = scene.texts.filter { shape.rect.contains($0.ink) }.map(\.string)
      let size = CGSize(
        width: shape.leaf.frame.width.rounded(), height: shape.leaf.frame.height.rounded())
      let form = Form(
        outline: shape.geometry.outline(in: CGRect(origin: .zero, size: size)),
        line: shape.lineWidth, content: texts.joined(separator: "\n"))
      if groups[form] == nil {
        groups[form] = LikeMarks()
        order.append(form)
      }
      groups[form]?.add(Mark(shape: shape, shade: Shade(color, over: ground(of: shape, in: scene))))
    }
    return order.compactMap { groups[$0] }.filter { $0.marks.count > 1 }
  }

  /// The color under a mark: that of the last opaque fill that holds it.
  private static func ground(of shape: SceneShape, in scene: SceneReading) -> Shade {
    if let color = shape.color, color.opacity >= 1 { return Shade(color) }
    let under = scene.shapes.last { other in
      other.leaf.order < shape.leaf.order && other.lineWidth == nil && other.isOpaque
        && other.rect.contains(shape.rect)
    }
    return under?.color.map { Shade($0) }
      ?? Shade(scene.canvas.colorScheme == .dark ? .init(white: 0) : .init(white: 1))
  }

  private mutating func add(_ mark: Mark) {
    guard marks.count < Self.limit, !marks.contains(where: { $0.shade == mark.shade }) else {
      return
    }
    marks.append(mark)
  }

  /// All pairs of marks.
  var pairs: [(Mark, Mark)] {
    marks.indices.flatMap { one in marks[(one + 1)...].map { (marks[one], $0) } }
  }
}
