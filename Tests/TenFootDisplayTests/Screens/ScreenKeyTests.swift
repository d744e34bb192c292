import TenFoot
import Testing

@testable import TenFootDisplay

struct ScreenKeyTests {
  @Test(arguments: [
    "den", "Living room", "tv-55-1080p", "SAM:0F9C:7", "客厅", "télé_2", "a.b", "x#1", "🛋️",
    String(repeating: "x", count: 128),
  ])
  func `people may call a screen what they like`(key: String) throws {
    var registry = try ScreenRegistry(main: KnownScreens.phone, timing: .immediate)
    _ = try registry.connect(KnownScreens.livingRoom.named("TV", key: ScreenKey(key)), at: .zero)
    #expect(registry[ScreenKey(key)] != nil)
    #expect(ScreenKey(key).description == key)
  }

  @Test(arguments: [
    ("", "a key has a letter"), ("a/b", "a key has no slashes"), ("/", "a key has no slashes"),
    ("..\\x", "a key has no slashes"), ("..", "begin with a full stop"),
    (".x", "begin with a full stop"), ("a\u{0}", "no control characters"),
    ("a\nb", "no control characters"), ("\u{1B}[2J", "no control characters"),
    ("\u{7F}", "no control characters"), ("\u{202E}x", "no control characters"),
    ("a\u{2028}", "no control characters"), (" ", "begin or end with white space"),
    ("den ", "begin or end with white space"),
    (String(repeating: "x", count: 129), "at most 128 bytes"),
    ("e" + String(repeating: "\u{301}", count: 10_000), "at most 128 bytes"),
  ])
  func `what is no name for a file is refused, and nothing changes`(
    _ text: String, _ reason: String
  ) throws {
    var registry = try ScreenRegistry(main: KnownScreens.phone, timing: .immediate)
    let screen = KnownScreens.livingRoom.named("TV", key: ScreenKey(text))
    let error = #expect(throws: ScreenError.self) { try registry.connect(screen, at: .seconds(1)) }
    let sentence = error?.description ?? ""
    #expect(sentence.contains("can't be connected: ") && sentence.contains(reason), "\(sentence)")
    #expect(sentence.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    #expect(registry.screens.map(\.id.key) == ["phone"])
    #expect(registry.now == .zero)
    #expect(throws: ScreenError.self) { try ScreenRegistry(others: [screen]) }
  }

  @Test(arguments: [
    ("Living room", "living-room"), ("  Den  2 ", "den-2"), ("Bar/TV 2", "bar-tv-2"),
    ("../../etc/passwd", "etc-passwd"), ("a\tb\nc", "a-b-c"), ("\u{1B}[2J", "[2j"),
  ])
  func `a name becomes a key that can be one`(name: String, key: String) {
    #expect(ScreenDescription(name: name).key.rawValue == key)
    #expect(KnownScreens.livingRoom.named(name).key.rawValue == key)
    #expect(ScreenDescription(name: name).objection == nil)
  }

  @Test func `a long name becomes as long a key as there may be`() {
    let key = ScreenDescription(name: String(repeating: "é", count: 1000)).key
    #expect(key.rawValue.utf8.count == 128)
    #expect(key.objection == nil)
    #expect(ScreenDescription(name: "").objection != nil)
  }
}
