import TenFoot
import TenFootGallery
import TenFootTool

@main struct TenFootCommand: SceneTool {
  static var scenes: [any TenFootScene.Type] { Gallery.scenes }
  static var games: [any TenFootGame.Type] { Gallery.games }
}
