import Foundation
import TenFoot
import TenFootRaster
import Testing

@testable import TenFootGoldens

/// All goldens of this package on a machine that has nothing in common with this one but the
/// package: another user, home, language, time zone and fonts.
struct OtherMachineTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func `a clean clone with other system fonts passes all goldens`() throws {
    let machine = FileManager.default.temporaryDirectory
      .appending(path: "tenfoot-machine-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: machine) }
    let goldens = machine.appending(path: "clone/Goldens")
    try FileManager.default.createDirectory(
      at: goldens.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: Self.root.appending(path: "Goldens"), to: goldens)

    // Fonts that a look-up by name would find first: one family's outlines under other names.
    let fonts = machine.appending(path: "home/.fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    let families = Self.root.appending(path: "Fonts/Families")
    let files =
      (FileManager.default.enumerator(at: families, includingPropertiesForKeys: nil)?
      .allObjects as? [URL] ?? []).filter { $0.pathExtension == "ttf" }
    let impostor = try #require(files.first { $0.lastPathComponent.contains("Serif") })
    for file in files {
      try FileManager.default.copyItem(
        at: impostor, to: fonts.appending(path: file.lastPathComponent))
    }
    let settings = machine.appending(path: "fonts.conf")
    try Data(
      """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><dir>\(fonts.path)</dir>
      <match target="font"><edit name="antialias" mode="assign"><bool>false</bool></edit>
      <edit name="hintstyle" mode="assign"><const>hintfull</const></edit></match></fontconfig>
      """.utf8
    ).write(to: settings)

    let run = try TestProcess(
      #"cd / && "$tests" --testing-library swift-testing --filter "$goldenTests""#,
      [
        "goldenTests":
          "(View|Text|Script|Picture|Layout|Modifier|Effect|Style|Shape|Control|Look|Gallery)GoldenTests",
        "TENFOOT_GOLDENS_FOLDER": goldens.path, "CI": "true",
        "HOME": machine.appending(path: "home").path, "USER": "somebody",
        "XDG_DATA_HOME": machine.appending(path: "home").path, "FONTCONFIG_FILE": settings.path,
        "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr", "TZ": "Asia/Kathmandu",
        "FREETYPE_PROPERTIES": "truetype:interpreter-version=35",
        "PIXMAN_DISABLE": "mmx sse2 ssse3 arm-neon", "MALLOC_PERTURB_": "165",
      ])
    #expect(run.code == 0, "\(run.output.suffix(4000))")

    let folder = GoldenSettings(mode: .verify, folder: goldens)
    let record = try RunRecord(in: folder.scratch)
    let index = try GoldenFolder(folder).index()
    #expect(record.results.keys.sorted() == index.entries.keys.sorted())
    #expect(record.results.values.filter { $0.outcome != .same }.map(\.golden).sorted() == [])
  }
}
