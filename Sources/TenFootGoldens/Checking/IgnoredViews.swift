import Foundation
import TenFoot

/// Views whose inside is not compared: where they are in the picture.
///
/// The views stay in the picture and in the golden. Their frames are compared: a view that moved or
/// has another size is a difference, whatever it shows.
struct IgnoredViews {
  /// Their frames in whole pixels, in the order of the names and of the nodes.
  let areas: [PixelArea]

  /// Finds the views of these names in all moments.
  ///
  /// - Throws: ``GoldenError/noSuchView(golden:identifier:)`` for a name that no view has, so that a
  ///   misspelled one does not pass for a difference.
  init(
    named identifiers: [String], in subject: GoldenSubject, golden: String
  ) throws(GoldenError) {
    var areas: [PixelArea] = []
    for identifier in identifiers {
      let found = subject.moments.enumerated().flatMap { index, moment in
        Self.areas(of: identifier, in: moment.composition.layout, frame: index)
      }
      guard !found.isEmpty else {
        throw .noSuchView(golden: golden, identifier: identifier)
      }
      areas += found
    }
    self.areas = areas
  }

  private static func areas(
    of identifier: String, in layout: LayoutTree, frame index: Int
  ) -> [PixelArea] {
    let canvas = layout.canvas
    return layout.nodes.scopes.compactMap { scope in
      guard case .identifier(identifier) = scope.name, let node = scope.nodes.first else {
        return nil
      }
      let area = PixelArea(
        around: layout.frames[Int(node)], scale: canvas.scale, inWidth: canvas.pixelWidth,
        height: canvas.pixelHeight)
      return area.map { area in
        var area = area
        area.y += index * canvas.pixelHeight
        return area
      }
    }
  }
}

extension PixelArea {
  /// All pixels that a rectangle in points touches, inside of a picture; `nil` when it touches none.
  init?(around rect: CGRect, scale: CGFloat, inWidth width: Int, height: Int) {
    func pixel(_ points: CGFloat, _ rule: FloatingPointRoundingRule, most: Int) -> Int {
      let place = (points * scale).rounded(rule)
      return place.isNaN ? 0 : Int(min(max(place, 0), CGFloat(most)))
    }
    let (left, right) = (
      pixel(rect.minX, .down, most: width), pixel(rect.maxX, .up, most: width)
    )
    let (top, bottom) = (
      pixel(rect.minY, .down, most: height), pixel(rect.maxY, .up, most: height)
    )
    guard left < right, top < bottom else { return nil }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Bitmap {
  /// The picture with areas in one flat color, so that nothing in them differs.
  func covering(_ areas: [PixelArea]) -> Bitmap {
    guard !areas.isEmpty else { return self }
    return Bitmap(width: width, height: height, isOpaque: isOpaque) { bytes in
      withUnsafeBytes { bytes.copyMemory(from: $0) }
      let pixels = bytes.bindMemory(to: UInt32.self)
      for area in areas {
        for y in min(area.y, height)..<min(area.maxY, height) {
          for x in min(area.x, width)..<min(area.maxX, width) {
            pixels[y * width + x] = 0xFF80_8080
          }
        }
      }
    }
  }
}
