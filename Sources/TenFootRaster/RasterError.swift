public import Foundation

/// Why a frame can't be drawn, or a picture can't be read or written.
public enum RasterError: Error, Hashable, Sendable {
  /// A frame has a side that is zero, negative or no number.
  case emptyFrame(width: CGFloat, height: CGFloat, scale: CGFloat)
  /// A frame has a side that is longer than Cairo can draw; lengths in pixels.
  case sideTooLong(width: CGFloat, height: CGFloat)
  /// A frame has more pixels than is sensible to hold in memory.
  case frameTooLarge(width: Int, height: Int)
  /// Cairo reported a failure while it did something.
  case drawing(doing: String, reason: String)
  /// Groups stand in each other deeper than is drawn.
  case nestedTooDeep(limit: Int)
  /// FreeType can't open a font file.
  case font(file: String, reason: String)
  /// A picture can't be read.
  case image(name: String, problem: ImageProblem)
  /// A picture can't be written.
  case encoding(reason: String)

  /// What is wrong with a picture.
  public enum ImageProblem: Error, Hashable, Sendable {
    /// There is no such file.
    case missing
    /// The path names a folder.
    case folder
    /// The file can't be opened or read; carries the system's reason.
    case unreadable(String)
    /// There are no bytes.
    case empty
    /// The bytes are something else; carries what.
    case otherKind(String)
    /// The bytes stop before the picture does.
    case truncated
    /// The bytes contradict themselves; carries the decoder's reason.
    case damaged(String)
    /// The header claims a side of zero pixels.
    case zeroSide(width: Int, height: Int)
    /// The header claims more pixels than are read.
    case tooLarge(width: Int, height: Int, pixelLimit: Int)
  }
}

extension RasterError: CustomStringConvertible {
  /// One sentence: what is wrong, where, and what would be right.
  public var description: String {
    switch self {
    case .emptyFrame(let width, let height, let scale):
      """
      a frame of \(width) × \(height) points at \(scale) pixels per point has nothing to draw on; \
      its sides must be numbers above zero
      """
    case .sideTooLong(let width, let height):
      """
      a frame of \(Self.pixels(width)) × \(Self.pixels(height)) pixels is too large; Cairo draws at \
      most \(PixelSize.longestSide) pixels on a side
      """
    case .frameTooLarge(let width, let height):
      """
      a frame of \(width) × \(height) pixels takes \(width * height * 4 / 1_048_576) MiB of memory; \
      frames of at most \(PixelSize.mostPixels) pixels \
      (\(PixelSize.mostPixels * 4 / 1_048_576) MiB) are drawn
      """
    case .drawing(let doing, let reason): "Cairo could not \(doing): \(reason)"
    case .nestedTooDeep(let limit):
      """
      clips, opacities and effects stand in each other more than \(limit) deep; draw some of them as \
      one image
      """
    case .font(let file, let reason): "the font \(file) can't be opened: \(reason)"
    case .image(let name, let problem): "\(name) \(problem.sentence)"
    case .encoding(let reason): "the picture can't be written as PNG: \(reason)"
    }
  }

  private static func pixels(_ length: CGFloat) -> String {
    Int(exactly: length.rounded()).map(String.init) ?? "\(length)"
  }
}

extension RasterError.ImageProblem {
  /// What comes after the picture's name.
  fileprivate var sentence: String {
    switch self {
    case .missing: "does not exist; a PNG, JPEG or WebP file is needed"
    case .folder: "is a folder; a PNG, JPEG or WebP file is needed"
    case .unreadable(let reason): "can't be read: \(reason)"
    case .empty: "is empty; a PNG, JPEG or WebP picture is needed"
    case .otherKind(let kind): "is \(kind); a PNG, JPEG or WebP picture is needed"
    case .truncated: "stops before the picture is complete; the whole file is needed"
    case .damaged(let reason): "is a damaged picture: \(reason)"
    case .zeroSide(let width, let height):
      "claims to be \(width) × \(height) pixels; both sides must be above zero"
    case .tooLarge(let width, let height, let pixelLimit):
      """
      claims to be \(width) × \(height) pixels; pictures of at most \(pixelLimit) pixels in all \
      are read
      """
    }
  }
}
