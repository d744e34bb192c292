public import Foundation

/// Names a face in the catalog of the engine that shaped a text; the same engine's catalog draws it.
public nonisolated struct FontFaceID: Hashable, Sendable {
  /// The catalog's own number for the face.
  public let rawValue: Int

  /// Wraps the catalog's number.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// Text that has been turned into glyphs once and for all.
///
/// Everything that happens to it later (wrapping at a width, cutting, scaling, aligning) reads this
/// value and never shapes again. Lengths are in points at the font sizes asked for; y runs down.
public nonisolated final class ShapedText: Sendable {
  /// One glyph of a face.
  public struct Glyph: Hashable, Sendable {
    /// The glyph's index in its face.
    public var index: UInt32
    /// How far the pen moves after it.
    public var advance: CGFloat
    /// Where it is drawn from the pen; y runs down.
    public var offset: CGPoint

    /// Creates a glyph.
    public init(index: UInt32, advance: CGFloat, offset: CGPoint = .zero) {
      self.index = index
      self.advance = advance
      self.offset = offset
    }
  }

  /// Whether a line may end behind a cluster.
  public enum LineBreak: UInt8, Hashable, Sendable {
    /// No: the cluster and the next belong to one word.
    case prohibited
    /// Yes, if the line is full.
    case allowed
    /// Yes, if the line is full, and a hyphen is drawn at its end: the cluster is a soft hyphen.
    case hyphenated
    /// Yes, always: the cluster is a line separator.
    case mandatory
  }

  /// The smallest piece that is never divided: a grapheme cluster, or several joined in a ligature.
  public struct Cluster: Hashable, Sendable {
    /// Its glyphs in ``ShapedText/glyphs``, from left to right as drawn.
    public var glyphs: Range<Int>
    /// The run in ``ShapedText/runs`` that holds it.
    public var run: Int
    /// How far the pen moves over it: over its glyphs and the tracking behind them, which is not
    /// counted at the end of a line.
    public var advance: CGFloat
    /// Whether a line may end behind it.
    public var lineBreak: LineBreak
    /// Whether it is white space: it may hang over the end of a line, and is not drawn there.
    public var isWhitespace: Bool
    /// Where its text starts, in UTF-8 bytes from the start of all runs' text.
    public var textOffset: Int

    /// Creates a cluster.
    public init(
      glyphs: Range<Int>, run: Int, advance: CGFloat, lineBreak: LineBreak, isWhitespace: Bool,
      textOffset: Int
    ) {
      self.glyphs = glyphs
      self.run = run
      self.advance = advance
      self.lineBreak = lineBreak
      self.isWhitespace = isWhitespace
      self.textOffset = textOffset
    }
  }

  /// Clusters in one face, size, style and direction.
  public struct Run: Hashable, Sendable {
    /// The face that the glyphs' indices belong to.
    public var face: FontFaceID
    /// The size in points.
    public var fontSize: CGFloat
    /// The index in ``StyledText/runs`` that it came from.
    public var source: Int
    /// The Unicode embedding level: odd runs from right to left.
    public var level: UInt8
    /// How far the line box reaches above and below the baseline.
    public var metrics: FontMetrics
    /// Whether the glyphs bring their own colors (emoji).
    public var isColored: Bool
    /// How far the glyphs stand above the baseline of the line.
    public var baselineOffset: CGFloat
    /// The ellipsis that shortens a line ending in this run.
    public var ellipsis: Sign
    /// The hyphen at the end of a line that is broken at a soft hyphen; `nil` in a run without any.
    public var hyphen: Sign?

    /// Creates a run.
    public init(
      face: FontFaceID, fontSize: CGFloat, source: Int, level: UInt8, metrics: FontMetrics,
      isColored: Bool, baselineOffset: CGFloat = 0, ellipsis: Sign, hyphen: Sign? = nil
    ) {
      self.face = face
      self.fontSize = fontSize
      self.source = source
      self.level = level
      self.metrics = metrics
      self.isColored = isColored
      self.baselineOffset = baselineOffset
      self.ellipsis = ellipsis
      self.hyphen = hyphen
    }
  }

  /// A sign that is not in the text, in the face that has it: an ellipsis, a hyphen.
  public struct Sign: Hashable, Sendable {
    /// The face that the glyphs' indices belong to.
    public var face: FontFaceID
    /// The glyphs, left to right.
    public var glyphs: [Glyph]

    /// Creates a sign.
    public init(face: FontFaceID, glyphs: [Glyph]) {
      self.face = face
      self.glyphs = glyphs
    }

    /// The width of the sign.
    public var advance: CGFloat { glyphs.reduce(0) { $0 + $1.advance } }
  }

  /// What the engine could not do as asked.
  public enum Issue: Hashable, Sendable {
    /// No face has these characters; a box is drawn for them.
    case missingGlyph(String)
    /// The family asked for is not there; another is drawn. Carries the name and the nearest one.
    case missingFamily(String, nearest: String?)
    /// The family doesn't come in the width asked for; the nearest it has is drawn.
    case missingWidth(String)
    /// The family has no italics; its upright letters are slanted.
    case missingItalic(String)
  }

  /// Characters that the family asked for doesn't draw.
  public struct Substitution: Hashable, Sendable {
    /// The characters, each once, in the order of the text.
    public var characters: String
    /// The family asked for.
    public var requested: String
    /// The family that draws them; `nil` when none does, and boxes are drawn.
    public var used: String?
    /// What is drawn for the characters, such as “fi” for “ﬁ”; `nil` for they themselves.
    public var spelling: String?

    /// Creates a substitution.
    public init(characters: String, requested: String, used: String?, spelling: String? = nil) {
      self.characters = characters
      self.requested = requested
      self.used = used
      self.spelling = spelling
    }
  }

  /// The glyphs of all clusters.
  public let glyphs: [Glyph]
  /// The clusters, in the order of the text.
  public let clusters: [Cluster]
  /// The runs, in the order of the text; each cluster names its own.
  public let runs: [Run]
  /// The Unicode embedding level of the paragraphs: 0 left to right, 1 right to left.
  public let baseLevel: UInt8
  /// The metrics of the first font asked for: an empty text is one such line high.
  public let metrics: FontMetrics
  /// The size of the first font asked for.
  public let fontSize: CGFloat
  /// What the engine could not do as asked.
  public let issues: [Issue]
  /// Which faces stand in for others.
  public let substitutions: [Substitution]
  /// The characters that no face has, by the place in ``glyphs`` that is kept for each: its box.
  public let missing: [Int: Unicode.Scalar]
  /// Whether letters may move closer together; not where strokes join them.
  public let allowsTightening: Bool
  /// Where lines may be broken, made ready once for any width.
  let index: LineIndex

  /// Creates shaped text from its parts.
  public init(
    glyphs: [Glyph], clusters: [Cluster], runs: [Run], baseLevel: UInt8, metrics: FontMetrics,
    fontSize: CGFloat = 0, issues: [Issue] = [], substitutions: [Substitution] = [],
    missing: [Int: Unicode.Scalar] = [:], allowsTightening: Bool = true
  ) {
    self.glyphs = glyphs
    self.clusters = clusters
    self.runs = runs
    self.baseLevel = baseLevel
    self.metrics = metrics
    self.fontSize = fontSize
    self.issues = issues
    self.substitutions = substitutions
    self.missing = missing
    self.allowsTightening = allowsTightening
    index = LineIndex(glyphs: glyphs, clusters: clusters, runs: runs)
  }
}

/// Turns styled text into glyphs.
///
/// An engine may be asked from any thread, remembers what it has shaped, and answers the same text
/// with the same value. It never fails: what it can't do as asked is one of the
/// ``ShapedText/issues``.
public protocol TextEngine: Sendable {
  /// Shapes `text`.
  nonisolated func shape(_ text: StyledText) -> ShapedText
}
