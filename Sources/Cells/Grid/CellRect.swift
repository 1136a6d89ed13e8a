/// A rectangle of whole cells, counted from 0.
public struct CellRect: Hashable, Sendable {
  /// The columns.
  public var columns: Range<Int>
  /// The rows.
  public var rows: Range<Int>

  /// Creates a rectangle.
  public init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// Whether it has no cells.
  public var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// Returns what this rectangle and another have in common, an empty one if that is nothing.
  public func intersection(_ other: CellRect) -> CellRect {
    CellRect(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }
}
