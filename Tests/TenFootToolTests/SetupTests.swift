import Foundation
import Testing

/// `.ci/setup` on systems that are made of a few stand-ins.
struct SetupTests {
  private let folder: TemporaryFolder
  private let installed = """
    echo 'installed libcairo2-dev, '
    echo 'installed pkgconf, pkg-config (= 1.8)'
    echo 'not-installed libicu-dev, '
    """

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs the setup with these programs, each given as the body of a script, and a few real ones.
  private func setUp(
    with programs: [String: String], _ option: String = ""
  ) async throws -> (code: Int32, output: String, errors: String) {
    for (name, body) in programs {
      let path = try folder.file(name, "#!/bin/bash\n\(body)\n")
      #expect(chmod(path, 0o755) == 0)
    }
    let setup = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../.ci/setup").path
    let run = try await ToolProcess.shell(
      """
      for program in bash env sed head tr grep; do ln -sf "$(command -v $program)" "$1"; done
      PATH=$1 "$BASH" "$2" $3
      """, folder.path, setup, option)
    return (run.code, String(decoding: run.output, as: UTF8.self), run.errors)
  }

  private func swift(_ version: String) -> String {
    "echo 'Swift version \(version) (swift-\(version)-RELEASE)'"
  }

  @Test func `what is missing is named and installed`() async throws {
    let run = try await setUp(with: [
      "swift": swift("6.3.1"), "dpkg-query": installed, "sudo": #""$@""#,
      "apt-get": #"echo "apt-get $*""#,
    ])
    #expect(run.code == 0)
    let lines = run.output.split(separator: "\n")
    try #require(lines.count == 4)
    #expect(lines[0].hasPrefix("setup: installing "))
    #expect(lines[0].contains(" libicu-dev "))
    #expect(!lines[0].contains("libcairo2-dev") && !lines[0].contains("pkg-config"))
    #expect(lines[1] == "apt-get update -q")
    #expect(lines[2].hasPrefix("apt-get install -q -y --no-install-recommends "))
    #expect(lines[2].contains(" libicu-dev "))
    #expect(lines[3] == "setup: done.")
  }

  @Test func `when all is there nothing is done`() async throws {
    let all = """
      for package in lib{cairo2,freetype,harfbuzz,icu,isal,deflate,spng}-dev pkg-config \
      libturbojpeg0-dev libwebp-dev librsvg2-2 libharfbuzz-bin pngcheck imagemagick python3-icu python3-jsonschema fonts-wqy-microhei ffmpeg poppler-utils; do echo "installed $package, "; done
      """
    let run = try await setUp(with: [
      "swift": swift("7.0"), "dpkg-query": all, "apt-get": "exit 1",
    ])
    #expect(run.code == 0)
    #expect(run.output == "setup: all is there.\n")
    #expect(run.errors.isEmpty)
  }

  @Test func `the browser is installed where it is asked for, and nowhere else`() async throws {
    let programs = [
      "swift": swift("6.3.1"), "dpkg-query": installed, "sudo": #""$@""#,
      "apt-get": #"echo "apt-get $*""#,
    ]
    #expect(try await setUp(with: programs, "--browser").output.contains(" chromium\n"))
    #expect(try await !setUp(with: programs).output.contains("chromium"))
  }

  @Test func `where it can't be done one sentence says why`() async throws {
    let none = try await setUp(with: [:])
    #expect(none.code == 1)
    #expect(none.errors.hasPrefix("setup: error: swift is missing; install Swift 6.3 or later"))

    let old = try await setUp(with: ["swift": swift("6.2.4")])
    #expect(old.code == 1)
    #expect(old.errors.hasPrefix("setup: error: swift is 6.2; TenFoot needs 6.3 or later"))

    let strange = try await setUp(with: ["swift": swift("6.3")])
    #expect(strange.code == 1)
    #expect(strange.errors.hasPrefix("setup: error: this system has neither apt-get nor brew;"))

    let refused = try await setUp(with: [
      "dpkg-query": installed, "apt-get": "[ $1 = update ]", "sudo": #""$@""#,
    ])
    #expect(refused.code == 1)
    #expect(refused.errors.hasPrefix("setup: error: not everything could be installed: "))
    for run in [none, old, strange, refused] {
      #expect(run.errors.split(separator: "\n").filter { $0.hasPrefix("setup:") }.count == 1)
    }
  }
}
