/// A rectangle of whole cells, counted from 0.
package struct CellRect: Hashable, Sendable {
  package var columns: Range<Int>
  package var rows: Range<Int>

  package init(columns: Range<Int>, rows: Range<Int>) {
    (self.columns, self.rows) = (columns, rows)
  }

  /// A rectangle without cells.
  package static let empty = CellRect(columns: 0..<0, rows: 0..<0)

  /// A rectangle that contains the cells of every screen.
  package static let unlimited = CellRect(
    columns: -0x4000_0000..<0x4000_0000, rows: -0x4000_0000..<0x4000_0000)

  /// Whether the rectangle has no cells.
  package var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// Returns the intersection with another rectangle, which may be empty.
  package func intersection(_ other: CellRect) -> CellRect {
    CellRect(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  /// Returns the smallest rectangle that contains this one and another; empty rectangles are
  /// ignored.
  package func union(_ other: CellRect) -> CellRect {
    guard !isEmpty else { return other }
    guard !other.isEmpty else { return self }
    return CellRect(
      columns: min(
        columns.lowerBound, other.columns.lowerBound)..<max(
          columns.upperBound, other.columns.upperBound),
      rows: min(
        rows.lowerBound, other.rows.lowerBound)..<max(rows.upperBound, other.rows.upperBound))
  }

  /// Returns the cells at columns and rows relative to this rectangle's top left cell; they may lie
  /// outside it.
  package func cells(columns: Range<Int>, rows: Range<Int>) -> CellRect {
    let (left, top) = (self.columns.lowerBound, self.rows.lowerBound)
    return CellRect(
      columns: left + columns.lowerBound..<left + columns.upperBound,
      rows: top + rows.lowerBound..<top + rows.upperBound)
  }

  /// Returns whether the rectangle contains a cell.
  package func contains(column: Int, row: Int) -> Bool {
    columns.contains(column) && rows.contains(row)
  }

  /// Returns whether the rectangle contains all cells of another one.
  package func contains(_ other: CellRect) -> Bool { other.isEmpty || intersection(other) == other }
}
