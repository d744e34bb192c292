/// Which lines of a file are meant, counted from 1.
struct LineRange: Equatable {
  let first: Int
  /// The last one; `nil` for the last of the file.
  let last: Int?

  init(first: Int = 1, count: Int? = nil) {
    self.first = first
    last = count.map { count in
      let (last, overflow) = first.addingReportingOverflow(count - 1)
      return overflow ? .max : last
    }
  }

  /// Whether a line comes before them.
  func isBefore(_ line: Int) -> Bool { line < first }

  /// Whether a line and all that follow come after them.
  func isPast(_ line: Int) -> Bool { last.map { line > $0 } ?? false }
}
