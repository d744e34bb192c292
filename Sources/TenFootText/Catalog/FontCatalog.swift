public import Foundation
import Synchronization
package import TenFoot
import TenFootFonts

/// The faces that text is set in: those that come with TenFoot, and those you bring along.
///
/// Nothing is scanned. A file is mapped into memory when the first character needs it, and stays as
/// long as the catalog. A catalog may be shared by any number of threads.
public final class FontCatalog: Sendable {
  private let state: Mutex<CatalogState>

  /// Opens the bundled fonts, and notes down fonts of your own.
  ///
  /// A family asked for by name is looked for among your fonts first; a character that the bundled
  /// fonts lack is looked for among them last. Folders are read, with all folders inside, when they
  /// are first needed; files in them that are no fonts are among the ``problems``.
  ///
  /// - Parameter extraFonts: Font files, and folders of font files.
  /// - Throws: If the bundled fonts are not found, or one of `extraFonts` is missing or a file that
  ///   is not a font.
  public convenience init(extraFonts: [URL] = []) throws(FontError) {
    try self.init(extraFonts: extraFonts, bundled: BundledFonts.folder())
  }

  init(extraFonts: [URL], bundled: BundledFonts.Folder) throws(FontError) {
    switch bundled {
    case .missing(let searched): throw .bundledFontsMissing(searched: searched)
    case .found(let folder):
      state = Mutex(try CatalogState(bundled: folder.path, extras: try ExtraFonts(extraFonts)))
    }
  }

  /// All faces on offer, the bundled ones first; reads the folders of extra fonts.
  public var faces: [FontFaceListing] {
    state.withLock { state in
      state.readExtras()
      return state.sources.map(FontFaceListing.init)
    }
  }

  /// What was wrong with fonts that were needed so far; other fonts have been used in their place.
  public var problems: [FontError] { state.withLock(\.allProblems) }

  /// The names of the files that are open, in order.
  var openFiles: [String] { state.withLock(\.openFiles) }

  /// The face with a number that this catalog's engine gave out.
  ///
  /// A number of another catalog finds some face of this one.
  package func instance(_ id: FontFaceID) -> FaceInstance {
    state.withLock { FaceInstance($0.face(id)) }
  }

  /// The face that a font starts with, and what about it is not as asked for.
  func primary(for font: FontDescriptor) -> CatalogState.Primary {
    state.withLock { $0.primary(for: font) }
  }

  /// The face for a grapheme cluster that the primary face lacks, if there is one.
  ///
  /// `scalars` are the cluster's characters but for those that need no glyph.
  func fallback(
    for scalars: [Unicode.Scalar], prefersEmoji: Bool, like font: FontDescriptor
  ) -> Face? {
    state.withLock { $0.fallback(for: scalars, prefersEmoji: prefersEmoji, like: font) }
  }
}
