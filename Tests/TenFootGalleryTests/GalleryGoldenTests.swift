import TenFoot
import TenFootGallery
import TenFootTesting
import Testing

/// The gallery's pictures on every common screen, dark and light.
struct GalleryGoldenTests {
  @Test(arguments: Gallery.scenes.map { $0.name })
  func `a scene looks as its golden says`(name: String) throws {
    let scene = try #require(Gallery.scenes.first { $0.name == name })
    try check(scene)
  }

  private func check<Scene: TenFootScene>(_ scene: Scene.Type) throws {
    try expectGolden(
      SampleView<Scene>(), "gallery/\(scene.name)", on: [.hd720, .fullHD, .uhd],
      schemes: [.dark, .light])
  }
}

/// A scene in its sample state.
private struct SampleView<Scene: TenFootScene>: View {
  var body: some View { Scene.view(of: Scene.sample) }
}
