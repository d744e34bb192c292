import Foundation
import Testing

/// What is around a process changes nothing of what it draws.
struct SameEverywhereTests {
  private static let fonts = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fonts/Families")

  @Test(arguments: ["png", "svg", "pdf"])
  func `locale, time zone and fonts of the host change no byte`(format: String) async throws {
    let folder = try TemporaryFolder()
    let line = """
      "$tenfoot" render leaderboard --screen 480x270 -o "$1/here.$2" || exit
      mkdir -p "$1/home/.fonts" "$1/data/fonts" && find "$3" -name '*.ttf' -exec cp {} "$1/data/fonts" \\;
      cp "$1"/data/fonts/* "$1/home/.fonts" && cd / || exit
      LANG=tr_TR.UTF-8 LC_ALL=ar_EG.UTF-8 TZ=Asia/Kathmandu HOME="$1/home" XDG_DATA_HOME="$1/data" \\
        "$tenfoot" render leaderboard --screen 480x270 -o "$1/there.$2"
      """
    let run = try await ToolProcess.shell(
      line, folder.path, format, Self.fonts.path)
    #expect(run.code == 0, "\(run.errors)")
    let (here, there) = (
      try Data(contentsOf: folder.url("here." + format)),
      try Data(contentsOf: folder.url("there." + format))
    )
    #expect(!here.isEmpty)
    #expect(here == there)
  }
}
