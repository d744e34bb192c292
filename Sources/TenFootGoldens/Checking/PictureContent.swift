import Foundation
import TenFoot
import TenFootRaster

/// A picture that is checked against its golden.
struct PictureContent: GoldenContent {
  /// The name of the note in a golden's file that holds the layout's text form.
  static let noteName = "TenFoot layout"

  let subject: GoldenSubject
  let bitmap: Bitmap
  let checksum: Checksum

  init(_ subject: GoldenSubject) throws(GoldenError) {
    self.subject = subject
    bitmap = try subject.bitmap()
    do {
      checksum = try bitmap.pixelChecksum()
    } catch {
      throw .drawing(error.description)
    }
  }

  func encoded(_ check: GoldenCheck) throws(GoldenError) -> (data: Data, entry: GoldenEntry) {
    do {
      let png = try PNGNote.adding(
        subject.text(.layout), as: Self.noteName, to: try bitmap.pngData(.small))
      let entry = GoldenEntry(
        file: Checksum(png), pixels: checksum, width: bitmap.width, height: bitmap.height,
        origin: subject.origin)
      return (png, entry)
    } catch {
      throw .drawing(error.description)
    }
  }

  func compare(
    with stored: Data?, _ entry: GoldenEntry?, _ check: GoldenCheck
  ) throws(GoldenError) -> GoldenCheck.Finding {
    guard let stored else { return missing(check) }
    // The index vouches for a file of just these bytes; then nothing need be decoded.
    let golden = StoredPicture(file: stored, entry: entry)
    if golden.isKnown(toShow: checksum) || golden.holds(bitmap) {
      return GoldenCheck.Finding(outcome: .same)
    }
    let expected: Bitmap
    do {
      expected = try golden.decoded()
    } catch {
      return unreadable(error, check)
    }
    guard expected.width == bitmap.width, expected.height == bitmap.height else {
      return PictureFailure(self, expected, stored, entry, check).ofSize
    }
    do {
      guard let difference = try PictureDifference(from: expected, to: bitmap) else {
        return GoldenCheck.Finding(outcome: .same)
      }
      return try PictureFailure(self, expected, stored, entry, check).finding(difference)
    } catch {
      throw .drawing(error.description)
    }
  }

  private func unreadable(_ error: RasterError, _ check: GoldenCheck) -> GoldenCheck.Finding {
    var reason = error.description
    if case .image(_, let problem) = error {
      reason = RasterError.image(name: "it", problem: problem).description
    }
    var text = FailureText(check.path, "can't be read: \(reason).")
    text.add("actual", check.session.files.url(.actual, of: check.path).path)
    return GoldenCheck.Finding(
      outcome: .unreadable,
      report: .init(message: text.description(accepting: check.path), cause: "unreadable"))
  }
}
