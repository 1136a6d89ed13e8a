internal import Cells

/// A table about the history.
package struct TimerHistoryTable: Hashable, Sendable {
  /// The heading of each column.
  let headings: [String]
  /// The cells of each row, one for each heading.
  let rows: [[String]]

  /// The lines with aligned columns, headings first, safe for a terminal; empty without rows.
  package var lines: [String] {
    let columns = headings.indices.map { index in
      TextColumn(headings[index], rows.map { TextWidth.visible($0[index]) })
    }
    return TextColumns(columns).lines(width: nil)
  }
}
