import TenFoot
import TenFootGallery
import TenFootTool

@main struct TenFootCommand: SceneTool {
  static var scenes: [any TenFootScene.Type] { Gallery.scenes }
}
