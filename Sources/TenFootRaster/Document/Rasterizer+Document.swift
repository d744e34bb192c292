public import Foundation
public import TenFoot

extension Rasterizer {
  /// Draws frames as the pages of a PDF document.
  ///
  /// Shapes and text stay such, and fonts are inside. Effects, materials, meshes and gradients by
  /// angle are pictures in the frames' own pixels. The same frames make the same bytes.
  ///
  /// - Parameter pages: The frames, a page each, of their size in points.
  /// - Returns: The bytes of a PDF file.
  /// - Throws: ``RasterError`` as the drawing of a frame does.
  public func pdf(_ pages: [DisplayList]) throws(RasterError) -> Data {
    var data = Data()
    let document = PDFPages(self) { bytes in
      data.append(bytes)
      return true
    }
    for page in pages { try document.add(page) }
    try document.finish()
    return data
  }

  /// Draws a frame as an SVG drawing, with text as outlines.
  ///
  /// - Parameter list: What to draw.
  /// - Returns: The bytes of an SVG file.
  /// - Throws: ``RasterError`` as the drawing of a frame does.
  public func svg(_ list: DisplayList) throws(RasterError) -> Data {
    var data = Data()
    let document = try CairoDocument(.svg, size: list.size) { bytes in
      data.append(bytes)
      return true
    }
    try draw(list, on: document)
    try document.finish()
    return SVGNames.fromOne(data)
  }

  func draw(_ list: DisplayList, on document: CairoDocument) throws(RasterError) {
    let size = try PixelSize(of: list)
    _ = try list.looksBehind()
    try withResources { (resources) throws(RasterError) in
      try document.addPage(
        size: list.size, scale: list.scale
      ) { (context) throws(RasterError) in
        let painter = FramePainter(
          onPageOf: context,
          showing: PixelRect(minX: 0, minY: 0, maxX: size.width, maxY: size.height),
          in: PixelSpace(scale: list.scale), page: DocumentPage(list), resources: resources)
        try painter.paint(list)
      }
    }
  }
}
