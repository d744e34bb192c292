import TenFoot

/// `tenfoot scenes`: the scenes, with the fields of their states.
enum ScenesCommand: Command {
  static let name = "scenes"
  static let summary = "Lists the scenes and the fields of their states"
  static let parameters: [any Parameter] = []

  static func run(
    _ arguments: ParsedArguments, in tool: Tool
  ) async throws(ToolError) -> ExitCode {
    let pages = tool.scenes.map { scene in page(of: scene) }
    try tool.console.print(pages.joined(separator: "\n"))
    return .done
  }

  private static func page<Scene: TenFootScene>(of scene: Scene.Type) -> String {
    let rows = rows(of: StateReader(scene).shape, indent: 2)
    return "\(Scene.name): \(Scene.summary)\n" + TextTable(rows).description
  }

  /// The fields of an object, and below each the fields of what it holds.
  private static func rows(of shape: StateShape, indent: Int) -> [[String]] {
    switch shape {
    case .object(let fields):
      fields.flatMap { field in
        let name = String(repeating: " ", count: indent) + field.name
        let type = field.shape.typeName + (field.isOptional ? ", optional" : "")
        return [[name, type]] + rows(of: field.shape, indent: indent + 2)
      }
    case .array(let inner), .dictionary(let inner):
      rows(of: inner, indent: indent)
    default:
      []
    }
  }
}
