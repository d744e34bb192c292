import Foundation
public import TenFoot

/// Phone and television side by side, and below them what happened: a picture of 1920 × 1080 pixels
/// for each moment, so that a strip is a film.
public struct FilmStrip: Sendable {
  private let renderer: FrameRenderer

  /// The height of the two pictures in pixels.
  private static let height = 720
  private static let phoneWidth = 405
  private static let televisionWidth = 1280
  private static let top = 72

  /// Creates a strip that is drawn with the fonts of a renderer.
  public init(renderer: FrameRenderer) { self.renderer = renderer }

  /// Draws one picture of the strip.
  ///
  /// - Parameter moment: What is to be seen.
  /// - Returns: The picture.
  /// - Throws: ``FrameError`` when it can't be drawn.
  @MainActor public func picture(of moment: Moment) throws(FrameError) -> Bitmap {
    let canvas = DisplayCanvas.fullHD
    let gap = (canvas.pixelWidth - Self.phoneWidth - Self.televisionWidth) / 3
    var picture = try renderer.draw(
      renderer.compose(StripGround(moment: moment, top: Self.top), on: canvas))
    if let phone = moment.phone {
      let screen = try phone.bitmap(fittingWidth: Self.phoneWidth, height: Self.height)
      picture = picture.covered(by: screen, x: gap, y: Self.top)
    }
    return try picture.covered(
      by: television(of: moment), x: Self.phoneWidth + 2 * gap, y: Self.top)
  }

  /// What people see on the television: nothing while it is switched off.
  @MainActor private func television(of moment: Moment) throws(FrameError) -> Bitmap {
    if !moment.isOff, let frame = moment.television {
      return try frame.bitmap(fittingWidth: Self.televisionWidth, height: Self.height)
    }
    let canvas = DisplayCanvas(size: CGSize(width: Self.televisionWidth, height: Self.height))
    return try renderer.draw(
      moment.isOff
        ? renderer.compose(Color.black.ignoresSafeArea(), on: canvas)
        : renderer.compose(AbsentTelevision(), on: canvas))
  }
}

/// What the two pictures lie on: names above, and below them the log.
private struct StripGround: View {
  let moment: Moment
  let top: Int

  /// The most lines of the log that fit.
  private static let mostLines = 7

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 0) {
        Text("Phone").frame(width: 405 + 78, alignment: .leading)
        Text(verbatim: caption).lineLimit(1).truncationMode(.middle)
        Spacer(minLength: 32)
        Text(verbatim: moment.clock).monospacedDigit()
      }
      .font(.system(size: 32, weight: .semibold))
      .foregroundStyle(Color(red: 0.66, green: 0.69, blue: 0.76))
      .frame(height: CGFloat(top))
      Spacer(minLength: 0)
      VStack(alignment: .leading, spacing: 0) {
        ForEach(lines.indices, id: \.self) { index in LogLine(line: lines[index]) }
      }
      .frame(height: 252, alignment: .bottom)
      .padding(.bottom, 18)
    }
    .padding(.horizontal, 78)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(red: 0.13, green: 0.14, blue: 0.17))
    // A strip is looked at on a desk, and the two pictures stand in places of their own.
    .ignoresSafeArea()
  }

  /// Whose picture the right one is, and whether that set is off.
  private var caption: String {
    guard let screen = moment.screen else { return "TV" }
    return "TV · \(screen)" + (moment.isOff ? " · off" : "")
  }

  /// The lines of this moment, with as many of those before as fit.
  private var lines: [LogLine.Content] {
    let now = moment.lines.map { LogLine.Content(text: $0, isNow: true) }
    guard now.count <= Self.mostLines else {
      let rest = now.count - Self.mostLines + 1
      return now.prefix(Self.mostLines - 1) + [
        LogLine.Content(text: "\(moment.clock)    and \(rest) more", isNow: true)
      ]
    }
    let before = moment.earlier.suffix(Self.mostLines - now.count)
    return before.map { LogLine.Content(text: $0, isNow: false) } + now
  }
}

/// A line of the log: when, and what; what was done stands out from what it led to.
private struct LogLine: View {
  struct Content {
    let text: String
    let isNow: Bool
  }

  let line: Content

  var body: some View {
    HStack(spacing: 36) {
      Text(verbatim: parts.time).monospacedDigit()
        .frame(width: 150, alignment: .trailing)
        .foregroundStyle(Color(red: 0.66, green: 0.69, blue: 0.76))
      Text(verbatim: parts.event)
        .fontWeight(parts.isCause ? .bold : .regular)
        .foregroundStyle(parts.isCause ? Color(red: 1, green: 0.8, blue: 0.35) : .white)
        .padding(.leading, parts.isCause ? 0 : 36)
      Spacer(minLength: 0)
    }
    .font(.system(size: 28))
    .lineLimit(1)
    .opacity(line.isNow ? 1 : 0.5)
    .frame(height: 36)
  }

  private var parts: (time: String, event: String, isCause: Bool) {
    let pieces = line.text.split(separator: " ", maxSplits: 1)
    let rest = pieces.last ?? ""
    let event = rest.drop { $0 == " " }
    // As the log indents it.
    return (String(pieces.first ?? ""), String(event), rest.count - event.count < 2)
  }
}

/// Stands where no television is.
private struct AbsentTelevision: View {
  var body: some View {
    VStack(spacing: 28) {
      RoundedRectangle(cornerRadius: 18)
        .strokeBorder(style: StrokeStyle(lineWidth: 6, dash: [18, 14]))
        .frame(width: 240, height: 135)
      Text("No TV").font(.system(size: 48, weight: .semibold))
    }
    .foregroundStyle(Color(red: 0.6, green: 0.62, blue: 0.68))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(red: 0.09, green: 0.1, blue: 0.12))
  }
}

extension Bitmap {
  /// The picture with another one over it, which must fit.
  fileprivate func covered(by other: Bitmap, x: Int, y: Int) -> Bitmap {
    Bitmap(width: width, height: height, isOpaque: isOpaque) { target in
      withUnsafeBytes { target.copyMemory(from: $0) }
      other.withUnsafeBytes { source in
        for row in 0..<other.height {
          let to = (y + row) * bytesPerRow + x * 4
          let from = row * other.bytesPerRow
          UnsafeMutableRawBufferPointer(rebasing: target[to..<(to + other.bytesPerRow)])
            .copyMemory(
              from: UnsafeRawBufferPointer(
                rebasing: source[from..<(from + other.bytesPerRow)]))
        }
      }
    }
  }
}
