import Foundation
import TenFoot
import TenFootDisplay

/// What one call checks: every kind of every variant.
struct GoldenPlan {
  let matrix: GoldenMatrix
  let ignored: [String]
  let allowance: GoldenAllowance?
  let folder: URL?
  let renderer: FrameRenderer?
  let call: CallSite

  /// Checks all goldens of a name, and reports those that fail.
  func check(
    _ name: String,
    _ moments: @MainActor (GoldenVariant, FrameRenderer) -> [GoldenSubject.Moment]
  ) throws(GoldenError) {
    let name = try GoldenName(name)
    let cells = try matrix.cells(of: name)
    let session = try session()
    let renderer = try TestRenderer.resolve(renderer)
    var errors: [GoldenError] = []
    for (variant, goldens) in cells {
      let subject = GoldenSubject(
        OnMainActor.run { moments(variant, renderer) }, renderer: renderer)
      for (path, kind) in goldens {
        let check = GoldenCheck(
          path, kind, of: subject, ignoring: ignored, allowing: allowance, call: call.description,
          in: session)
        do {
          report(try check.run(), session.files)
        } catch {
          errors.append(error)
        }
      }
    }
    if let error = errors.first { throw error }
  }

  private func session() throws(GoldenError) -> GoldenSession {
    let settings = try GoldenSettings(
      folder: folder, environment: ProcessInfo.processInfo.environment,
      near: ["\(call.file)", FileManager.default.currentDirectoryPath])
    return try GoldenSession.shared(settings)
  }

  private func report(_ result: GoldenResult, _ files: ResultFiles) {
    switch result.outcome {
    case .same:
      guard let allowance = result.allowance else { return }
      let numbers = "\(allowance.channel), \(allowance.pixels), \(allowance.window)"
      Reporter.warn(
        "The golden \(result.golden) needed nothing of what it is allowed (\(numbers)).", at: call)
    case .allowed:
      Reporter.warn(result.report?.message ?? result.golden, at: call)
    case .changed, .new, .unreadable, .recorded, .faulty:
      for part in ResultFiles.Part.allCases {
        // The pictures help people; without them the failure stands all the same.
        guard let data = try? files.read(part, of: result.golden) else { continue }
        let file = files.url(part, of: result.golden).lastPathComponent
        let folder = result.golden.split(separator: "/").dropLast().joined(separator: "-")
        Reporter.attach(data, named: "\(folder)-\(file)", at: call)
      }
      Reporter.fail(result.report?.message ?? result.golden, at: call)
    }
  }
}
