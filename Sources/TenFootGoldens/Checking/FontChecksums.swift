import Synchronization
import TenFoot
import TenFootRaster
import TenFootText

/// The checksums of font files, each computed once in a process.
final class FontChecksums: Sendable {
  /// A file does not change while it is mapped, so all users share what is known.
  static let shared = FontChecksums()

  private let known = Mutex<[String: Checksum]>([:])

  /// The files that a display list draws glyphs from.
  func checksums(of list: DisplayList, in catalog: FontCatalog) -> [String: Checksum] {
    var checksums: [String: Checksum] = [:]
    for face in list.faces {
      let instance = catalog.instance(face)
      checksums[instance.file.lastPathComponent] = known.withLock { known in
        if let checksum = known[instance.file.path] { return checksum }
        let checksum = Checksum(instance.data)
        known[instance.file.path] = checksum
        return checksum
      }
    }
    return checksums
  }
}

extension DisplayList {
  /// The faces of its glyphs, in the order of their first use.
  var faces: [FontFaceID] {
    var seen: Set<FontFaceID> = []
    var faces: [FontFaceID] = []
    _ = Self.map(items) { face in
      if seen.insert(face).inserted { faces.append(face) }
      return face
    }
    return faces
  }

  /// The same list with faces numbered by their first use: a catalog's own numbers depend on what
  /// was drawn before.
  var numberingFacesByUse: DisplayList {
    let numbers = Dictionary(
      uniqueKeysWithValues: zip(faces, (0...).lazy.map { FontFaceID(rawValue: $0) }))
    var list = self
    list.items = Self.map(items) { numbers[$0] ?? $0 }
    return list
  }

  /// Items with their faces replaced, those inside of others too.
  private static func map(
    _ items: [DisplayItem], _ replace: (FontFaceID) -> FontFaceID
  ) -> [DisplayItem] {
    items.map { item in
      if case .effect(.mask(let shape), let items) = item {
        return .effect(.mask(map(shape, replace)), map(items, replace))
      }
      if let nested = item.nested { return item.holding(map(nested, replace)) }
      guard case .glyphs(var run, let paint) = item else { return item }
      run.face = replace(run.face)
      return .glyphs(run, paint)
    }
  }
}
