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
  /// The axes that Cairo must still set, such as `wght=650`; empty where the face is already open in
  /// a named instance of the font.
  let variations: String
  /// How far the letters are slanted: a share of the height.
  let slant: CGFloat

  /// Opens the face of a catalog's instance.
  init(_ instance: FaceInstance) throws(RasterError) {
    slant = instance.slant
    let axes = [("wght", instance.weight), ("wdth", instance.width)].compactMap { tag, value in
      value.map { (tag: tag, value: $0) }
    }
    var library: FT_Library?
    let started = FT_Init_FreeType(&library)
    guard started == 0, let library else {
      throw Self.failure(started, "start", instance)
    }
    let bytes = NSData(data: instance.data)
    do throws(RasterError) {
      let plain = try Self.open(instance.index, of: bytes, in: library, instance)
      if let named = Self.namedInstance(of: plain, in: library, at: axes) {
        FT_Done_Face(plain)
        // FreeType counts named instances from 1, in the upper half of a face's index.
        face = try Self.open(instance.index | named << 16, of: bytes, in: library, instance)
        variations = ""
      } else {
        face = plain
        variations = axes.map { "\($0.tag)=\($0.value)" }.joined(separator: ",")
      }
    } catch {
      FT_Done_FreeType(library)
      throw error
    }
    self.library = library
    self.bytes = bytes
  }

  private static func open(
    _ index: Int, of bytes: NSData, in library: FT_Library, _ instance: FaceInstance
  ) throws(RasterError) -> FT_Face {
    var face: FT_Face?
    let opened = FT_New_Memory_Face(
      library, bytes.bytes.assumingMemoryBound(to: UInt8.self), FT_Long(bytes.length),
      FT_Long(index), &face)
    guard opened == 0, let face else { throw failure(opened, "open face \(index)", instance) }
    return face
  }

  private static func failure(
    _ code: FT_Error, _ doing: String, _ instance: FaceInstance
  ) -> RasterError {
    .font(
      file: instance.file.path,
      reason: "FreeType reports error \(code) when it is asked to \(doing)")
  }

  /// The number of the named instance that stands at places on some axes, and at the font's defaults
  /// on all others.
  ///
  /// Fonts name the weights that people ask for. Cairo 1.16 sets other weights from a text that it
  /// copies and leaks whenever glyphs are shown.
  private static func namedInstance(
    of face: FT_Face, in library: FT_Library, at places: [(tag: String, value: Int)]
  ) -> Int? {
    var description: UnsafeMutablePointer<FT_MM_Var>?
    guard !places.isEmpty, FT_Get_MM_Var(face, &description) == 0, let description else {
      return nil
    }
    defer { FT_Done_MM_Var(library, description) }
    let axes = (0..<Int(description.pointee.num_axis)).map { description.pointee.axis[$0] }
    let wanted = axes.map { axis in
      let place = places.first { place in
        place.tag.utf8.reduce(FT_ULong(0)) { $0 << 8 | FT_ULong($1) } == axis.tag
      }
      return place.map { FT_Fixed($0.value) << 16 } ?? axis.def
    }
    return (0..<Int(description.pointee.num_namedstyles)).first { number in
      let coordinates = description.pointee.namedstyle[number].coords
      return axes.indices.allSatisfy { coordinates?[$0] == wanted[$0] }
    }.map { $0 + 1 }
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
