public import Foundation

/// Why a font can't be used.
public enum FontError: Error, Hashable, Sendable {
  /// The folder of the bundled fonts is in none of the places searched.
  case bundledFontsMissing(searched: [URL])
  /// There is no such file or folder.
  case notFound(URL)
  /// The file or folder can't be read, for the system's reason.
  case unreadable(URL, reason: String)
  /// The file has no bytes.
  case empty(URL)
  /// The file ends before what its directory promises; both in bytes.
  case truncated(URL, size: Int, needed: Int)
  /// The file is something else, named as far as its first bytes tell.
  case notAFont(URL, found: String)
  /// The file is a font packed for the web.
  case webFont(URL, format: String)
  /// The font lacks a table that no font can do without.
  case missingTable(URL, table: String)
  /// No file of the folder is a font.
  case noFonts(folder: URL)
}

extension FontError: LocalizedError, CustomStringConvertible {
  /// The sentence for the reader of an error message: what is wrong, where, and what would be right.
  public var description: String {
    switch self {
    case .bundledFontsMissing(let places):
      "the bundled fonts are missing; put the folder Fonts/Families of TenFoot into one of: "
        + places.map(\.path).joined(separator: ", ")
    case .notFound(let url):
      "\(url.path): no such file or folder; give a .ttf, .otf or .ttc file or a folder of them"
    case .unreadable(let url, let reason):
      "\(url.path): can't be read: \(reason)"
    case .empty(let url):
      "\(url.path): the file is empty, not a font"
    case .truncated(let url, let size, let needed):
      "\(url.path): the font is cut short: its directory needs \(needed) bytes, the file has "
        + "\(size); fetch it again"
    case .notAFont(let url, let found):
      "\(url.path): not a font but \(found); give a TrueType or OpenType file"
    case .webFont(let url, let format):
      "\(url.path): \(format) fonts are not supported; give the .ttf or .otf file it was made from"
    case .missingTable(let url, let table):
      "\(url.path): the font has no '\(table)' table, so no text can be set with it"
    case .noFonts(let folder):
      "\(folder.path): no .ttf, .otf or .ttc file in this folder"
    }
  }

  /// The same sentence, for Foundation.
  public var errorDescription: String? { description }
}
