import Foundation
import TenFoot
import TenFootDisplay
import TenFootGallery
import TenFootGoldens
import TenFootTesting
import Testing

/// The gallery's pictures on every common screen, dark and light.
struct GalleryGoldenTests {
  @Test(arguments: Gallery.scenes.map { $0.name })
  func `a scene looks as its golden says`(name: String) throws {
    let scene = try #require(Gallery.scenes.first { $0.name == name })
    try check(scene)
  }

  @Test(arguments: Gallery.scenes.map { $0.name })
  func `a golden of a scene notices whatever is dropped, moved, recolored or bared`(
    name: String
  ) async throws {
    let scene = try #require(Gallery.scenes.first { $0.name == name })
    let outcome = try await Self.harm(scene)
    #expect(outcome.golden == "gallery/\(name)/720p-dark.png")
    #expect(outcome.mutations > 20)
    #expect(outcome.unnoticed == [])
  }

  @MainActor private static func harm<Scene: TenFootScene>(
    _ scene: Scene.Type
  ) throws -> MutationTest.Outcome {
    let goldens = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Goldens")
    let renderer = try FrameRenderer()
    return try MutationTest(GoldenSettings(mode: .verify, folder: goldens)).run(
      renderer.compose(SampleView<Scene>(), on: .hd720), with: renderer)
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
