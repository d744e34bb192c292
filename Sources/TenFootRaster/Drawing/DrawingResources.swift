import Foundation
import TenFoot
import TenFootText

/// What a rasterizer keeps from frame to frame; used by one thread at a time.
final class DrawingResources {
  private struct FontKey: Hashable {
    let face: FontFaceID
    let pixelSize: Double
  }

  private struct PictureKey: Hashable {
    let face: FontFaceID
    let glyph: UInt32
    let pixelSize: Double
  }

  private struct BlurKey: Hashable {
    let items: [DisplayItem]
    let blur: GaussianBlur
    let tint: Color.Resolved?
    let space: PixelSpace
    let transform: CGAffineTransform
    /// The pixels that were blurred, and those that are kept of it.
    let source: PixelRect
    let target: PixelRect
  }

  private struct ScaledImageKey: Hashable {
    let source: ImageSource
    let part: CGRect
    let width: Int
    let height: Int
    let interpolation: TenFoot.Image.Interpolation
    let opacity: Double
  }

  private let catalog: FontCatalog
  let images: ImageStore
  private var faces: [FontFaceID: FreeTypeFace] = [:]
  // Fonts are counted, not weighed: Cairo bounds the glyphs that each keeps.
  private var fonts = LeastRecentCache<FontKey, CairoFont>(budget: 128)
  private var gradients = LeastRecentCache<GradientPixels, Bitmap>(budget: 64 << 20)
  private var meshes = LeastRecentCache<MeshPixels, Bitmap>(budget: 64 << 20)
  private var blurs = LeastRecentCache<BlurKey, Layer>(budget: 64 << 20)
  private var scaledImages = LeastRecentCache<ScaledImageKey, Bitmap>(budget: 64 << 20)
  private var pictures = LeastRecentCache<PictureKey, ScaledPicture?>(budget: 16 << 20)

  private var scratch: ScratchFrame?

  init(catalog: FontCatalog, images: ImageStore) {
    self.catalog = catalog
    self.images = images
  }

  /// Memory to draw parts of a frame on.
  func scratch(of frame: PixelRect) -> ScratchFrame {
    if let scratch, scratch.rect == frame { return scratch }
    let made = ScratchFrame(frame)
    scratch = made
    return made
  }

  /// Whether a face's glyphs are pictures.
  func hasOnlyPictures(_ id: FontFaceID) throws(RasterError) -> Bool {
    try face(id).hasOnlyPictures
  }

  /// A face at a size.
  func font(_ id: FontFaceID, pixelSize: Double) throws(RasterError) -> CairoFont {
    let key = FontKey(face: id, pixelSize: pixelSize)
    if let font = fonts.value(for: key) { return font }
    let font = try CairoFont(face(id), pixelSize: pixelSize)
    fonts.keep(font, for: key, cost: 1)
    return font
  }

  /// A color glyph at a size; `nil` if the face has no picture of it.
  func picture(
    of glyph: UInt32, face id: FontFaceID, pixelSize: Double
  ) throws(RasterError) -> ScaledPicture? {
    let key = PictureKey(face: id, glyph: glyph, pixelSize: pixelSize)
    if let picture = pictures.value(for: key) { return picture }
    let picture = try face(id).picture(of: glyph, pixelSize: pixelSize)
    let scaled = try picture.map { picture throws(RasterError) in
      try ScaledPicture(picture, pixelSize: pixelSize)
    }
    let size = scaled.map { $0.bitmap.bytesPerRow * $0.bitmap.height } ?? 0
    pictures.keep(scaled, for: key, cost: size + 64)
    return scaled
  }

  /// A gradient's picture.
  func bitmap(of gradient: GradientPixels) -> Bitmap {
    if let bitmap = gradients.value(for: gradient) { return bitmap }
    let bitmap = gradient.draw()
    gradients.keep(bitmap, for: gradient, cost: bitmap.bytesPerRow * bitmap.height)
    return bitmap
  }

  /// A mesh's picture.
  func bitmap(of mesh: MeshPixels) throws(RasterError) -> Bitmap {
    if let bitmap = meshes.value(for: mesh) { return bitmap }
    let bitmap = try mesh.draw()
    meshes.keep(bitmap, for: mesh, cost: bitmap.bytesPerRow * bitmap.height)
    return bitmap
  }

  /// A layer of items, blurred and perhaps tinted; shadows stay where they are in most frames.
  func blurred(
    _ layer: Layer, _ items: [DisplayItem], by blur: GaussianBlur,
    in painter: borrowing FramePainter, tint: Color.Resolved? = nil
  ) -> Layer {
    let target = layer.rect.expanded(by: blur.reach)
    let key = BlurKey(
      items: items, blur: blur, tint: tint, space: painter.space, transform: painter.transform,
      source: layer.rect, target: target)
    if let known = blurs.value(for: key) { return known }
    var blurred = layer
    if let tint { blurred = blurred.silhouette(in: tint) }
    blurred = blur.apply(to: blurred, in: target)
    blurs.keep(blurred, for: key, cost: blurred.rect.area * 4)
    return blurred
  }

  /// A part of an image in so many pixels: a good filter takes longer than all else in a frame, and
  /// most images keep their size from one frame to the next.
  func bitmap(
    of source: ImageSource, _ picture: Picture, _ part: CGRect, width: Int, height: Int,
    _ interpolation: TenFoot.Image.Interpolation = .medium, opacity: Double = 1
  ) throws(RasterError) -> Bitmap {
    let isWhole = part == CGRect(x: 0, y: 0, width: 1, height: 1)
    if case .pixels(let bitmap) = picture, isWhole, bitmap.width == width, bitmap.height == height,
      opacity >= 1
    {
      return bitmap
    }
    let key = ScaledImageKey(
      source: source, part: part, width: width, height: height, interpolation: interpolation,
      opacity: opacity)
    if let scaled = scaledImages.value(for: key) { return scaled }
    let scaled = try picture.bitmap(
      of: part, width: width, height: height, interpolation, opacity: opacity)
    scaledImages.keep(scaled, for: key, cost: scaled.bytesPerRow * scaled.height)
    return scaled
  }

  private func face(_ id: FontFaceID) throws(RasterError) -> FreeTypeFace {
    if let known = faces[id] { return known }
    let face = try FreeTypeFace(catalog.instance(id))
    faces[id] = face
    return face
  }
}
