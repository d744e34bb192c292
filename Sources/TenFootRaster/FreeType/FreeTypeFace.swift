import CFreeType
import Foundation
import TenFootText

/// A font file's face, open for drawing.
///
/// Each face has a FreeType library of its own, because Cairo may let go of a face on any thread
/// and a library must not be used from two at once.
final class FreeTypeFace {
  private let library: FT_Library
  private let face: FT_Face
  /// The file's bytes, which FreeType reads for as long as the face lives.
  private let bytes: NSData

  /// Opens the face of a catalog's instance.
  init(_ instance: FaceInstance) throws(RasterError) {
    func failure(_ code: FT_Error, _ doing: String) -> RasterError {
      .font(
        file: instance.file.path,
        reason: "FreeType reports error \(code) when it is asked to \(doing)")
    }
    var library: FT_Library?
    let started = FT_Init_FreeType(&library)
    guard started == 0, let library else { throw failure(started, "start") }
    bytes = NSData(data: instance.data)
    var face: FT_Face?
    let opened = FT_New_Memory_Face(
      library, bytes.bytes.assumingMemoryBound(to: UInt8.self), FT_Long(bytes.length),
      FT_Long(instance.index), &face)
    guard opened == 0, let face else {
      FT_Done_FreeType(library)
      throw failure(opened, "open face \(instance.index)")
    }
    self.library = library
    self.face = face
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  /// The `FT_Face`, for Cairo alone; valid while this object lives.
  var handle: UnsafeMutableRawPointer { UnsafeMutableRawPointer(face) }

  /// Whether the face has pictures at fixed sizes and no outlines: a bitmap emoji font.
  var hasOnlyPictures: Bool {
    face.pointee.num_fixed_sizes > 0 && face.pointee.face_flags & FT_Long(1) == 0
  }

  /// The picture of a glyph, from the smallest set that is at least `pixelSize` pixels an em, or
  /// else from the largest; `nil` if the glyph has none.
  func picture(of glyph: UInt32, pixelSize: Double) -> GlyphPicture? {
    guard let set = pictureSet(for: pixelSize), FT_Select_Size(face, set.index) == 0,
      FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0, let slot = face.pointee.glyph
    else { return nil }
    return GlyphPicture(slot.pointee, pixelsPerEm: set.pixelsPerEm)
  }

  private func pictureSet(for pixelSize: Double) -> (index: FT_Int, pixelsPerEm: Double)? {
    guard let sizes = face.pointee.available_sizes else { return nil }
    let sets = (0..<Int(face.pointee.num_fixed_sizes)).map { index in
      // FreeType counts in 64ths of a pixel.
      (index: FT_Int(index), pixelsPerEm: Double(sizes[index].y_ppem) / 64)
    }
    let largeEnough = sets.filter { $0.pixelsPerEm >= pixelSize }
    return largeEnough.min { $0.pixelsPerEm < $1.pixelsPerEm }
      ?? sets.max { $0.pixelsPerEm < $1.pixelsPerEm }
  }
}
