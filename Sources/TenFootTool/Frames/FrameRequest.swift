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
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - tool: The tool with its scenes.
  ///   - viewing: The room; the common one unless the command asks for it.
  /// - Throws: ``ToolError`` for a scene that isn't there, a screen or font that can't be used.
  init(
    _ arguments: ParsedArguments, in tool: Tool, viewing: ViewingConditions = .livingRoom
  ) throws(ToolError) {
    scene = try tool.scene(named: arguments[SharedParameters.scene])
    var canvas = try arguments[SharedParameters.screen].canvas(
      scale: arguments[SharedParameters.scale])
    canvas.colorScheme = try arguments[SharedParameters.scheme]
    canvas.viewing = viewing
    self.canvas = canvas
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

  private func png(of composition: Composition) throws(FrameError) -> Data {
    try png(of: renderer.draw(composition))
  }

  private func png(of bitmap: Bitmap) throws(FrameError) -> Data {
    do {
      return try bitmap.pngData()
    } catch {
      throw .raster(error)
    }
  }

  /// Draws a list of this request's renderer and encodes it.
  func png(of list: DisplayList) throws(ToolError) -> Data {
    do throws(FrameError) {
      return try png(of: renderer.draw(list))
    } catch {
      throw ToolError(error)
    }
  }

  /// Draws a composition as somebody sees it and encodes the frame.
  func data(
    of composition: Composition, as format: FrameFormat, seen gaze: Gaze
  ) async throws(ToolError) -> Data {
    if gaze.isPlain { return try data(of: composition, as: format) }
    guard format == .png || format.stream != nil else {
      throw .refused(
        "\(format.rawValue) has no pixels to look at: --seen-from, --color-vision and --safe-areas "
          + "need png or another format of pixels")
    }
    var list = composition.displayList
    if gaze.showsSafeAreas {
      list = await SafeAreaBoxes.draw(over: list, on: canvas, with: renderer)
    }
    do throws(FrameError) {
      let bitmap = gaze.seen(try renderer.draw(list), on: canvas)
      if let stream = format.stream { return stream.data(of: bitmap) }
      return try png(of: bitmap)
    } catch {
      throw ToolError(error)
    }
  }
}

extension ToolError {
  /// Tells whose fault it is that a frame can't be made.
  init(_ error: FrameError) {
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
