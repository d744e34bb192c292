import Testing

@testable import TenFootTool

struct SuggestionTests {
  // Worked by hand; the last is the textbook case that tells this distance (optimal string
  // alignment, 3) from the unrestricted one (2).
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("same", "same", 0), ("kitten", "sitting", 3),
    ("score", "scroe", 1), ("score", "scor", 1), ("score", "scores", 1), ("CA", "ABC", 3),
  ])
  func `the distance counts insertions, deletions, replacements and swaps`(
    first: String, second: String, distance: Int
  ) {
    #expect(Suggestion.distance(Array(first), Array(second)) == distance)
    #expect(Suggestion.distance(Array(second), Array(first)) == distance)
  }

  @Test(arguments: [
    ("scorebord", "scoreboard"), ("chessbaord", "chessboard"), ("LEADERBOARD", "leaderboard"),
    ("lead", "leaderboard"),
  ])
  func `a slip of the fingers finds its name`(slip: String, name: String) {
    let scenes = ["scoreboard", "leaderboard", "chessboard"]
    #expect(Suggestion.nearest(to: slip, in: scenes) == name)
  }

  @Test(arguments: ["", "x", "weather", "board", String(repeating: "scoreboard", count: 10_000)])
  func `another word finds nothing`(word: String) {
    #expect(Suggestion.nearest(to: word, in: ["scoreboard", "leaderboard"]) == nil)
  }

  @Test func `the beginning of two names finds neither`() {
    #expect(Suggestion.nearest(to: "sc", in: ["scoreboard", "scenery-long"]) == nil)
  }
}
