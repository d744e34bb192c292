import Foundation
import TenFoot
import TenFootDisplay
import TenFootRaster

/// What a command line asks to see: which scene, on which canvas, set in which fonts.
struct FrameRequest: Sendable {
  let scene: any TenFootScene.Type
  let canvas: DisplayCanvas
  let renderer: FrameRenderer
  private let tool: Tool

  /// Reads the shared parameters of a command line.
  init(_ arguments: ParsedArguments, in tool: Tool) throws(ToolError) {
    scene = try tool.scene(named: arguments[SharedParameters.scene])
    canvas = try arguments[SharedParameters.screen].canvas(scale: arguments[SharedParameters.scale])
    renderer = try Self.renderer(fontFolders: arguments[SharedParameters.fontFolders])
    self.tool = tool
  }

  /// A renderer with the fonts of these folders.
  static func renderer(fontFolders: [String]) throws(ToolError) -> FrameRenderer {
    for folder in fontFolders {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
        throw .cannotRead(folder, reason: "it does not exist")
      }
      guard isFolder.boolValue else { throw .cannotRead(folder, reason: "it is not a folder") }
    }
    do {
      return try FrameRenderer(
        fonts: fontFolders.map { URL(fileURLWithPath: $0, isDirectory: true) })
    } catch {
      throw .fault("\(error)")
    }
  }

  /// Composes the scene in the state at `path`, or in its own sample state.
  func composition(state path: String?) async throws(ToolError) -> Composition {
    try await composition(of: scene, state: path)
  }

  private func composition<Scene: TenFootScene>(
    of scene: Scene.Type, state path: String?
  ) async throws(ToolError) -> Composition {
    guard let path else { return await compose(scene, Scene.sample) }
    let text = try await StateText.read(path, in: tool)
    do {
      let (model, warnings) = try StateReader(scene).read(text)
      for warning in warnings { tool.warn(warning.description) }
      return await compose(scene, model)
    } catch {
      throw .badState(error)
    }
  }

  /// Composes a scene in a state.
  @MainActor func compose<Scene: TenFootScene>(
    _ scene: Scene.Type, _ model: Scene.Model
  ) -> Composition {
    renderer.compose(Scene.view(of: model), on: canvas)
  }

  /// Draws a composition and encodes the frame.
  func png(of composition: Composition) throws(ToolError) -> Data {
    do {
      return try renderer.draw(composition).pngData()
    } catch {
      throw .fault("the frame can't be drawn: \(error)")
    }
  }
}
