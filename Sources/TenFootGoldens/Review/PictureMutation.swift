import Foundation
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
  }

  /// The harm.
  package let harm: Harm
  /// The item that it is done to, in one line.
  package let item: String
  /// What is drawn then.
  package let list: DisplayList

  /// All harms to all items of a list, those inside of others too.
  package static func all(of list: DisplayList) -> [PictureMutation] {
    let pixel = 1 / list.scale
    return paths(of: list.items).flatMap { path in
      Harm.allCases.compactMap { harm -> PictureMutation? in
        var changed = list
        var name = ""
        let isChanged = change(&changed.items, at: path[...]) { item in
          name = line(for: item)
          return switch harm {
          case .dropped: nil
          case .shifted: item.moved(by: pixel)
          case .recolored: item.recolored
          }
        }
        guard isChanged, changed != list else { return nil }
        return PictureMutation(harm: harm, item: name, list: changed)
      }
    }
  }

  /// The places of all items: an index on each level.
  private static func paths(of items: [DisplayItem]) -> [[Int]] {
    items.indices.flatMap { index -> [[Int]] in
      [[index]] + paths(of: items[index].nested ?? []).map { [index] + $0 }
    }
  }

  /// Changes or removes one item; tells whether there was something to change.
  private static func change(
    _ items: inout [DisplayItem], at path: ArraySlice<Int>,
    _ body: (DisplayItem) -> DisplayItem?
  ) -> Bool {
    guard let index = path.first, items.indices.contains(index) else { return false }
    if path.count > 1, var nested = items[index].nested {
      let isChanged = change(&nested, at: path.dropFirst(), body)
      items[index] = items[index].holding(nested)
      return isChanged
    }
    if let item = body(items[index]) {
      items[index] = item
    } else {
      items.remove(at: index)
    }
    return true
  }

  private static func line(for item: DisplayItem) -> String {
    let lines = DisplayList(size: .zero, items: [item]).description.split(separator: "\n")
    return lines.dropFirst().first.map { $0.drop { $0 == " " } }.map(String.init) ?? ""
  }
}

// Kinds of items, outlines and paints that are not named below stay as they are, and an unchanged
// list is no mutation: so a new kind is at first tested by its loss alone.

extension DisplayItem {
  /// The item moved to the right and down.
  fileprivate func moved(by distance: CGFloat) -> DisplayItem {
    switch self {
    case .fill(let outline, let paint, let style):
      return .fill(outline.moved(by: distance), paint, style)
    case .stroke(let outline, let paint, let style):
      return .stroke(outline.moved(by: distance), paint, style)
    case .glyphs(var run, let paint):
      for index in run.glyphs.indices {
        run.glyphs[index].position.x += distance
        run.glyphs[index].position.y += distance
      }
      return .glyphs(run, paint)
    default:
      return self
    }
  }

  /// The item in other colors.
  fileprivate var recolored: DisplayItem {
    switch self {
    case .fill(let outline, let paint, let style): .fill(outline, paint.recolored, style)
    case .stroke(let outline, let paint, let style): .stroke(outline, paint.recolored, style)
    case .glyphs(let run, let paint): .glyphs(run, paint.recolored)
    default: self
    }
  }
}

extension Outline {
  fileprivate func moved(by distance: CGFloat) -> Outline {
    switch self {
    case .rectangle(let rect): .rectangle(rect.offsetBy(dx: distance, dy: distance))
    case .roundedRectangle(let rect, let radius, let style):
      .roundedRectangle(
        rect.offsetBy(dx: distance, dy: distance), cornerRadius: radius, style: style)
    case .ellipse(let rect): .ellipse(rect.offsetBy(dx: distance, dy: distance))
    default: self
    }
  }
}

extension DisplayPaint {
  fileprivate var recolored: DisplayPaint {
    if case .color(let color) = self { return .color(color.recolored) }
    guard case .linearGradient(var stops, let start, let end) = self else { return self }
    for index in stops.indices { stops[index].color = stops[index].color.recolored }
    return .linearGradient(stops, start: start, end: end)
  }
}

extension Color.Resolved {
  /// A color that differs by a sixteenth in each channel.
  fileprivate var recolored: Color.Resolved {
    func changed(_ channel: Float) -> Float { channel < 0.5 ? channel + 0.0625 : channel - 0.0625 }
    return Color.Resolved(
      red: changed(red), green: changed(green), blue: changed(blue), opacity: opacity)
  }
}
