/// Aligns the columns of tables about the history.
enum HistoryLines {
  /// Returns the lines of a table whose first row has the headings; empty without other rows.
  ///
  /// `visible` makes a text safe for a terminal and limits its length; `columns` returns the width
  /// of such a text.
  static func lines(
    _ rows: [[String]], visible: (String) -> String, columns: (String) -> Int
  ) -> [String] {
    guard rows.count > 1 else { return [] }
    let cells = rows.map { $0.map(visible) }
    let widths = rows[0].indices.map { column in cells.map { columns($0[column]) }.max() ?? 0 }
    return cells.map { row in
      let last = row.count - 1
      return row.indices.map { column in
        let gap = column == last ? 0 : widths[column] - columns(row[column]) + 2
        return row[column] + String(repeating: " ", count: max(0, gap))
      }.joined()
    }
  }
}
