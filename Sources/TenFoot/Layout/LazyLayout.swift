import Foundation

extension LayoutEngine {
  /// What a child of a lazy stack is offered: the stack's length across, and its own ideal along.
  private func lazyStackProposal(_ axis: Axis, _ length: CGFloat?) -> ProposedViewSize {
    var inner = ProposedViewSize.unspecified
    inner[axis.other] = length
    return inner
  }

  mutating func lazyStackSize(
    _ node: Int, _ axis: Axis, _ spacing: CGFloat?, _ proposal: ProposedViewSize
  ) -> CGSize {
    let inner = lazyStackProposal(axis, proposal[axis.other])
    var size = CGSize.zero
    var previous: Int?
    for child in tree.children(of: node) {
      let childSize = self.size(child, inner)
      size[axis] += childSize[axis]
      size[axis] += previous.map { spacing ?? gap(from: $0, to: child, along: axis) } ?? 0
      size[axis.other] = max(size[axis.other], childSize[axis.other])
      previous = child
    }
    size[axis.other] = proposal[axis.other] ?? size[axis.other]
    return size
  }

  mutating func addLazyStackPlacements(
    _ node: Int, _ axis: Axis, _ alignment: AlignmentKey, _ spacing: CGFloat?, _ size: CGSize,
    _ proposal: ProposedViewSize
  ) {
    let inner = lazyStackProposal(axis, proposal[axis.other] ?? size[axis.other])
    let line = defaultGuide(alignment, in: size)
    var major: CGFloat = 0
    var previous: Int?
    for child in tree.children(of: node) {
      major += previous.map { spacing ?? gap(from: $0, to: child, along: axis) } ?? 0
      let childSize = self.size(child, inner)
      var origin = CGPoint.zero
      origin[axis] = major
      origin[axis.other] = line - guide(alignment, of: child, size: childSize, inner)
      placements.append(Placement(node: child, origin: origin, proposal: inner))
      major += childSize[axis]
      previous = child
    }
  }
}

/// A column or row of a lazy grid.
nonisolated struct GridTrack {
  let length: CGFloat
  /// The distance to the track behind it.
  let gap: CGFloat
  let alignment: Alignment?
}

