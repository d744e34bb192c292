import Foundation
import TenFootDisplay
import TenFootText

/// `tenfoot fonts`: the faces that frames are set in.
enum FontsCommand: Command {
  static let name = "fonts"
  static let summary = "Lists the faces that will be used: family, style, file, scripts"
  static let parameters: [any Parameter] = [SharedParameters.fonts]

  static func run(
    _ arguments: ParsedArguments, in tool: Tool
  ) async throws(ToolError) -> ExitCode {
    let renderer = try FrameRequest.renderer(fonts: arguments[SharedParameters.fonts])
    let rows = renderer.faces.map { face in
      [face.family, face.style, face.file.lastPathComponent, face.scripts.joined(separator: " ")]
    }
    try tool.console.print(TextTable(rows).description)
    return .done
  }
}
