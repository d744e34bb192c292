/// Works on the lines of an input, many at the same time, and hands over what became of each in the
/// order of the lines.
struct LineCrew<Outcome: Sendable> {
  /// How many lines are at work at the same time.
  let jobs: Int
  /// How many outcomes may wait in memory for that of an earlier line.
  let longestWait: Int
  /// The lines that are meant.
  var range = LineRange()
  let interruption: Interruption

  /// Keeps as many lines at work as there are jobs, until the lines or the reasons to go on end.
  ///
  /// - Parameters:
  ///   - lines: The input.
  ///   - work: Makes of a line with its number what becomes of it.
  ///   - settle: Takes it, with the line's number and how many bytes have been read; `false` begins no
  ///     further line. Those at work are still handed over.
  /// - Returns: The first line that nothing became of.
  /// - Throws: ``ToolError`` when the input can't be read on; what was at work is handed over before.
  func run(
    over lines: LineReader,
    _ work: @escaping @Sendable (LineReader.Content, Int) async -> Outcome,
    settle: (Outcome, _ line: Int, _ byteCount: Int) -> Bool
  ) async throws(ToolError) -> Int {
    var lines = lines
    var outcomes = InOrder<Outcome>(from: range.first)
    var failure: ToolError?
    await withTaskGroup(of: (line: Int, outcome: Outcome).self) { group in
      var busyCount = 0
      var goesOn = true
      func handOver(_ outcome: Outcome, of line: Int) {
        for (line, outcome) in outcomes.add(outcome, at: line) {
          goesOn = settle(outcome, line, lines.byteCount) && goesOn
        }
      }
      while goesOn, !range.isPast(lines.lineCount + 1) {
        if busyCount == jobs || outcomes.waitingCount >= longestWait {
          guard let (line, outcome) = await group.next() else { break }
          busyCount -= 1
          handOver(outcome, of: line)
          continue
        }
        let content: LineReader.Content?
        do throws(ToolError) {
          content = try await lines.next()
        } catch {
          failure = error
          break
        }
        guard let content, !interruption.isRequested else { break }
        let number = lines.lineCount
        guard !range.isBefore(number) else { continue }
        group.addTask { (number, await work(content, number)) }
        busyCount += 1
      }
      for await (line, outcome) in group { handOver(outcome, of: line) }
    }
    if let failure { throw failure }
    return outcomes.next
  }
}
