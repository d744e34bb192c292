import Foundation
import TenFoot
import TenFootRaster

/// A picture that is checked against its golden.
struct PictureContent: GoldenContent {
  /// The name of the note in a golden's file that holds the layout's text form.
  static let noteName = "TenFoot layout"

  let subject: GoldenSubject
  let ignored: IgnoredViews
  let bitmap: Bitmap
  /// The checksum of all pixels.
  private let pixels: Checksum
  /// The checksum of the pixels that are compared.
  let checksum: Checksum

  init(_ subject: GoldenSubject, ignoring ignored: IgnoredViews) throws(GoldenError) {
    self.subject = subject
    self.ignored = ignored
    bitmap = try subject.bitmap()
    do {
      pixels = try bitmap.pixelChecksum()
      checksum =
        ignored.areas.isEmpty ? pixels : try bitmap.covering(ignored.areas).pixelChecksum()
    } catch {
      throw .drawing(error.description)
    }
  }

  func encoded(_ check: GoldenCheck) throws(GoldenError) -> (data: Data, entry: GoldenEntry) {
    do {
      let png = try PNGNote.adding(
        subject.text(.layout), as: Self.noteName, to: try bitmap.pngData(.small))
      let entry = GoldenEntry(
        file: Checksum(png), pixels: pixels, width: bitmap.width, height: bitmap.height,
        origin: subject.origin, ignored: ignored.areas.isEmpty ? nil : ignored.areas)
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
    if golden.isKnown(toShow: pixels) || golden.holds(bitmap) {
      return GoldenCheck.Finding(outcome: .same)
    }
    let expected: Bitmap
    do {
      expected = try golden.decoded()
    } catch {
      return unreadable(error, check)
    }
    guard expected.width == bitmap.width, expected.height == bitmap.height else {
      do {
        return try PictureFailure(self, expected, stored, entry, check).ofSize()
      } catch {
        throw .drawing(error.description)
      }
    }
    // An entry for other bytes than these says nothing about them.
    let before = entry?.file == Checksum(stored) ? entry?.ignored : nil
    let covered = ignored.areas + (before ?? []).filter { !ignored.areas.contains($0) }
    do {
      let difference = try PictureDifference(
        from: expected.covering(covered), to: bitmap.covering(covered))
      let failure = PictureFailure(self, expected, stored, entry, check)
      if let difference { return try failure.finding(difference, ignoring: covered) }
      let hidden = try hiddenDifferences(from: stored, ignoring: covered)
      guard hidden == 0 else { return failure.ofHidden(hidden) }
      guard let before, before != ignored.areas else { return GoldenCheck.Finding(outcome: .same) }
      return failure.ofIgnored(before)
    } catch {
      throw .drawing(error.description)
    }
  }

  /// The number of pixels that differ in what the golden's file holds and no drawn picture does.
  private func hiddenDifferences(
    from stored: Data, ignoring areas: [PixelArea]
  ) throws(RasterError) -> Int {
    guard StraightPixels.isNeeded(for: stored) else { return 0 }
    let actual = try PNGFile(try bitmap.pngData()).straightPixels()
    let places = actual.difference(from: try PNGFile(stored).straightPixels()).places
    return places.count { place in
      !areas.contains { $0.contains(x: place % bitmap.width, y: place / bitmap.width) }
    }
  }

  private func unreadable(_ error: RasterError, _ check: GoldenCheck) -> GoldenCheck.Finding {
    var reason = error.description
    if case .image(_, let problem) = error {
      reason = RasterError.image(name: "it", problem: problem).description
    }
    var text = FailureText(check.path, "can't be read: \(reason).")
    text.add("actual", check.session.files.url(.actual, of: check.path).path)
    return GoldenCheck.Finding(outcome: .unreadable, report: text.report(cause: "unreadable"))
  }
}
