import Foundation
public import TenFoot
public import TenFootDisplay

/// Expects that a view can be read from where people sit: that no rule finds an error.
///
/// ```swift
/// try expectReadable(Scoreboard(match), from: .feet(10), on: .inches(43))
/// ```
///
/// - Parameters:
///   - view: The view.
///   - distance: How far the farthest viewer sits from the screen.
///   - diagonal: The diagonal of the screen.
///   - canvas: The screen's pixels, and how well the viewer sees.
///   - severity: The least severity that fails the test.
///   - rules: The rules; all of them by default.
///   - renderer: Draws the view; one with the bundled fonts if `nil`.
///   - file: Where the check is written, with `fileID`, `line` and `column`; leave them out.
///   - fileID: The file's name with its module.
///   - line: The line.
///   - column: The column.
/// - Throws: ``GoldenError`` when the view can't be drawn.
public func expectReadable(
  _ view: some View, from distance: RoomLength, on diagonal: RoomLength,
  canvas: DisplayCanvas = .fullHD, failingAt severity: Finding.Severity = .error,
  rules: RuleSet = .tenFoot, with renderer: FrameRenderer? = nil, file: StaticString = #filePath,
  fileID: String = #fileID, line: UInt = #line, column: UInt = #column
) throws(GoldenError) {
  // The view goes to the main actor and nowhere else, and this call waits for it.
  nonisolated(unsafe) let view = view
  let renderer = try TestRenderer.resolve(renderer)
  var room = canvas
  room.viewing = ViewingConditions(
    diagonal: diagonal, distance: distance, acuity: canvas.viewing?.acuity ?? 1)
  let canvas = room
  let composition = OnMainActor.run { renderer.compose(view, on: canvas) }
  let findings: [Finding]
  do throws(FrameError) {
    findings = try renderer.findings(of: composition, by: rules)
  } catch {
    throw .drawing(error.description)
  }
  let failures = findings.filter { $0.severity >= severity && $0.exception == nil }
  guard !failures.isEmpty else { return }
  let sentences = failures.map { finding in
    let hint = finding.hint.map { "; \($0)" } ?? ""
    return "\(finding.rule): \(finding.message)\(hint) (\(finding.path))"
  }
  Reporter.fail(
    "The view can't be read from \(distance.millimeters) mm on a screen of "
      + "\(diagonal.millimeters) mm:\n\(sentences.joined(separator: "\n"))",
    at: CallSite(file: file, fileID: fileID, line: line, column: column))
}
