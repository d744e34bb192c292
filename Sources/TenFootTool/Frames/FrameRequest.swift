import Foundation
import TenFoot
import TenFootDisplay
import TenFootRaster
import TenFootText

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
    renderer = try Self.renderer(
      fonts: arguments[SharedParameters.fonts], assets: arguments[SharedParameters.assets])
    self.tool = tool
  }

  /// A renderer with the bundled fonts and those in more places.
  ///
  /// - Throws: ``ToolError`` when one of the places isn't there.
  static func renderer(
    fonts: [String], assets: [String] = []
  ) throws(ToolError) -> FrameRenderer {
    for path in assets where !FileManager.default.fileExists(atPath: path) {
      throw .cannotRead(path, reason: SystemError(code: ENOENT).description)
    }
    do {
      return try FrameRenderer(
        fonts: fonts.map { URL(fileURLWithPath: $0) },
        assets: assets.map { URL(fileURLWithPath: $0) })
    } catch {
      throw ToolError(error)
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

  /// Draws a composition and encodes the frame; a stream's frame without the stream's header.
  func data(of composition: Composition, as format: FrameFormat) throws(ToolError) -> Data {
    do throws(FrameError) {
      switch format {
      case .png: return try png(of: composition)
      case .pdf: return try renderer.pdf([composition])
      case .svg: return try renderer.svg(composition)
      case .y4m, .bgra, .rgba, .rgb:
        let bitmap = try renderer.draw(composition)
        return format.stream?.data(of: bitmap) ?? Data()
      }
    } catch {
      throw ToolError(error)
    }
  }

  /// Draws compositions as the pages of a document.
  func pdf(of pages: [Composition]) throws(ToolError) -> Data {
    do {
      return try renderer.pdf(pages)
    } catch {
      throw ToolError(error)
    }
  }

  private func png(of composition: Composition) throws(FrameError) -> Data {
    let bitmap = try renderer.draw(composition)
    do {
      return try bitmap.pngData()
    } catch {
      throw .raster(error)
    }
  }
}

extension ToolError {
  /// Tells whose fault it is that a frame can't be made.
  fileprivate init(_ error: FrameError) {
    switch error {
    case .font(.bundledFontsMissing), .raster: self = .fault("\(error)")
    case .font(.notFound(let url)):
      self = .cannotRead(url.path, reason: SystemError(code: ENOENT).description)
    case .font(.unreadable(let url, let reason)):
      self = .cannotRead(url.path, reason: reason)
    case .font: self = .badFont("\(error)")
    }
  }
}
