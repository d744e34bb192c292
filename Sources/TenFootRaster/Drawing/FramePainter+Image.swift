import Foundation
import TenFoot

extension FramePainter {
  /// The largest size in which stretched images are kept.
  private static let mostKeptPixels = 16 << 20

  /// Draws an image stretched over a rectangle, or a sign in its place if it can't be read.
  func paint(_ image: DisplayImage, opacity: Double) throws(RasterError) {
    guard let edges = space.edges(of: image.rect), edges.width > 0, edges.height > 0 else { return }
    let picture: Picture
    do { picture = try resources.images.picture(for: image.source) } catch {
      return try paintPlaceholder(in: image.rect, edges, opacity: opacity)
    }
    try context.saving { () throws(RasterError) in
      guard context.setPath(.rectangle(image.rect), in: space) else { return }
      context.clip(FillStyle(antialiased: image.isAntialiased))
      if isDocument, case .drawing(let drawing) = picture, image.isWhole, image.tint == nil {
        return try draw(drawing, in: edges, opacity: opacity)
      }
      let bitmap = try bitmap(of: image, picture, edges)
      guard let tint = image.tint else {
        return try context.withSource(bitmap, stretchedOver: edges, image.interpolation) {
          context.paint(opacity: opacity)
        }
      }
      let bounds = PixelRect(around: edges.minX, edges.minY, edges.maxX, edges.maxY)
      try withSource(tint, opacity: opacity, bounds: bounds) { () throws(RasterError) in
        try context.mask(with: bitmap, stretchedOver: edges, image.interpolation)
      }
    }
    try context.check("draw an image")
  }

  /// The pixels of a part of an image: as many as it covers, where it stands on whole ones; else its
  /// own, or of a drawing as many as it may cover.
  private func bitmap(
    of image: DisplayImage, _ picture: Picture, _ edges: CGRect
  ) throws(RasterError) -> Bitmap {
    if context.isAligned, let whole = PixelRect(exactly: edges), whole.area <= Self.mostKeptPixels {
      return try resources.bitmap(
        of: image.source, picture, image.part, width: whole.width, height: whole.height,
        image.interpolation)
    }
    guard case .drawing = picture else { return try picture.bitmap().cropped(to: image.part) }
    let device = edges.applying(transform)
    func pixels(_ length: CGFloat) -> Int {
      Int(min(max(length, 1), CGFloat(PixelSize.longestSide) / 4).rounded(.up))
    }
    return try resources.bitmap(
      of: image.source, picture, image.part, width: pixels(max(edges.width, device.width)),
      height: pixels(max(edges.height, device.height)))
  }

  /// Draws a drawing as such into a document.
  private func draw(
    _ drawing: SVGDrawing, in rect: CGRect, opacity: Double
  ) throws(RasterError) {
    if opacity >= 1 { return try drawing.draw(on: context, in: rect) }
    try context.fading(to: opacity) { () throws(RasterError) in
      try drawing.draw(on: context, in: rect)
    }
  }

  /// Lets `body` draw with a part of an image, again and again.
  func withTiles(
    of source: ImageSource, _ part: CGRect, pointsPerPixel: CGFloat, from origin: CGPoint,
    opacity: Double, _ body: () throws(RasterError) -> Void
  ) throws(RasterError) {
    let picture: Picture
    do { picture = try resources.images.picture(for: source) } catch {
      context.setSource(Self.placeholderGround, opacity: opacity)
      return try body()
    }
    let size = picture.size
    func pixels(_ length: Int, _ part: CGFloat) -> Int? {
      space.coordinate(CGFloat(length) * part * pointsPerPixel)
        .map { max(Int(min($0, 16_384).rounded()), 1) }
    }
    guard let width = pixels(size.width, part.width), let height = pixels(size.height, part.height),
      let place = space.point(origin)
    else { return }
    let tile = try resources.bitmap(
      of: source, picture, part, width: width, height: height, opacity: opacity)
    try context.withTiles(tile, x: Int(place.x.rounded()), y: Int(place.y.rounded()), body)
  }

  /// Draws a bitmap pixel by pixel.
  func paint(_ bitmap: Bitmap, in rect: PixelRect, opacity: Double) throws(RasterError) {
    try context.withSource(bitmap, x: rect.minX, y: rect.minY) { () throws(RasterError) in
      try context.saving { () throws(RasterError) in
        context.clip(to: rect)
        context.paint(opacity: opacity)
      }
    }
  }

  /// Between black and white, so that it is seen on both.
  private static let placeholderGround = Color.Resolved(red: 0.45, green: 0.45, blue: 0.47)

  /// Draws a gray box with a cross from corner to corner.
  private func paintPlaceholder(
    in rect: CGRect, _ edges: CGRect, opacity: Double
  ) throws(RasterError) {
    let cross = Color.Resolved(red: 0.75, green: 0.75, blue: 0.77)
    try context.saving { () throws(RasterError) in
      guard context.setPath(.rectangle(rect), in: space) else { return }
      context.clip()
      context.setSource(Self.placeholderGround, opacity: opacity)
      context.paint()
      context.setCrossPath(in: edges)
      context.setSource(cross, opacity: opacity)
      context.stroke(StrokeStyle(lineWidth: max(min(edges.width, edges.height) / 32, 1)))
    }
    try context.check("draw the sign for a missing image")
  }
}

extension DisplayImage {
  /// Whether all of the image is drawn.
  fileprivate var isWhole: Bool { part == CGRect(x: 0, y: 0, width: 1, height: 1) }
}
