public import Foundation
public import TenFoot
public import TenFootDisplay

/// Expects that a view looks as its golden says, in every cell of a matrix.
///
/// ```swift
/// @Test func `final score`() throws {
///   try expectGolden(
///     Scoreboard(finale), "scoreboard/final", on: [.fullHD, .hd720], schemes: [.dark, .light])
/// }
/// ```
///
/// Goldens are `Goldens/<suite>/<case>/<variant>.png` beside Package.swift. A golden that differs or
/// is missing fails the test, with all other variants still checked, and leaves its pictures in
/// `.goldens/` and among the test's attachments. Set `TENFOOT_GOLDENS` to `missing`, `all` or
/// `failed` to record; a recording run fails, so that it is never taken for a check.
///
/// - Parameters:
///   - view: The view.
///   - name: The golden's name: suite and case in kebab case, used by no other check.
///   - canvases: What the view is drawn on.
///   - schemes: The color schemes; those of the canvases if `nil`.
///   - locales: The locales; that of the view if `nil`.
///   - layoutDirections: The layout directions; that of the view if `nil`.
///   - viewing: How the screen is looked at, which text styles take their sizes from; what the canvas
///     says if `nil`.
///   - times: Moments in seconds after the canvas's date, for a film strip of them, the first at the
///     top; the canvas's date alone if `nil`.
///   - kinds: What is kept: the picture, the text form of a stage, the findings, or checksums.
///   - ignored: The identifiers of views whose inside is not compared, as what
///     `accessibilityIdentifier(_:)` named them; their frames are.
///   - allowance: The difference that the pictures may have; none unless given.
///   - folder: The folder of goldens; `Goldens` of the package if `nil`.
///   - renderer: Draws the view, for fonts of your own; one with the bundled fonts if `nil`.
///   - file: Where the check is written, with `fileID`, `line` and `column`; leave them out.
///   - fileID: The file's name with its module.
///   - line: The line.
///   - column: The column.
/// - Throws: ``GoldenError`` when something can't be compared: a bad name, one that is used twice, an
///   axis of the matrix with nothing on it, a view that can't be drawn, a folder that can't be read.
///   All other goldens of the matrix are checked before it is thrown.
public func expectGolden(
  _ view: some View, _ name: String, on canvases: [DisplayCanvas] = [.fullHD],
  schemes: [ColorScheme]? = nil, locales: [Locale]? = nil,
  layoutDirections: [LayoutDirection]? = nil,
  viewing: [ViewingConditions]? = nil,
  times: [Double]? = nil, as kinds: [GoldenKind] = [.picture], ignoring ignored: [String] = [],
  allowing allowance: GoldenAllowance? = nil, in folder: URL? = nil,
  with renderer: FrameRenderer? = nil, file: StaticString = #filePath, fileID: String = #fileID,
  line: UInt = #line, column: UInt = #column
) throws(GoldenError) {
  // The view goes to the main actor and nowhere else, and this call waits for it.
  nonisolated(unsafe) let view = view
  let plan = GoldenPlan(
    matrix: GoldenMatrix(
      canvases: canvases, schemes: schemes, locales: locales, layoutDirections: layoutDirections,
      viewing: viewing, times: times, kinds: kinds),
    ignored: ignored, allowance: allowance, folder: folder, renderer: renderer,
    call: CallSite(file: file, fileID: fileID, line: line, column: column))
  try plan.check(name) { variant, renderer in
    guard let times else {
      return [GoldenSubject.Moment(variant.compose(view, with: renderer))]
    }
    return times.map { time in
      GoldenSubject.Moment(variant.compose(view, with: renderer, at: time), time: time)
    }
  }
}

/// Expects that a view that changes with time looks as its golden says: a film strip of its moments,
/// the first at the top.
///
/// ```swift
/// try expectGolden("clock/last-seconds", times: [0, 0.5, 1]) { time in Countdown(at: time) }
/// ```
///
/// - Parameters:
///   - name: The golden's name: suite and case in kebab case, used by no other check.
///   - times: The moments, in seconds.
///   - canvases: What the view is drawn on.
///   - schemes: The color schemes; those of the canvases if `nil`.
///   - locales: The locales; that of the view if `nil`.
///   - layoutDirections: The layout directions; that of the view if `nil`.
///   - viewing: How the screen is looked at, which text styles take their sizes from; what the canvas
///     says if `nil`.
///   - kinds: What is kept: the picture, the text form of a stage, the findings, or checksums.
///   - ignored: The identifiers of views whose inside is not compared, as what
///     `accessibilityIdentifier(_:)` named them; their frames are.
///   - allowance: The difference that the pictures may have; none unless given.
///   - folder: The folder of goldens; `Goldens` of the package if `nil`.
///   - renderer: Draws the view, for fonts of your own; one with the bundled fonts if `nil`.
///   - file: Where the check is written, with `fileID`, `line` and `column`; leave them out.
///   - fileID: The file's name with its module.
///   - line: The line.
///   - column: The column.
///   - view: Makes the view of a moment.
/// - Throws: ``GoldenError`` when nothing can be compared.
public func expectGolden(
  _ name: String, times: [Double], on canvases: [DisplayCanvas] = [.fullHD],
  schemes: [ColorScheme]? = nil, locales: [Locale]? = nil,
  layoutDirections: [LayoutDirection]? = nil,
  viewing: [ViewingConditions]? = nil,
  as kinds: [GoldenKind] = [.picture], ignoring ignored: [String] = [],
  allowing allowance: GoldenAllowance? = nil, in folder: URL? = nil,
  with renderer: FrameRenderer? = nil, file: StaticString = #filePath, fileID: String = #fileID,
  line: UInt = #line, column: UInt = #column,
  @ViewBuilder view: @MainActor (_ time: Double) -> some View
) throws(GoldenError) {
  let plan = GoldenPlan(
    matrix: GoldenMatrix(
      canvases: canvases, schemes: schemes, locales: locales, layoutDirections: layoutDirections,
      viewing: viewing, times: times, kinds: kinds),
    ignored: ignored, allowance: allowance, folder: folder, renderer: renderer,
    call: CallSite(file: file, fileID: fileID, line: line, column: column))
  try plan.check(name) { variant, renderer in
    times.map { time in
      GoldenSubject.Moment(
        variant.compose(view(time), with: renderer, at: time), time: time)
    }
  }
}
