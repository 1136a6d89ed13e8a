internal import Cells

/// A table about the history.
package struct TimerHistoryTable: Hashable, Sendable {
  /// The heading of each column.
  let headings: [String]
  /// The cells of each row, one for each heading.
  let rows: [[String]]

  /// The lines with aligned columns, headings first, safe for a terminal; empty without rows.
  package var lines: [String] {
    guard !rows.isEmpty else { return [] }
    let cells = ([headings] + rows).map { $0.map { TextWidth.visible($0) } }
    let widths = headings.indices.map { column in
      cells.map { TextWidth.columns(of: $0[column]) }.max() ?? 0
    }
    return cells.map { row in
      row.indices.map { column in
        let isLast = column == row.count - 1
        let gap = isLast ? 0 : widths[column] - TextWidth.columns(of: row[column]) + 2
        return row[column] + String(repeating: " ", count: max(0, gap))
      }.joined()
    }
  }
}
