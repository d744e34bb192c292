import Foundation

@testable import TenFootText

/// HarfBuzz's own command, as the outside source of glyphs and advances.
struct HBShape: Decodable, Equatable {
  let g: UInt32
  let ax: Int
  let dx: Int
  let dy: Int

  /// Shapes a text with the file of a face, in font units, and gives the glyphs from left to right.
  static func shape(
    _ text: String, with face: FaceInstance, features: String = "", language: String = "en"
  ) throws
    -> [HBShape]
  {
    let scalars = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: ",")
    var arguments = [
      "--output-format=json", "--no-glyph-names", "--unicodes=\(scalars)",
      "--variations=\(face.weight.map { "wght=\($0)" } ?? "")", "--features=\(features)",
      "--language=\(language)",
    ]
    arguments.append(face.file.path)
    let output = try Command.run("hb-shape", arguments)
    return try JSONDecoder().decode([HBShape].self, from: output)
  }
}
