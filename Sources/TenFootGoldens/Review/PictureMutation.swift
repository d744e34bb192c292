package import TenFoot

/// A small harm done to what is drawn, that a golden must notice.
package struct PictureMutation: Sendable {
  /// What is done to an item.
  package enum Harm: String, CaseIterable, Sendable {
    /// It is not drawn.
    case dropped
    /// It is drawn a pixel to the right and down.
    case shifted
    /// It is drawn in another color.
    case recolored
    /// It is drawn without what is done to all of it: clip, opacity, effect.
    case bared
  }

  /// The harm.
  package let harm: Harm
  /// The item that it is done to, in one line.
  package let item: String
  /// What is drawn then.
  package let list: DisplayList

  /// All harms to all items of a list, those inside of others too.
  ///
  /// Another color does no harm to glyphs that bring their own: those of `coloredFaces`.
  package static func all(
    of list: DisplayList, coloredFaces: Set<FontFaceID> = []
  ) -> [PictureMutation] {
    let pixel = 1 / list.scale
    return list.items.paths.flatMap { path in
      Harm.allCases.compactMap { harm -> PictureMutation? in
        var changed = list
        var name = ""
        changed.items.change(at: path) { item in
          name = line(for: item)
          return switch harm {
          case .dropped: []
          case .shifted: [item.moved(by: pixel)]
          case .recolored: [coloredFaces.contains(item) ? item : item.recolored]
          case .bared: item.nested ?? [item]
          }
        }
        return changed == list ? nil : PictureMutation(harm: harm, item: name, list: changed)
      }
    }
  }

  private static func line(for item: DisplayItem) -> String {
    let lines = DisplayList(size: .zero, items: [item]).description.split(separator: "\n")
    return lines.dropFirst().first.map { $0.drop { $0 == " " } }.map(String.init) ?? ""
  }
}

extension Set<FontFaceID> {
  /// Whether an item is glyphs of one of the faces.
  fileprivate func contains(_ item: DisplayItem) -> Bool {
    if case .glyphs(let run, _) = item { contains(run.face) } else { false }
  }
}

/// The way to an item: its place in each list on the way, and which of the lists it is in.
private struct ItemPath {
  /// A step: the place in a list, and whether the next list is a mask's.
  struct Step {
    var index: Int
    var isMask = false
  }
  var steps: [Step]
}

extension [DisplayItem] {
  /// The ways to all items, those inside of others and of masks too.
  fileprivate var paths: [ItemPath] {
    indices.flatMap { index -> [ItemPath] in
      let inside = (self[index].nested ?? []).paths.map { path in
        ItemPath(steps: [.init(index: index)] + path.steps)
      }
      let mask = (self[index].mask ?? []).paths.map { path in
        ItemPath(steps: [.init(index: index, isMask: true)] + path.steps)
      }
      return [ItemPath(steps: [.init(index: index)])] + inside + mask
    }
  }

  /// Puts others in the place of one item.
  fileprivate mutating func change(at path: ItemPath, _ body: (DisplayItem) -> [DisplayItem]) {
    change(at: path.steps[...], body)
  }

  private mutating func change(
    at steps: ArraySlice<ItemPath.Step>, _ body: (DisplayItem) -> [DisplayItem]
  ) {
    guard let step = steps.first, indices.contains(step.index) else { return }
    let item = self[step.index]
    let rest = steps.dropFirst()
    guard !rest.isEmpty else {
      replaceSubrange(step.index...step.index, with: body(item))
      return
    }
    if step.isMask, var mask = item.mask {
      mask.change(at: rest, body)
      self[step.index] = .effect(.mask(mask), item.nested ?? [])
    } else if var nested = item.nested {
      nested.change(at: rest, body)
      self[step.index] = item.holding(nested)
    }
  }
}

extension DisplayItem {
  /// The items of a mask.
  fileprivate var mask: [DisplayItem]? {
    guard case .effect(.mask(let items), _) = self else { return nil }
    return items
  }
}
