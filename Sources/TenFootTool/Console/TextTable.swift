/// Rows of text in columns, each as wide as its widest cell.
struct TextTable: CustomStringConvertible {
  private let rows: [[String]]

  init(_ rows: [[String]]) {
    self.rows = rows
  }

  var description: String {
    let columnCount = rows.map(\.count).max() ?? 0
    let widths = (0..<columnCount).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (cell, width) in zip(row.dropLast(), widths) {
        line += cell + String(repeating: " ", count: width - cell.count + 2)
      }
      return line + (row.last ?? "") + "\n"
    }
    .joined()
  }
}
