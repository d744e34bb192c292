import Foundation
import Testing

struct ToolProcessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A line of states for a scene of the gallery.
  private let chess =
    #"{"event": "", "white": "W", "black": "B", "ply": 0, "move": null, "from": null, "to": null, "#
    + #""board": "8/8/8/8/8/8/8/8", "turn": "white", "check": false, "result": null}"#

  @Test func `the executable has the gallery's scenes`() async throws {
    let run = try await ToolProcess.shell("$tenfoot scenes")
    #expect(run.code == 0)
    let text = String(decoding: run.output, as: UTF8.self)
    for scene in ["scoreboard", "leaderboard", "chessboard"] {
      #expect(text.contains("\(scene): "))
    }
  }

  @Test(arguments: [
    "$tenfoot scenes >/dev/full", "$tenfoot render chessboard --screen 64x36 -o /dev/full",
  ])
  func `a full disk can't be written`(line: String) async throws {
    let run = try await ToolProcess.shell(line)
    #expect(run.code == 73)
    #expect(run.errors.hasSuffix("can't be written: the disk is full.\n"))
    #expect(FileManager.default.fileExists(atPath: "/dev/full"))
  }

  @Test func `a reader that goes early is told, and no trap`() async throws {
    let run = try await ToolProcess.shell(
      """
      set -o pipefail
      { sleep 0.2; $tenfoot render chessboard --screen 640x360 -o -; echo "code $?" >&2; } | true
      """)
    #expect(
      run.errors == """
        tenfoot: error: standard output can't be written: the reader closed it before everything \
        was written.
        code 73

        """)
  }

  @Test(arguments: ["$tenfoot scenes >&-", "$tenfoot render chessboard --screen 64x36 -o - >&-"])
  func `a closed standard output is told`(line: String) async throws {
    let run = try await ToolProcess.shell(line)
    #expect(run.code == 73)
    #expect(run.errors == "tenfoot: error: standard output can't be written: it is closed.\n")
  }

  @Test func `a closed standard error hides the message and not the exit code`() async throws {
    #expect(try await ToolProcess.shell("$tenfoot render nothing 2>&-").code == 64)
    let run = try await ToolProcess.shell(
      "$tenfoot render chessboard --screen 64x36 -o $1 2>&- <&-", folder.path("a.png"))
    #expect(run.code == 0)
    #expect(try folder.names() == ["a.png"])
  }

  @Test func `a file beyond the limit leaves the old one and nothing else`() async throws {
    let old = try folder.file("a.png", "old")
    let run = try await ToolProcess.shell(
      "(ulimit -f 0; exec $tenfoot render chessboard --screen 64x36 -o $1) 2>&1 | cat", old)
    #expect(
      String(decoding: run.output, as: UTF8.self)
        == "tenfoot: error: \(old) can't be written: the file would be larger than the system allows.\n"
    )
    #expect(try folder.names() == ["a.png"])
    #expect(try String(contentsOfFile: old, encoding: .utf8) == "old")
  }

  @Test(arguments: ["INT", "TERM"])
  func `an interrupted run leaves whole frames only, and tells where to go on`(signal: String)
    async throws
  {
    let run = try await ToolProcess.shell(
      """
      yes "$2" | head -n 3000 | $tenfoot slides chessboard --states - -o "$1" --screen 64x36 & pid=$!
      until [ -e "$1/0005.png" ]; do sleep 0.01; done
      kill -\(signal) $pid
      wait $pid
      """, folder.path("frames"), chess)
    #expect(run.code == 130)
    let told = try #require(
      run.errors.firstMatch(
        of:
          /^tenfoot: error: interrupted after (\d+) frames; --from (\d+) would go on from here\.\n/)
    )
    let names = try folder.names(in: "frames")
    #expect(Int(told.output.1) == names.count)
    #expect(Int(told.output.2) == names.count + 1)
    for name in names {
      let data = try Data(contentsOf: folder.url("frames/" + name))
      #expect(pngSize(data) == [64, 36])
      // PNG specification, 11.2.5: a file ends with an empty IEND chunk and its checksum.
      #expect(
        data.suffix(12) == Data([0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]))
    }
  }

  @Test func `a run that waits for input can be interrupted`() async throws {
    let run = try await ToolProcess.shell(
      """
      mkfifo "$1/lines"
      $tenfoot slides chessboard --states "$1/lines" -o "$1/frames" --screen 64x36 & pid=$!
      exec 9>"$1/lines"
      echo "$2" >&9
      until [ -e "$1/frames/0001.png" ]; do sleep 0.01; done
      kill -INT $pid
      wait $pid
      """, folder.path, chess)
    #expect(run.code == 130)
    #expect(run.errors.contains("interrupted after 1 frame; --from 2 "))
    #expect(try folder.names(in: "frames") == ["0001.png"])
  }

  @Test func `frames appear while the input still comes`() async throws {
    let run = try await ToolProcess.shell(
      """
      mkfifo "$1/lines"
      $tenfoot slides chessboard --states "$1/lines" -o "$1/frames" --screen 64x36 & pid=$!
      exec 9>"$1/lines"
      for frame in 0001 0002 0003; do
        echo "$2" >&9
        until [ -e "$1/frames/$frame.png" ]; do sleep 0.01; done
      done
      exec 9>&-
      wait $pid
      """, folder.path, chess)
    #expect(run.code == 0)
    #expect(run.errors.isEmpty)
  }

  @Test func `a link stays a link and a file keeps its mode`() async throws {
    let run = try await ToolProcess.shell(
      """
      touch "$1/real.png"; chmod 640 "$1/real.png"; ln -s real.png "$1/link.png"
      $tenfoot render chessboard --screen 64x36 -o "$1/link.png"
      ls -l "$1" | cut -c1-10 | tail -n +2
      """, folder.path)
    #expect(String(decoding: run.output, as: UTF8.self) == "lrwxrwxrwx\n-rw-r-----\n")
    #expect(pngSize(try Data(contentsOf: folder.url("real.png"))) == [64, 36])
  }

  #if os(Linux)
    /// Whether a small disk can be made in a namespace of its own, which needs no rights but must
    /// be allowed by the system.
    private static let canMount: Bool = {
      let probe = Process()
      probe.executableURL = URL(fileURLWithPath: "/bin/sh")
      probe.arguments = ["-c", "unshare -rm mount -t tmpfs tmpfs /mnt 2>/dev/null"]
      guard (try? probe.run()) != nil else { return false }
      probe.waitUntilExit()
      return probe.terminationStatus == 0
    }()

    @Test(.enabled(if: canMount))
    func `a disk that fills up keeps the whole frames and nothing else`() async throws {
      let run = try await ToolProcess.shell(
        """
        yes "$2" | head -n 500 >"$1/states.jsonl"
        mkdir "$1/disk"
        unshare -rm bash -c '
          mount -t tmpfs -o size=64k tmpfs "$1/disk"
          $tenfoot slides chessboard --states "$1/states.jsonl" -o "$1/disk/d" --screen 160x90
          echo "code $?"
          cd "$1/disk/d" && ls -A | grep -vc "^[0-9]*[.]png$"
          tail -qc 8 *.png | od -An -v -tx1 -w8 | sort -u
        ' bash "$1"
        """, folder.path, chess)
      // The last eight bytes of every PNG: PNG specification, 11.2.5.
      #expect(
        String(decoding: run.output, as: UTF8.self) == "code 73\n0\n 49 45 4e 44 ae 42 60 82\n")
      #expect(run.errors.hasSuffix("can't be written: the disk is full.\n"))
    }

    @Test func `a line of 200 MB takes no memory`() async throws {
      let run = try await ToolProcess.shell(
        """
        mkfifo "$1/lines"
        $tenfoot slides chessboard --states "$1/lines" -o "$1/frames" --screen 64x36 --jobs 1 & pid=$!
        exec 9>"$1/lines"
        head -c 200000000 /dev/zero >&9
        printf '\\n%s\\n' "$2" >&9
        until [ -e "$1/frames/0002.png" ]; do sleep 0.01; done
        grep VmHWM "/proc/$pid/status" | tr -dc 0-9
        exec 9>&-
        wait $pid
        """, folder.path, chess)
      #expect(run.code == 65)
      #expect(run.errors.contains("lines, line 1: a state has at most 16 MiB, this one has more."))
      let peak = try #require(Int(String(decoding: run.output, as: UTF8.self)))
      #expect(peak < 120_000, "kilobytes at the peak")
    }
  #endif
}
