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
///   - schemes: The color schemes; those of the canvases if empty.
///   - locales: The locales; that of the view if empty.
///   - layoutDirections: The layout directions; that of the view if empty.
///   - viewing: How the screen is looked at, which text styles take their sizes from; what the canvas
///     says if empty.
///   - times: Moments in seconds after the canvas's date, for a film strip of them, the first at the
///     top; the canvas's date alone if empty.
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
/// - Throws: ``GoldenError`` when nothing can be compared: a bad name, one that is used twice, a view
///   that can't be drawn, a folder that can't be read.
public func expectGolden(
  _ view: some View, _ name: String, on canvases: [DisplayCanvas] = [.fullHD],
  schemes: [ColorScheme] = [], locales: [Locale] = [], layoutDirections: [LayoutDirection] = [],
  viewing: [ViewingConditions] = [],
  times: [Double] = [], as kinds: [GoldenKind] = [.picture], ignoring ignored: [String] = [],
  allowing allowance: GoldenAllowance? = nil, in folder: URL? = nil,
  with renderer: FrameRenderer? = nil, file: StaticString = #filePath, fileID: String = #fileID,
  line: UInt = #line, column: UInt = #column
) throws(GoldenError) {
  // The view goes to the main actor and nowhere else, and this call waits for it.
  nonisolated(unsafe) let view = view
  let plan = GoldenPlan(
    variants: GoldenVariant.matrix(
      on: canvases, schemes: schemes, locales: locales, layoutDirections: layoutDirections,
      viewing: viewing),
    kinds: kinds, ignored: ignored, allowance: allowance, folder: folder, renderer: renderer,
    call: CallSite(file: file, fileID: fileID, line: line, column: column))
  try plan.check(name) { variant, renderer in
    guard !times.isEmpty else {
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
///   - schemes: The color schemes; those of the canvases if empty.
///   - locales: The locales; that of the view if empty.
///   - layoutDirections: The layout directions; that of the view if empty.
///   - viewing: How the screen is looked at, which text styles take their sizes from; what the canvas
///     says if empty.
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
  schemes: [ColorScheme] = [], locales: [Locale] = [], layoutDirections: [LayoutDirection] = [],
  viewing: [ViewingConditions] = [],
  as kinds: [GoldenKind] = [.picture], ignoring ignored: [String] = [],
  allowing allowance: GoldenAllowance? = nil, in folder: URL? = nil,
  with renderer: FrameRenderer? = nil, file: StaticString = #filePath, fileID: String = #fileID,
  line: UInt = #line, column: UInt = #column,
  @ViewBuilder view: @MainActor (_ time: Double) -> some View
) throws(GoldenError) {
  precondition(!times.isEmpty, "a film strip has at least one moment")
  let plan = GoldenPlan(
    variants: GoldenVariant.matrix(
      on: canvases, schemes: schemes, locales: locales, layoutDirections: layoutDirections,
      viewing: viewing),
    kinds: kinds, ignored: ignored, allowance: allowance, folder: folder, renderer: renderer,
    call: CallSite(file: file, fileID: fileID, line: line, column: column))
  try plan.check(name) { variant, renderer in
    times.map { time in
      GoldenSubject.Moment(
        variant.compose(view(time), with: renderer, at: time), time: time)
    }
  }
}
