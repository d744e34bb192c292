package import TenFoot
package import TenFootDisplay
import TenFootRaster

/// What is checked: a view in all its stages, or several moments of one as a film strip.
package struct GoldenSubject: Sendable {
  /// The moments, the first at the top.
  package let moments: [Moment]
  /// Draws them.
  package let renderer: FrameRenderer

  /// A view at a time.
  package struct Moment: Sendable {
    /// The view in all its stages.
    package var composition: Composition
    /// The time in seconds; `nil` for a view that stands still.
    package var time: Double?

    /// Creates a moment.
    package init(_ composition: Composition, time: Double? = nil) {
      self.composition = composition
      self.time = time
    }
  }

  /// Creates a subject; moments are of one size.
  package init(_ moments: [Moment], renderer: FrameRenderer) {
    self.moments = moments
    self.renderer = renderer
  }

  /// The picture: the moments below one another.
  func bitmap() throws(GoldenError) -> Bitmap {
    var frames: [Bitmap] = []
    for moment in moments { frames.append(try draw(moment)) }
    return frames.count == 1 ? frames[0] : Bitmap(stacking: frames)
  }

  private func draw(_ moment: Moment) throws(GoldenError) -> Bitmap {
    do throws(FrameError) {
      return try renderer.draw(moment.composition)
    } catch {
      throw .drawing(error.description)
    }
  }

  /// The text form of a stage, or of the findings.
  func text(_ kind: GoldenKind) -> String {
    moments.map { moment in
      let heading = moment.time.map { "at \($0) s\n" } ?? ""
      return heading + Self.text(kind, of: moment.composition)
    }
    .joined(separator: "\n") + "\n"
  }

  private static func text(_ kind: GoldenKind, of composition: Composition) -> String {
    switch kind {
    case .picture, .checksums, .layout: composition.layout.description
    case .nodes: composition.nodes.description
    case .displayList: composition.displayList.numberingFacesByUse.description
    case .findings:
      composition.findings.map { finding in
        let hint = finding.hint.map { "; \($0)" } ?? ""
        return "\(finding.severity.rawValue) \(finding.rule) \(finding.path): "
          + finding.message + hint
      }
      .joined(separator: "\n")
    }
  }

  /// A line with the size and the checksum of each moment's pixels.
  func checksums(ignoring views: IgnoredViews) throws(GoldenError) -> String {
    var lines: [String] = []
    for (index, moment) in moments.enumerated() {
      let frame = try draw(moment)
      let areas = views.areas.filter { $0.y / max(frame.height, 1) == index }.map { area in
        var area = area
        area.y -= index * frame.height
        return area
      }
      do throws(RasterError) {
        let checksum = try frame.covering(areas).pixelChecksum()
        let time = moment.time.map { "at \($0) s " } ?? ""
        lines.append("\(time)\(frame.width) × \(frame.height) \(checksum)\n")
      } catch {
        throw .drawing(error.description)
      }
    }
    return lines.joined()
  }

  /// The texts with characters that no font has, each in a sentence.
  var missingGlyphs: [String] {
    moments.flatMap { moment in
      moment.composition.missingGlyphs.map { "\($0.path): \($0.message)" }
    }
  }

  /// What the picture is made from.
  var origin: PictureOrigin {
    var fonts: [String: Checksum] = [:]
    for moment in moments {
      fonts.merge(
        FontChecksums.shared.checksums(
          of: moment.composition.displayList, in: renderer.catalog)
      ) { $1 }
    }
    return PictureOrigin(
      fonts: fonts, libraries: PictureOrigin.currentLibraries, nodes: Checksum(of: text(.nodes)),
      layout: Checksum(of: text(.layout)),
      displayList: Checksum(
        of: moments.map { "\($0.composition.displayList.fingerprint)" }.joined(separator: " ")))
  }

  /// The view under an area of the picture, and the moment when it is there.
  func view(under area: PixelArea, ofHeight height: Int) -> (path: String?, time: Double?) {
    let frameHeight = max(height / moments.count, 1)
    let moment = moments[min((area.y + area.height / 2) / frameHeight, moments.count - 1)]
    var place = area
    place.y %= frameHeight
    return (ViewFinder.path(of: place, in: moment.composition.layout), moment.time)
  }
}

extension Bitmap {
  /// Pictures of one width below one another.
  init(stacking bitmaps: [Bitmap]) {
    self.init(
      width: bitmaps.first?.width ?? 0, height: bitmaps.reduce(0) { $0 + $1.height },
      isOpaque: bitmaps.allSatisfy(\.isOpaque)
    ) { bytes in
      var place = 0
      for bitmap in bitmaps {
        bitmap.withUnsafeBytes { source in
          UnsafeMutableRawBufferPointer(rebasing: bytes[place...]).copyMemory(from: source)
          place += source.count
        }
      }
    }
  }
}
