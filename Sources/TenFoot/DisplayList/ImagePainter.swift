import Foundation

/// Turns an image in a frame into display items: one, or the nine of an image whose edges keep their
/// size.
nonisolated struct ImagePainter {
  let content: ImageContent
  /// The image's own size in points.
  let size: CGSize
  let snap: PixelSnapping

  /// Adds the items of the image in a frame.
  func paint(in frame: CGRect, into items: inout [DisplayItem]) {
    let tint = content.tint?.absolute(in: frame)
    if content.tint != nil, tint == nil { return }
    guard let resizing = content.resizing, resizing.mode == .tile || resizing.capInsets.isSet,
      size.width > 0, size.height > 0
    else {
      items.append(.image(image(.unit, in: snap(frame), tint)))
      return
    }
    let insets = resizing.capInsets
    let columns = bands(
      size.width, frame.minX, frame.width, before: insets.leading, behind: insets.trailing)
    let rows = bands(
      size.height, frame.minY, frame.height, before: insets.top, behind: insets.bottom)
    for (rowPart, row) in rows {
      for (columnPart, column) in columns {
        let part = CGRect(
          x: columnPart.lowerBound, y: rowPart.lowerBound,
          width: columnPart.upperBound - columnPart.lowerBound,
          height: rowPart.upperBound - rowPart.lowerBound)
        let rect = snap(
          CGRect(
            x: column.lowerBound, y: row.lowerBound, width: column.upperBound - column.lowerBound,
            height: row.upperBound - row.lowerBound))
        guard rect.width > 0, rect.height > 0, part.width > 0, part.height > 0 else { continue }
        if resizing.mode == .tile {
          let paint = DisplayPaint.image(
            content.source, part: part, pointsPerPixel: 1 / content.scale, origin: rect.origin)
          items.append(tiles(paint, in: rect, tint))
        } else {
          items.append(.image(image(part, in: rect, tint)))
        }
      }
    }
  }

  private func image(_ part: CGRect, in rect: CGRect, _ tint: DisplayPaint?) -> DisplayImage {
    DisplayImage(
      source: content.source, part: part, rect: rect, tint: tint,
      interpolation: content.interpolation, isAntialiased: content.isAntialiased)
  }

  /// A rectangle of tiles; those of a stencil are the mask of what it lets through.
  private func tiles(_ paint: DisplayPaint, in rect: CGRect, _ tint: DisplayPaint?) -> DisplayItem {
    let tiles = DisplayItem.fill(.rectangle(rect), paint, FillStyle())
    guard let tint else { return tiles }
    return .effect(.mask([tiles]), [.fill(.rectangle(rect), tint, FillStyle())])
  }

  /// The stretches of an axis before, between and behind the insets: in the image, from 0 to 1, and
  /// in the frame.
  private func bands(
    _ length: CGFloat, _ start: CGFloat, _ room: CGFloat, before: CGFloat, behind: CGFloat
  ) -> [(part: ClosedRange<CGFloat>, frame: ClosedRange<CGFloat>)] {
    let before = min(max(before, 0), length)
    let behind = min(max(behind, 0), length - before)
    // In a frame that has no room for both edges they share what there is.
    let squeeze = before + behind > room ? max(room, 0) / (before + behind) : 1
    let cuts = [0, before / length, 1 - behind / length, 1]
    let places = [0, before * squeeze, room - behind * squeeze, room].map { start + $0 }
    return (0..<3).compactMap { band in
      guard cuts[band] < cuts[band + 1], places[band] < places[band + 1] else { return nil }
      return (cuts[band]...cuts[band + 1], places[band]...places[band + 1])
    }
  }
}

extension EdgeInsets {
  nonisolated fileprivate var isSet: Bool { self != EdgeInsets() }
}

extension CGRect {
  /// All of an image.
  nonisolated static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}
