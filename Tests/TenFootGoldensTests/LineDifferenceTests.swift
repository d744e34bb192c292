import Testing

@testable import TenFootGoldens

struct LineDifferenceTests {
  @Test func `a changed line stands between three lines of each side`() {
    let old = (1...20).map { "\($0)" }
    var new = old
    new[9] = "x"
    let lines = LineDifference(
      from: old.joined(separator: "\n"), to: new.joined(separator: "\n")
    ).lines
    #expect(
      lines == [
        .gap, .same("7"), .same("8"), .same("9"), .removed("10"), .added("x"), .same("11"),
        .same("12"), .same("13"),
      ])
  }

  @Test func `a text that came is all new, and the end of its last line is no line`() {
    #expect(LineDifference(from: "", to: "a\nb\n").lines == [.added("a"), .added("b")])
    #expect(LineDifference(from: "a\n", to: "").lines == [.removed("a")])
    #expect(LineDifference(from: "a", to: "a").lines == [])
  }

  @Test func `changes far apart have a gap between them`() {
    let old = (1...30).map { "\($0)" }
    let new = ["0"] + old.dropLast()
    let lines = LineDifference(
      from: old.joined(separator: "\n"), to: new.joined(separator: "\n")
    ).lines
    #expect(lines.first == .added("0"))
    #expect(lines.last == .removed("30"))
    #expect(lines.count { $0 == .gap } == 1)
    #expect(lines.count == 9)
  }
}
