import TenFoot

/// The layout figures: a column of rows from view values to a layout, with square glyphs.
extension Benchmark {
  static let layout: [Benchmark] =
    [8, 1000, 10_000].map { count in
      timed("layout.rows.\(count)", "view values to a layout of \(count) rows, all anew") {
        { run in
          _ = layOut(ScoreRows(count: count, change: run), on: .fullHD, text: BlockTextEngine())
        }
      }
    } + [
      timed("layout.rows.1000.one-changed", "the same 1000 rows after one score has changed") {
        let state = StateStore()
        _ = layOut(
          ScoreRows(count: 1000, change: -1), on: .fullHD, text: BlockTextEngine(), state: state)
        return { run in
          _ = layOut(
            ScoreRows(count: 1000, change: run), on: .fullHD, text: BlockTextEngine(), state: state)
        }
      }
    ]
}

/// A column of rows: a disc with a number, a name, a score at the end.
private struct ScoreRows: View {
  let count: Int
  /// Changes the score of one row.
  let change: Int

  var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) { index in
        ScoreRow(number: index, score: index == count / 2 ? change : index * 37 % 1000)
      }
    }
  }
}

private struct ScoreRow: View {
  let number: Int
  let score: Int

  var body: some View {
    HStack {
      ZStack {
        Circle().fill(Color.blue)
        Text(verbatim: "\(number)")
      }
      Text(verbatim: "Player \(number)")
      Spacer()
      Text(verbatim: "\(score)")
    }
  }
}
