import Foundation
import TenFoot
import TenFootFonts

/// What a catalog has opened and found out so far.
struct CatalogState {
  /// The answer to a font descriptor.
  struct Primary: Sendable {
    /// The face asked for, or the nearest.
    var face: Face
    /// What about it is not as asked for.
    var issues: [ShapedText.Issue]
  }

  private struct Request: Hashable {
    var family: FontDescriptor.Family
    var style: Style
  }

  private struct FaceKey: Hashable {
    var source: Int
    var style: FaceStyle
  }

  /// What of a font decides between the faces of a family.
  private struct Style: Hashable {
    var weight: Int
    var width: Int
    var isItalic: Bool

    init(_ font: FontDescriptor) {
      weight = font.weight
      width = font.widthPercent
      isItalic = font.isItalic
    }
  }

  private struct FallbackKey: Hashable {
    var scalar: Unicode.Scalar
    var prefersEmoji: Bool
    var style: Style
  }

  /// All faces on offer, the bundled ones first.
  private(set) var sources: [FontSource]
  private var families: [[Int]] = []
  private var extras: ExtraFonts
  private var files: [String: FontFile] = [:]
  private var opened: [Face]
  private var faces: [FaceKey: Face?] = [:]
  private var primaries: [Request: Primary] = [:]
  private var fallbacks: [FallbackKey: Face?] = [:]
  private var problems: [FontError] = []

  /// Opens the face that everything else falls back on.
  init(bundled folder: String, extras: ExtraFonts) throws(FontError) {
    sources = BundledFonts.all.map { FontSource($0, in: folder) }
    self.extras = extras
    let file = try FontFile(mapping: URL(filePath: sources[0].path))
    files[sources[0].path] = file
    let style = FaceStyle(weight: 400, width: 100, slant: 0)
    let root = Face(id: FontFaceID(rawValue: 0), file: file, source: sources[0], style: style)
    opened = [root]
    faces[FaceKey(source: 0, style: style)] = root
    groupFamilies(from: 0)
  }

  /// What is wrong with fonts that were needed.
  var allProblems: [FontError] { problems + extras.problems }

  /// The names of the files that are open, in order.
  var openFiles: [String] { files.values.map(\.url.lastPathComponent).sorted() }

  /// The face with a number, or the first.
  func face(_ id: FontFaceID) -> Face {
    opened.indices.contains(id.rawValue) ? opened[id.rawValue] : opened[0]
  }

  /// The face that a font starts with.
  mutating func primary(for font: FontDescriptor) -> Primary {
    let request = Request(family: font.family, style: Style(font))
    if let known = primaries[request] { return known }
    let primary = findPrimary(for: font)
    primaries[request] = primary
    return primary
  }

  /// The face for a grapheme cluster that the primary face lacks.
  mutating func fallback(
    for scalars: [Unicode.Scalar], prefersEmoji: Bool, like font: FontDescriptor
  ) -> Face? {
    guard let first = scalars.first else { return nil }
    guard scalars.count == 1 else {
      return findFallback(for: scalars, prefersEmoji: prefersEmoji, like: font)
    }
    let key = FallbackKey(
      scalar: first, prefersEmoji: prefersEmoji, style: Style(font))
    if let known = fallbacks[key] { return known }
    let face = findFallback(for: scalars, prefersEmoji: prefersEmoji, like: font)
    if fallbacks.count >= Self.fallbackLimit { fallbacks.removeAll(keepingCapacity: true) }
    fallbacks[key] = .some(face)
    return face
  }

  /// Reads the folders of extra fonts, if that has not been done.
  mutating func readExtras() {
    guard extras.sources == nil else { return }
    let first = sources.count
    sources += extras.read()
    groupFamilies(from: first)
  }

  /// How many answers to keep: all characters of a few scripts, at a few hundred bytes each.
  private static let fallbackLimit = 8_192

  private mutating func groupFamilies(from first: Int) {
    var places: [String: Int] = [:]
    for index in sources.indices.dropFirst(first) {
      let name = sources[index].family.lowercased()
      if let place = places[name] {
        families[place].append(index)
      } else {
        places[name] = families.count
        families.append([index])
      }
    }
  }
}

