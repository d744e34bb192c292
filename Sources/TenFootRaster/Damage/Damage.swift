import Foundation
import TenFoot

/// The pixels that may differ between two frames, as a short list of rectangles.
struct Damage {
  /// The rectangles; they may overlap.
  private(set) var rects: [PixelRect] = []

  /// The most rectangles: more are joined, because each is another walk over the items.
  private static let mostRects = 6

  /// Finds what differs between the frames of two lists of one size and scale.
  init(
    from old: DisplayList, to new: DisplayList, in frame: PixelRect, resources: DrawingResources
  ) throws(RasterError) {
    let extents = ItemExtents(resources: resources, space: PixelSpace(scale: new.scale))
    for rect in try Self.rects(from: old.items, to: new.items, extents) {
      add(rect.intersection(frame))
    }
  }

  /// The rows that hold the rectangles, apart from each other and in order.
  var rows: [Range<Int>] {
    rects.sorted { $0.minY < $1.minY }.reduce(into: []) { rows, rect in
      if let last = rows.last, last.upperBound >= rect.minY {
        rows[rows.count - 1] = last.lowerBound..<max(last.upperBound, rect.maxY)
      } else {
        rows.append(rect.minY..<rect.maxY)
      }
    }
  }

  /// The number of pixels, those in two rectangles counted twice.
  var area: Int { rects.reduce(0) { $0 + $1.area } }

  private mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var rect = rect
    // What overlaps is joined, again and again as it grows.
    while let place = rects.firstIndex(where: { !$0.intersection(rect).isEmpty }) {
      rect = rect.union(rects.remove(at: place))
    }
    rects.append(rect)
    if rects.count > Self.mostRects { joinNearest() }
  }

  /// Joins the two rectangles that together take the fewest pixels more than apart.
  private mutating func joinNearest() {
    var best = (cost: Int.max, first: 0, second: 1)
    for first in rects.indices {
      for second in rects.indices where second > first {
        let cost = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
        if cost < best.cost { best = (cost, first, second) }
      }
    }
    let joined = rects[best.first].union(rects[best.second])
    rects.remove(at: best.second)
    rects.remove(at: best.first)
    add(joined)
  }

  // MARK: What differs

  private static func rects(
    from old: [DisplayItem], to new: [DisplayItem], _ extents: ItemExtents
  ) throws(RasterError) -> [PixelRect] {
    let pairing = ItemPairing(from: old, to: new)
    var rects: [PixelRect] = []
    for item in pairing.removed + pairing.inserted { rects.append(try extents.rect(of: item)) }
    for (old, new) in pairing.changed {
      rects += try Self.rects(from: old, to: new, extents)
    }
    return rects
  }

  private static func rects(
    from old: DisplayItem, to new: DisplayItem, _ extents: ItemExtents
  ) throws(RasterError) -> [PixelRect] {
    switch (old, new) {
    case (.group(let old), .group(let new)) where old.differsInItemsOnly(from: new):
      let inner = try rects(from: old.items, to: new.items, extents)
      return new.clip.map { clip in inner.map { $0.intersection(extents.rect(of: clip)) } } ?? inner
    case (.effect(let effect, let oldItems), .effect(let same, let newItems)) where effect == same:
      guard case .projection(let projection) = effect else {
        return try rects(from: oldItems, to: newItems, extents)
          .map { rect throws(RasterError) in try extents.reach(of: effect, around: rect) }
      }
      if case .affine(let inner) = extents.projected(by: projection) {
        return try rects(from: oldItems, to: newItems, inner)
      }
      return [try extents.rect(of: old), try extents.rect(of: new)]
    default:
      return [try extents.rect(of: old), try extents.rect(of: new)]
    }
  }
}

extension DisplayGroup {
  fileprivate func differsInItemsOnly(from other: DisplayGroup) -> Bool {
    opacity == other.opacity && clip == other.clip && clipStyle == other.clipStyle
  }
}
