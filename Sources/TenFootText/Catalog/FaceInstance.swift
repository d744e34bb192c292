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
  /// The setting of the face's weight axis; `nil` for a face without one.
  package let weight: Int?
  /// The setting of the face's width axis, in hundredths of the usual; `nil` for a face without one.
  package let width: Int?
  /// How far the letters are slanted: a share of the height.
  package let slant: CGFloat
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
    weight = face.weight
    width = face.width
    slant = face.style.slant
    isColored = face.font.isColored
    unitsPerEm = face.font.unitsPerEm
    ascent = face.metrics.ascent
    descent = face.metrics.descent
  }
}
