import Foundation
import TenFoot
import TenFootRaster

extension DisplayList {
  /// The checksum of all that is drawn: of the text form, and of what that leaves out for people.
  ///
  /// Two lists of one checksum make the same pixels by the same rasterizer.
  var fingerprint: Checksum {
    let list = numberingFacesByUse
    var text = list.description + " \(list.ditheredGradients)\n"
    for item in list.items { item.write(to: &text) }
    return Checksum(of: text)
  }
}

extension DisplayItem {
  /// Writes what the text form leaves out.
  fileprivate func write(to text: inout String) {
    switch self {
    case .fill(let outline, let paint, let style):
      text += "fill \(outline.complete) \(paint.complete) \(reflecting: style)\n"
    case .stroke(let outline, let paint, let style):
      text += "stroke \(outline.complete) \(paint.complete) \(reflecting: style)\n"
    case .glyphs(let run, let paint):
      text += "glyphs \(run.fontSize) \(paint.complete)"
      for glyph in run.glyphs {
        text += " \(glyph.index)@\(glyph.position.x),\(glyph.position.y)"
      }
      text += "\n"
    case .image(let image):
      text += "image \(image.part) \(image.rect) \(image.tint?.complete ?? "")"
      text += " \(image.interpolation) \(image.isAntialiased) \(image.source.complete)\n"
    case .group(let group):
      text += "group \(group.opacity) \(group.clip?.complete ?? "") "
      text += "\(reflecting: group.clipStyle)\n"
      for item in group.items { item.write(to: &text) }
      text += "end\n"
    case .effect(.mask(let mask), let items):
      for item in mask { item.write(to: &text) }
      text += "masked\n"
      for item in items { item.write(to: &text) }
      text += "end\n"
    case .effect(let effect, let items):
      text += "\(reflecting: effect)\n"
      for item in items { item.write(to: &text) }
      text += "end\n"
    }
  }
}

extension DisplayPaint {
  /// The paint with every number in it.
  fileprivate var complete: String {
    guard case .image(let source, let part, let pointsPerPixel, let origin, let opacity) = self
    else {
      return String(reflecting: self)
    }
    return "tiles \(part) \(pointsPerPixel) \(origin) \(opacity) \(source.complete)"
  }
}

extension ImageSource {
  /// A checksum of the image, wherever it is.
  fileprivate var complete: String {
    switch self {
    case .data(let data): "\(Checksum(data))"
    // The file's place is no part of the picture, and a file that can't be read is none either.
    case .file(let url): (try? Data(contentsOf: url)).map { "\(Checksum($0))" } ?? ""
    case .bitmap(let bitmap): bitmap.withUnsafeBytes { "\(Checksum(Data($0)))" }
    case .missingAsset(let name, _): name
    }
  }
}

extension Outline {
  /// The outline with every number in it.
  fileprivate var complete: String {
    guard case .path(let path) = self else { return String(reflecting: self) }
    return path.elements.map { String(reflecting: $0) }.joined(separator: " ")
  }
}

extension String.StringInterpolation {
  /// A value with all that is in it.
  fileprivate mutating func appendInterpolation(reflecting value: some Any) {
    appendLiteral(String(reflecting: value))
  }
}
