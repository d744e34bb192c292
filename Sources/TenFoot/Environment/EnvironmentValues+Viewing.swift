import Foundation

extension EnvironmentValues {
  /// The values that say how large text must be.
  struct ViewingValues {
    var canvas = DisplayCanvas(size: .zero)
    var typeScale = TypeScale.viewing
    var legibility = Legibility.report
    /// Where the font around was set.
    var fontPlace: CodePlace?
    var measures: FaceMeasures?
  }

  /// How the screen is looked at; `nil` for a picture that is no screen.
  public var viewingConditions: ViewingConditions? {
    get { viewing.canvas.viewing }
    set { viewing.canvas.viewing = newValue }
  }

  /// How large the text styles are.
  public var typeScale: TypeScale {
    get { viewing.typeScale }
    set { viewing.typeScale = newValue }
  }

  /// What is done about text that can't be read from where people sit.
  public var legibility: Legibility {
    get { viewing.legibility }
    set { viewing.legibility = newValue }
  }

  /// The size of a text style in a face.
  func size(of style: Font.TextStyle, in font: FontDescriptor) -> CGFloat {
    let measures = viewing.measures?[font]
    return viewing.typeScale.size(
      of: style, on: viewing.canvas, capHeight: measures?.capHeight ?? 0,
      xHeight: measures?.xHeight ?? 0)
  }

  /// The least size of a face that can be read, in whole points; 0 where the room isn't known.
  func leastSize(of font: FontDescriptor) -> CGFloat {
    guard let measures = viewing.measures?[font],
      let least = viewing.canvas.leastSize(
        capHeight: measures.capHeight, xHeight: measures.xHeight)
    else { return 0 }
    return max(least, Thresholds.leastFontSize).roundedUpToWhole
  }
}

/// The heights of letters of the faces that a picture is set in, looked up once each.
nonisolated final class FaceMeasures {
  /// The heights of letters in font sizes.
  struct Heights {
    let capHeight: CGFloat
    let xHeight: CGFloat
  }

  private let text: any TextEngine
  private var known: [FontDescriptor: Heights] = [:]

  init(_ text: any TextEngine) { self.text = text }

  /// The heights of the letters of the face that draws a font.
  subscript(font: FontDescriptor) -> Heights {
    var probe = font
    probe.size = 100
    if let heights = known[probe] { return heights }
    let metrics = text.shape(StyledText([StyledText.Run("", font: probe)])).metrics
    let heights = Heights(capHeight: metrics.capHeight / 100, xHeight: metrics.xHeight / 100)
    known[probe] = heights
    return heights
  }
}
