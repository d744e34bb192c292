package import Foundation
import TenFoot

/// A face at a weight, as drawing uses it.
package struct FaceInstance: Sendable {
  /// The file.
  package let file: URL
  /// The file's bytes, mapped; the value keeps them where they are.
  package let data: Data
  /// The number of the face in the file.
  package let index: Int
  /// The settings of the face's axes as Cairo's font options and FreeType write them, such as
  /// `wght=700`; empty for a face without axes.
  package let variations: String
  /// Whether the glyphs bring their own colors.
  package let isColored: Bool
  /// Font units to the em.
  package let unitsPerEm: Int
  /// From the baseline up to the top of the line box at a size of one point.
  package let ascent: CGFloat
  /// From the baseline down to the bottom of the line box at a size of one point.
  package let descent: CGFloat

  init(_ face: Face) {
    file = face.file.url
    data = face.file.data
    index = face.index
    variations = face.weight.map { "wght=\($0)" } ?? ""
    isColored = face.font.isColored
    unitsPerEm = face.font.unitsPerEm
    ascent = face.metrics.ascent
    descent = face.metrics.descent
  }
}
