import Foundation
import TenFoot

extension DrawingResources {
  /// The largest em that is drawn, in pixels: a glyph's outline then still has coordinates that
  /// Cairo can hold.
  private static let largestEm = 50_000.0

  /// The em of a run in pixels; `nil` if nothing of it can be seen.
  func pixelSize(of run: GlyphRun, in space: PixelSpace) -> Double? {
    guard let size = space.coordinate(run.fontSize), size > 0 else { return nil }
    // Below this, FreeType's own fixed point numbers come to nothing.
    return size < 0.1 ? nil : min(size, Self.largestEm * space.reach / PixelSpace.farthest)
  }

  /// The whole pixels that a run's glyphs touch.
  func bounds(of run: GlyphRun, in space: PixelSpace) throws(RasterError) -> PixelRect {
    guard let size = pixelSize(of: run, in: space) else { return .empty }
    guard try hasOnlyPictures(run.face) else {
      return GlyphBuffer(run, in: space).bounds(in: try font(run.face, pixelSize: size))
    }
    var all = PixelRect.empty
    for glyph in run.glyphs {
      guard let (_, rect) = try picture(of: glyph, in: run, size: size, space) else { continue }
      all = all.union(rect)
    }
    return all
  }

  /// A glyph's picture and the whole pixels it stands on, so that it stays sharp.
  func picture(
    of glyph: GlyphRun.Glyph, in run: GlyphRun, size: Double, _ space: PixelSpace
  ) throws(RasterError) -> (picture: ScaledPicture, rect: PixelRect)? {
    guard let origin = space.point(glyph.position),
      let picture = try picture(of: glyph.index, face: run.face, pixelSize: size)
    else { return nil }
    let x = Int((origin.x + picture.left).rounded())
    let y = Int((origin.y - picture.top).rounded())
    let rect = PixelRect(
      minX: x, minY: y, maxX: x + picture.width, maxY: y + picture.height)
    return (picture, rect)
  }
}
