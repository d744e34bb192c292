import Foundation
import TenFoot

/// A lint report for programs; its schema is published with the documentation.
struct LintJSON: Encodable {
  /// The version of the format.
  let version = 1
  let scene: String
  let screen: Screen
  let viewing: Viewing?
  let states: Int
  let findings: [Entry]
  let exceptions: [Entry]

  struct Screen: Encodable {
    let width: Int
    let height: Int
    let scale: Double
  }

  struct Viewing: Encodable {
    let diagonal: Double
    let distance: Double
    let acuity: Double
  }

  struct Rect: Encodable {
    let x: Double
    let y: Double
    let width: Double
    let height: Double

    init(_ rect: CGRect) {
      func rounded(_ value: CGFloat) -> Double { (Double(value) * 1000).rounded() / 1000 }
      (x, y) = (rounded(rect.minX), rounded(rect.minY))
      (width, height) = (rounded(rect.width), rounded(rect.height))
    }
  }

  struct Quantity: Encodable {
    let value: Double
    let unit: String

    init?(_ quantity: Finding.Quantity?) {
      guard let quantity, quantity.value.isFinite else { return nil }
      (value, unit) = (quantity.value, quantity.unit.rawValue)
    }
  }

  struct Entry: Encodable {
    let rule: String
    let severity: String
    let path: String
    let file: String?
    let line: Int?
    let rect: Rect?
    let measured: Quantity?
    let required: Quantity?
    let message: String
    let hint: String?
    let reason: String?
    let states: [Int]
    let count: Int

    init(_ cause: LintReport.Cause) {
      let finding = cause.finding
      rule = finding.rule
      severity = finding.severity.rawValue
      path = finding.path
      let place = ReportedPlace(finding.place)
      file = place?.file
      line = place?.line
      rect = finding.rect.flatMap { $0.isNull || $0.isInfinite ? nil : Rect($0) }
      measured = Quantity(finding.measured)
      required = Quantity(finding.required)
      message = finding.message
      hint = finding.hint
      reason = finding.exception
      states = cause.lines
      count = cause.count
    }
  }

  init(_ report: LintReport) {
    scene = report.scene
    let canvas = report.canvas
    screen = Screen(
      width: canvas.pixelWidth, height: canvas.pixelHeight, scale: Double(canvas.scale))
    viewing = canvas.viewing.map { viewing in
      Viewing(
        diagonal: viewing.diagonal.millimeters, distance: viewing.distance.millimeters,
        acuity: viewing.acuity)
    }
    states = report.stateCount
    findings = report.found.map(Entry.init)
    exceptions = report.exceptions.map(Entry.init)
  }
}
