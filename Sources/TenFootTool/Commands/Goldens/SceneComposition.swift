import TenFoot
import TenFootDisplay

/// The samples of the tool's scenes on the canvases that goldens are recorded on.
struct SceneComposition: Sendable {
  let name: String
  private let make: @MainActor @Sendable (FrameRenderer) -> Composition

  /// Composes the sample.
  @MainActor func compose(_ renderer: FrameRenderer) -> Composition { make(renderer) }

  /// All scenes on some canvases, dark and light.
  static func all(
    of scenes: [any TenFootScene.Type], on canvases: [DisplayCanvas]
  ) -> [SceneComposition] {
    scenes.flatMap { scene in
      canvases.flatMap { canvas in
        [ColorScheme.dark, .light].map { scheme in
          var canvas = canvas
          canvas.colorScheme = scheme
          return sample(of: scene, on: canvas)
        }
      }
    }
  }

  private static func sample<Scene: TenFootScene>(
    of scene: Scene.Type, on canvas: DisplayCanvas
  ) -> SceneComposition {
    let size = "\(canvas.pixelWidth)x\(canvas.pixelHeight)"
    let scheme = canvas.colorScheme == .dark ? "dark" : "light"
    return SceneComposition(name: "\(Scene.name) \(size) \(scheme)") { renderer in
      renderer.compose(Scene.view(of: Scene.sample), on: canvas)
    }
  }
}
