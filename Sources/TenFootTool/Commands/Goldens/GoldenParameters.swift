import Foundation
import TenFootGoldens

/// What the verbs for goldens take in common.
enum GoldenParameters {
  static let folder = Option<String?>(
    "--goldens", "DIR", help: "The folder of goldens; results are in .goldens beside it.",
    fallback: .value(nil, text: "Goldens beside the nearest Package.swift"), read: { $0 })

  /// The settings that a command line means.
  static func settings(
    _ arguments: ParsedArguments, in tool: Tool
  ) throws(ToolError) -> GoldenSettings {
    let given = try arguments[folder].map { URL(fileURLWithPath: $0) }
    do {
      return try GoldenSettings(
        folder: given, environment: tool.environment,
        near: [FileManager.default.currentDirectoryPath])
    } catch {
      throw ToolError(error)
    }
  }
}

extension ToolError {
  /// Tells whose fault it is that goldens can't be checked.
  init(_ error: GoldenError) {
    switch error {
    case .cannotRead(let path, let reason): self = .cannotRead(path, reason: reason)
    case .cannotWrite(let path, let reason): self = .cannotWrite(path, reason: reason)
    case .noRun(let goldens, let results):
      self = .cannotRead(
        results,
        reason:
          "no run of the goldens in \(goldens) is on record; run the tests first, by `swift test`")
    case .noPackage, .badName, .badMatrix, .usedTwice, .badSetting, .noSuchView, .missingGlyphs,
      .badAllowance, .refused:
      self = .refused("\(error)")
    case .drawing, .blindComparison: self = .fault("\(error)")
    }
  }
}
