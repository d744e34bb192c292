public import Foundation

/// An image, again and again.
public nonisolated struct ImagePaint: ShapeStyle {
  /// The image.
  public var image: Image
  /// The part of the image that is drawn, from 0 to 1 on both axes.
  public var sourceRect: CGRect
  /// How much larger than its own size the image is drawn.
  public var scale: CGFloat

  /// Creates a style that tiles an image, or a part of it; symbols can't be tiled.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// The image in an environment; nothing where it is a symbol or no part of it is left.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    let part = sourceRect.intersection(whole)
    guard let content = image.content(in: environment), scale.isFinite, scale > 0, !part.isNull,
      part.width > 0, part.height > 0
    else { return Color.clear._paint(in: environment) }
    return _ResolvedPaint(
      .image(content.source, part: part, pointsPerPixel: scale / content.scale))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// An image, or a part of it, again and again.
  public nonisolated static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
