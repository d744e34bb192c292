import Observation
import TenFoot
import Testing

@testable import TenFootDisplay

/// A game whose state is how many seconds it has run.
@MainActor @Observable
private final class SecondsGame: TenFootGame {
  nonisolated static let name = "seconds"
  nonisolated static let summary = "Counts seconds"
  nonisolated static let keys: [(key: String, meaning: String)] = []

  private(set) var state = 0

  var nextChange: Duration? { .seconds(state + 1) }

  func advance(to time: Duration) {
    while let next = nextChange, next <= time { state += 1 }
  }
  func press(_ key: Character) {}
  func controller(_ television: TelevisionStatus) -> some View {
    Color.green.frame(maxWidth: .infinity, maxHeight: .infinity)
  }
  func television() -> some View {
    Color(red: Double(state % 2), green: 0, blue: 1)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

@MainActor
struct ScenarioPlayerTests {
  private func play(
    _ text: String, _ policy: DisplayPolicy = DisplayPolicy()
  ) throws -> ScenarioPlayer<SecondsGame> {
    let player = ScenarioPlayer(SecondsGame(), policy: policy)
    try player.play(Scenario(parsing: text))
    return player
  }

  // CastCompanionLibrary-android 212, 279
  @Test func `after the network returns the session goes on by itself, at its next attempt`() throws
  {
    let player = try play(
      """
      {"at": 0, "event": "connect", "screen": "den"}
      {"at": 10, "event": "network", "screen": "den", "on": false}
      {"at": 20, "event": "network", "screen": "den", "on": true}
      {"at": 30, "event": "end"}
      """)
    // Lost at 10.25 s; asked for 1, 3, 7 and 15 seconds later; told of 250 ms after it came.
    #expect(
      player.log.filter { $0.contains("ask") || $0.contains("session") } == [
        "0.250    session live", "10.250    session disconnected (out of range)",
        "11.250    ask for den, attempt 1", "13.250    ask for den, attempt 2",
        "17.250    ask for den, attempt 3", "25.250    ask for den, attempt 4",
        "25.500    session live",
      ])
    // 33 s, of which 0.25 and 15.25 went by without a television.
    #expect(player.host.game.state == 17)
  }

  @Test(arguments: [
    (#"{"at": 3, "event": "press", "key": "x"}"#, "3.267"),
    (#"{"at": 3, "event": "slow", "screen": "den", "seconds": 900}"#, "3.267"),
    // What changes at the same time is told at the same time.
    (#"{"at": 3, "event": "sleep", "screen": "den"}"#, "3.250"),
    (#"{"at": 3, "event": "capture", "screen": "den"}"#, "3.250"),
  ])
  func `a screen that gets no frame to leave within leaves all the same`(
    before: String, told: String
  ) throws {
    let player = try play(
      """
      {"at": 1, "event": "connect", "screen": "den"}
      \(before)
      {"at": 3, "event": "disconnect-mid-render", "screen": "den"}
      {"at": 6, "event": "connect", "screen": "den"}
      """)
    // Its refreshes are sixtieths of a second after 1.25 s; the next is at 3 s and a sixtieth.
    #expect(player.log.contains("\(told)    disconnected den#2 (unplugged)"), "\(player.log)")
    #expect(player.log.contains { $0.contains("view attached den#3") })
  }

  @Test func `a screen that flaps is away and back as long as the line says`() throws {
    func refusal(at time: Double, _ event: String) -> String? {
      do {
        _ = try play(
          """
          {"at": 0, "event": "connect", "screen": "den"}
          {"at": 5, "event": "flap", "screen": "den", "times": 2, "every": 1}
          {"at": \(time), "event": "\(event)", "screen": "den"}
          """)
        return nil
      } catch { return (error as? ScenarioError)?.description }
    }
    // Away from 5 to 5.5 and from 6 to 6.5 s.
    for time in [5.1, 5.4, 6.1, 6.4] {
      #expect(
        refusal(at: time, "sleep")?.hasPrefix("line 3: the screen den isn't connected") == true)
    }
    for time in [5.6, 5.9, 6.6, 9] { #expect(refusal(at: time, "sleep") == nil) }
    #expect(refusal(at: 5.1, "connect") == nil)
  }

  @Test func `what is done about cut edges is an event`() throws {
    let player = try play(
      """
      {"at": 0, "event": "connect", "screen": "den", "model": "hotel-4x3"}
      {"at": 5, "event": "overscan", "screen": "den", "compensation": "none"}
      """)
    #expect(player.log.contains("5.250    overscan changed den#2 none"), "\(player.log)")
    #expect(player.host.session.state == .degraded(.unsafeOverscan))
  }

  @Test func `another window takes the screen, and the session goes on when it lets go`() throws {
    let player = try play(
      """
      {"at": 0, "event": "connect", "screen": "den"}
      {"at": 5, "event": "claim", "screen": "den", "on": true}
      {"at": 8, "event": "claim", "screen": "den", "on": false}
      {"at": 10, "event": "end"}
      """)
    #expect(
      player.log.filter { $0.contains("owner") || $0.contains("session") } == [
        "0.250    session live", "5.000    owner displaced den#2 window 2 -> window 3",
        "5.000    session disconnected (route taken)", "8.000    session live",
      ])
    // 13 s, of which 0.25 and 3 went by without a television.
    #expect(player.host.game.state == 9)
  }

  @Test func `what comes after the network's return finds the screen there`() throws {
    let player = try play(
      """
      {"at": 0, "event": "connect", "screen": "den"}
      {"at": 10, "event": "network", "screen": "den", "on": false}
      {"at": 20, "event": "network", "screen": "den", "on": true}
      {"at": 26, "event": "mode", "screen": "den", "mode": "720p"}
      {"at": 28, "event": "disconnect", "screen": "den"}
      """)
    #expect(player.log.contains { $0.contains("mode changed den#3") })
    #expect(throws: ScenarioError.self) {
      try Scenario(
        parsing: """
          {"at": 0, "event": "connect", "screen": "den"}
          {"at": 10, "event": "network", "screen": "den", "on": false}
          {"at": 20, "event": "network", "screen": "den", "on": true}
          {"at": 25, "event": "mode", "screen": "den", "mode": "720p"}
          """)
    }
  }

  @Test func `thousands of flaps are over at once and end connected`() throws {
    let player = try play(
      """
      {"at": 0, "event": "connect", "screen": "den"}
      {"at": 5, "event": "flap", "screen": "den", "times": 4999, "every": 0.01}
      {"at": 60, "event": "end"}
      """)
    #expect(player.host.session.state == .live)
    #expect(player.log.count { $0.contains("unstable") } == 1)
    #expect(player.log.count < 30)
  }

  @Test func `handing to the phone draws the television's view over the controller`() throws {
    var moments: [Moment] = []
    let player = ScenarioPlayer(SecondsGame(), policy: DisplayPolicy(absence: .handToPhone))
    try player.play(
      Scenario(
        parsing: """
          {"at": 0, "event": "connect", "screen": "den"}
          {"at": 4.5, "event": "disconnect", "screen": "den"}
          {"at": 10, "event": "connect", "screen": "den"}
          """)
    ) { moments.append($0) }
    let away = try #require(moments.first { $0.lines.contains { $0.contains("session disc") } })
    let phone = try #require(away.phone).bitmap()
    // A television of 1920 by 1080 is 1080 by 607.5 on the phone; the controller is below.
    #expect(phone[540, 300].blue > 200)
    #expect(phone[540, 600].blue > 200)
    #expect(phone[540, 616].green > 150 && phone[540, 616].blue < 150)
    let back = try #require(moments.last?.phone).bitmap()
    #expect(back[540, 300].green > 150 && back[540, 300].blue < 150)
    #expect(player.host.game.state == 13)
  }

  @Test func `what can't happen when it is played is named with its line`() throws {
    let player = ScenarioPlayer(SecondsGame())
    let error = #expect(throws: ScenarioError.self) {
      try player.play(Scenario(steps: [ScenarioStep(line: 7, at: .zero, .sleep("attic", true))]))
    }
    #expect(error?.line == 7)
  }

  @Test func `a minute is played before a second has passed, and always the same`() throws {
    let text = """
      {"at": 1, "event": "connect", "screen": "den"}
      {"at": 3600, "event": "disconnect", "screen": "den", "reason": "error"}
      """
    #expect(try play(text).log == play(text).log)
  }
}

struct GameKeysTests {
  @Test(arguments: [
    ("1-4", "14", "05-"), ("j", "j", "JkJ"), ("space", " ", "sp"), ("wasd", "wsd", "x"),
    ("a/d", "ad", "b"),
  ])
  func `a name stands for its keys and no others`(name: String, keys: String, others: String) {
    let list = GameKeys([(name, "")])
    #expect(keys.allSatisfy { list.contains($0) })
    #expect(!others.contains { list.contains($0) })
  }
}

struct FilmStripTests {
  @Test @MainActor func `phone and television stand side by side under what happened`() throws {
    let renderer = try FrameRenderer()
    var pictures: [Bitmap] = []
    var moments: [Moment] = []
    try ScenarioPlayer(SecondsGame(), renderer: renderer).play(
      Scenario(
        parsing: """
          {"at": 0, "event": "connect", "screen": "den"}
          {"at": 9, "event": "disconnect", "screen": "den"}
          """)
    ) {
      moments.append($0)
      pictures.append(try FilmStrip(renderer: renderer).picture(of: $0))
    }
    let sizes = Set(pictures.map { [$0.width, $0.height] })
    // All pictures of a strip are of one size, so that they can be made a film.
    #expect(sizes == [[1920, 1080]])
    let log = moments.map { $0.lines.joined() }
    let on = try #require(log.firstIndex { $0.contains("first frame den") })
    // The controller is green, and the television blue or violet.
    #expect(pictures[on][280, 400].green > 150 && pictures[on][280, 400].blue < 150)
    #expect(pictures[on][1200, 400].blue > 200)
    // Names and the time above the two, and the log below them.
    for rows in [0..<72, 792..<1080] {
      let ink = rows.reduce(0) { sum, y in
        sum + (78..<1842).count { pictures[on][$0, y].green > 150 }
      }
      #expect(ink > 500, "\(rows)")
    }
    let off = try #require(pictures.last)
    #expect(off[280, 400].green > 150)
    #expect(off[1200, 300].blue < 60)
  }

  @Test @MainActor func `a set that is switched off is black, and nothing is left of its picture`()
    throws
  {
    let renderer = try FrameRenderer()
    let strip = FilmStrip(renderer: renderer)
    var moments: [Moment] = []
    try ScenarioPlayer(SecondsGame(), renderer: renderer).play(
      Scenario(
        parsing: """
          {"at": 0, "event": "connect", "screen": "den"}
          {"at": 5, "event": "sleep", "screen": "den"}
          {"at": 9, "event": "wake", "screen": "den"}
          {"at": 12, "event": "disconnect", "screen": "den"}
          """)
    ) { moments.append($0) }
    func moment(_ line: String) throws -> Moment {
      try #require(moments.first { $0.lines.contains { $0.hasSuffix(line) } })
    }
    // Before anybody is told of it, and after.
    for line in ["  sleep den", "session degraded (powerOff)"] {
      let off = try moment(line)
      #expect(off.isOff)
      let picture = try strip.picture(of: off)
      for (x, y) in [(600, 100), (1200, 400), (1780, 760)] {
        let pixel = picture[x, y]
        #expect([pixel.red, pixel.green, pixel.blue] == [0, 0, 0])
      }
    }
    for line in ["first frame den#2", "conditions changed den#2 powerOff -> fine"] {
      let on = try moment(line)
      #expect(!on.isOff)
      #expect(try strip.picture(of: on)[1200, 400].blue > 200)
    }
    let gone = try #require(moments.last)
    #expect(!gone.isOff)
  }

  @Test @MainActor func `the caption has the screen whose picture it is, and whether it is off`()
    throws
  {
    let strip = FilmStrip(renderer: try FrameRenderer())
    func ink(
      _ screen: ScreenKey?, isOff: Bool = false, columns: Range<Int> = 540..<1842
    ) throws -> Int {
      let moment = Moment(
        number: 1, time: .zero, lines: [], earlier: [], phone: nil, screen: screen, isOff: isOff,
        television: nil)
      let picture = try strip.picture(of: moment)
      return (0..<72).reduce(0) { sum, y in
        sum + columns.count { picture[$0, y].green > 100 }
      }
    }
    let none = try ink(nil)
    let den = try ink("den")
    #expect(den > none + 100)
    #expect(try ink("living-room") > den + 100)
    #expect(try ink("den", isOff: true) > den + 50)
    // The longest key is shortened, and leaves the time alone.
    let long = ScreenKey(String(repeating: "W", count: 128))
    let time = 1745..<1842
    #expect(try ink(long) > den + 100)
    #expect(try ink(long, columns: time) == ink(nil, columns: time))
  }

  @Test @MainActor func `the log can be seen: what happened now, and dimmer what was before`()
    throws
  {
    let strip = FilmStrip(renderer: try FrameRenderer())
    func ink(_ lines: [String], _ earlier: [String]) throws -> Int {
      let moment = Moment(
        number: 1, time: .zero, lines: lines, earlier: earlier, phone: nil, screen: nil,
        isOff: false, television: nil)
      let picture = try strip.picture(of: moment)
      return (800..<1080).reduce(0) { sum, y in
        sum + (78..<1800).reduce(0) { $0 + Int(picture[$1, y].green) }
      }
    }
    let line = "1.000    session live"
    let empty = try ink([], [])
    let now = try ink([line], []) - empty
    let before = try ink([], [line]) - empty
    #expect(before > 1000)
    #expect(now > before * 3 / 2)
    // More than fit are counted in the last line, and none goes beyond the picture.
    #expect(try ink(Array(repeating: line, count: 500), []) - empty < now * 9)
  }
}
