import Foundation
public import TenFoot

/// Phone and television side by side, with what happened above them.
public struct FilmStrip: Sendable {
  private let renderer: FrameRenderer

  /// The height of the two pictures in pixels.
  private static let height = 720
  private static let phoneWidth = 405
  private static let televisionWidth = 1280
  private static let gap = 24
  private static let mostLines = 8

  /// Creates a strip that is drawn with the fonts of a renderer.
  public init(renderer: FrameRenderer) { self.renderer = renderer }

  /// Draws one picture of the strip.
  ///
  /// - Parameter moment: What is to be seen.
  /// - Returns: The picture.
  /// - Throws: ``FrameError`` when it can't be drawn.
  @MainActor public func picture(of moment: Moment) throws(FrameError) -> Bitmap {
    let gap = Self.gap
    let width = Self.phoneWidth + Self.televisionWidth + 3 * gap
    let caption = StripCaption(lines: Array(moment.lines.suffix(Self.mostLines)))
    let captionHeight = 40 * min(max(moment.lines.count, 1), Self.mostLines) + 2 * gap
    let ground = DisplayCanvas(
      size: CGSize(width: width, height: captionHeight + Self.height + gap))
    let absent = DisplayCanvas(
      size: CGSize(width: Self.televisionWidth, height: Self.height))

    var picture = try renderer.draw(renderer.compose(caption, on: ground))
    if let phone = moment.phone {
      let screen = try phone.bitmap(fittingWidth: Self.phoneWidth, height: Self.height)
      picture = picture.covered(by: screen, x: gap, y: captionHeight)
    }
    let television =
      if let frame = moment.television {
        try frame.bitmap(fittingWidth: Self.televisionWidth, height: Self.height)
      } else {
        try renderer.draw(renderer.compose(AbsentTelevision(), on: absent))
      }
    return picture.covered(by: television, x: Self.phoneWidth + 2 * gap, y: captionHeight)
  }
}

/// What happened, a line each.
private struct StripCaption: View {
  let lines: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(lines.indices, id: \.self) { index in
        Text(verbatim: lines[index])
          .font(.system(size: 28, weight: lines[index].contains("   ") ? .regular : .bold))
          .monospacedDigit()
          .lineLimit(1)
          .frame(height: 40)
      }
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .foregroundStyle(.white)
    .background(Color(red: 0.17, green: 0.18, blue: 0.21))
  }
}

/// Stands where no television is.
private struct AbsentTelevision: View {
  var body: some View {
    Text("no TV")
      .font(.system(size: 64, weight: .semibold))
      .foregroundStyle(Color(red: 0.6, green: 0.62, blue: 0.68))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(red: 0.11, green: 0.12, blue: 0.14))
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