extension LayoutEngine {
  /// The tracks of a lazy grid in a length; their cells have no say in it.
  private func tracks(of items: [GridItem], in length: CGFloat) -> [GridTrack] {
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? EdgeSpacing.fallback) }
    var remaining = length - gaps
    var flexibleCount = 0
    for item in items {
      if case .fixed(let length) = item.size { remaining -= length } else { flexibleCount += 1 }
    }
    var tracks: [GridTrack] = []
    for item in items {
      let gap = item.spacing ?? EdgeSpacing.fallback
      let share = max(remaining / CGFloat(max(flexibleCount, 1)), 0)
      switch item.size {
      case .fixed(let length):
        tracks.append(GridTrack(length: length, gap: gap, alignment: item.alignment))
        continue
      case .flexible(let minimum, let maximum):
        let length = min(max(share, minimum), maximum)
        tracks.append(GridTrack(length: length, gap: gap, alignment: item.alignment))
        remaining -= length
      case .adaptive(let minimum, let maximum):
        let count = Self.count(of: minimum, gap, in: share)
        let each = min(max((share - gap * CGFloat(count - 1)) / CGFloat(count), 0), maximum)
        tracks.append(
          contentsOf: repeatElement(
            GridTrack(length: each, gap: gap, alignment: item.alignment), count: count))
        remaining -= share
      }
      flexibleCount -= 1
    }
    return tracks
  }

  /// The most tracks that a grid makes of one item; a screen has fewer pixels.
  private static let mostTracks: CGFloat = 10_000

  /// How many tracks of a least length stand in a share.
  private static func count(of minimum: CGFloat, _ gap: CGFloat, in share: CGFloat) -> Int {
    let count = ((share + gap) / (minimum + gap)).rounded(.down)
    return count.isNaN ? 1 : Int(min(max(count, 1), mostTracks))
  }

  private func total(_ tracks: [GridTrack]) -> CGFloat {
    tracks.reduce(0) { $0 + $1.length } + tracks.dropLast().reduce(0) { $0 + $1.gap }
  }

  /// The lines of cells with the length of each, the tracks, and the size of the grid.
  ///
  /// Tracks are worked out twice, as SwiftUI does: for what is offered, and again for the length that
  /// this makes. The second may be longer than the length that the grid reports.
  private mutating func measureLazyGrid(
    _ node: Int, _ grid: LazyGridContent, _ proposal: ProposedViewSize
  ) -> (lines: [(cells: [Int], length: CGFloat)], tracks: [GridTrack], size: CGSize) {
    let across = grid.axis.other
    let first = total(tracks(of: grid.tracks, in: proposal[across] ?? 0))
    let reported = max(proposal[across] ?? 0, first)
    let tracks = tracks(of: grid.tracks, in: reported)
    var size = CGSize.zero
    size[across] = reported
    guard !tracks.isEmpty else { return ([], [], size) }
    var lines: [(cells: [Int], length: CGFloat)] = []
    for child in tree.children(of: node) {
      let isWide = isSection(child)
      if lines.isEmpty || isWide || lines[lines.count - 1].cells.count == tracks.count
        || isSection(lines[lines.count - 1].cells[0])
      {
        lines.append(([], 0))
      }
      let track = isWide ? reported : tracks[lines[lines.count - 1].cells.count].length
      lines[lines.count - 1].cells.append(child)
      let length = self.size(child, cellProposal(grid, track))[grid.axis]
      lines[lines.count - 1].length = max(lines[lines.count - 1].length, length)
    }
    let gaps = CGFloat(max(lines.count - 1, 0)) * (grid.spacing ?? EdgeSpacing.fallback)
    size[grid.axis] = lines.reduce(gaps) { $0 + $1.length }
    return (lines, tracks, size)
  }

  /// Whether a child is a section's header or footer, which takes a line of its own.
  private func isSection(_ node: Int) -> Bool {
    if case .gridCell(.columns(.max)) = tree.nodes[node].kind { return true }
    return false
  }

  private func cellProposal(_ grid: LazyGridContent, _ track: CGFloat) -> ProposedViewSize {
    lazyStackProposal(grid.axis, track)
  }

  mutating func lazyGridSize(
    _ node: Int, _ grid: LazyGridContent, _ proposal: ProposedViewSize
  ) -> CGSize {
    measureLazyGrid(node, grid, proposal).size
  }

  mutating func addLazyGridPlacements(
    _ node: Int, _ grid: LazyGridContent, _ size: CGSize, _ proposal: ProposedViewSize
  ) {
    let across = grid.axis.other
    let measured = measureLazyGrid(node, grid, proposal)
    var drawn = CGSize.zero
    drawn[across] = total(measured.tracks)
    // Tracks that are longer than the grid together overflow its end.
    let start = max(
      defaultGuide(grid.alignment, in: size) - defaultGuide(grid.alignment, in: drawn), 0)
    var major: CGFloat = 0
    for line in measured.lines {
      var minor = start
      for (cell, track) in zip(line.cells, measured.tracks) {
        let isWide = isSection(cell)
        let length = isWide ? size[across] : track.length
        var box = CGSize.zero
        box[across] = length
        box[grid.axis] = line.length
        let inner = cellProposal(grid, length)
        let place = aligned(cell, inner, in: box, track.alignment ?? .center)
        var origin = CGPoint.zero
        origin[across] = (isWide ? 0 : minor) + place[across]
        origin[grid.axis] = major + place[grid.axis]
        placements.append(Placement(node: cell, origin: origin, proposal: inner))
        minor += length + track.gap
      }
      major += line.length + (grid.spacing ?? EdgeSpacing.fallback)
    }
  }
}