extension BundledFonts {
  /// The family that stands for a design in a width, in hundredths of the usual.
  static func family(for design: Font.Design, width: Int) -> String {
    switch design {
    // Halfway between the two widths.
    case .default, .rounded: width < 88 ? condensedFamily : textFamily
    case .serif: serifFamily
    case .monospaced: monospacedFamily
    }
  }
}

extension CatalogState {
  private mutating func findPrimary(for font: FontDescriptor) -> Primary {
    var issues: [ShapedText.Issue] = []
    var candidates: [Int]?
    switch font.family {
    case .system(let design):
      let name = BundledFonts.family(for: design, width: font.widthPercent)
      candidates = families.first { sources[$0[0]].family == name }
    case .named(let name):
      candidates = family(named: name)
      if candidates == nil {
        issues.append(.missingFamily(name, nearest: nearestFamily(to: name)))
      }
    }
    let face =
      candidates.flatMap { open(bestOf: $0, like: font, isAskedFor: true) }
      ?? open(bestOf: families[0], like: font, isAskedFor: true) ?? opened[0]
    if !face.source.draws(widthOf: font) { issues.append(.missingWidth(face.family)) }
    if face.style.slant != 0 { issues.append(.missingItalic(face.family)) }
    return Primary(face: face, issues: issues)
  }

  private mutating func family(named name: String) -> [Int]? {
    readExtras()
    let name = name.lowercased()
    let matches = families.filter { sources[$0[0]].family.lowercased() == name }
    // Extra fonts stand behind the bundled ones, and go first by name.
    return matches.last
  }

  private func nearestFamily(to name: String) -> String? {
    NearestName.find(name, among: families.map { sources[$0[0]].family })
  }

  private mutating func findFallback(
    for scalars: [Unicode.Scalar], prefersEmoji: Bool, like font: FontDescriptor
  ) -> Face? {
    // Emoji that are asked for as text are drawn as emoji rather than as a box.
    let passes: [(BundledFont.Role) -> Bool] =
      prefersEmoji
      ? [{ $0 == .emoji }, { $0 != .emoji }] : [{ $0 != .emoji }, { $0 == .emoji }]
    for extrasToo in [false, true] {
      if extrasToo {
        guard !extras.places.isEmpty else { break }
        readExtras()
      }
      for isWanted in passes {
        for family in families {
          let first = sources[family[0]]
          guard isWanted(first.role), first.mayServe(scalars[0]),
            let face = open(bestOf: family, like: font), scalars.allSatisfy(face.font.maps)
          else { continue }
          return face
        }
      }
    }
    return nil
  }

  /// Opens the member of a family that is nearest to a style; a damaged file is passed over.
  private mutating func open(
    bestOf family: [Int], like font: FontDescriptor, isAskedFor: Bool = false
  ) -> Face? {
    let ranked = family.sorted {
      sources[$0].distance(to: font) < sources[$1].distance(to: font)
    }
    for index in ranked {
      let source = sources[index]
      let style = FaceStyle(
        weight: font.weight.clamped(to: source.weights),
        width: font.widthPercent.clamped(to: source.widths),
        slant: source.slant(for: font, isAskedFor: isAskedFor))
      if let face = open(index, style) { return face }
    }
    return nil
  }

  private mutating func open(_ index: Int, _ style: FaceStyle) -> Face? {
    let source = sources[index]
    let key = FaceKey(source: index, style: style)
    if let known = faces[key] { return known }
    let face = map(source.path).map { file in
      Face(id: FontFaceID(rawValue: opened.count), file: file, source: source, style: style)
    }
    if let face { opened.append(face) }
    faces[key] = .some(face)
    return face
  }

  private mutating func map(_ path: String) -> FontFile? {
    if let known = files[path] { return known }
    do {
      let file = try FontFile(mapping: URL(filePath: path))
      files[path] = file
      return file
    } catch {
      if !problems.contains(error) { problems.append(error) }
      return nil
    }
  }
}
