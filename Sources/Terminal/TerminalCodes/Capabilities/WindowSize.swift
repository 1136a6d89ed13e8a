/// The size of a terminal's window, in cells and, if known, in pixels.
///
/// A window can report any size up to 65535 × 65535. A picture of that size doesn't fit in memory,
/// so all sizes are clamped to what can be drawn.
package struct WindowSize: Hashable, Sendable {
  /// The number of columns, 1 to 4096.
  package var columns: Int
  /// The number of rows, 1 to 4096.
  package var rows: Int
  /// The width in pixels; 0 if unknown.
  package var pixelWidth: Int
  /// The height in pixels; 0 if unknown.
  package var pixelHeight: Int

  /// The maximum number of columns, and of rows.
  package static let most = 4096
  /// The maximum number of cells, about five times that of an 8K screen with a common font.
  package static let mostCells = 1 << 20

  /// Creates a size, clamped to 1 to 4096 cells in each direction, to at most a million cells by
  /// reducing the rows, and to 0 to 65535 pixels in each direction.
  package init(columns: Int, rows: Int, pixelWidth: Int = 0, pixelHeight: Int = 0) {
    self.columns = min(max(1, columns), Self.most)
    self.rows = min(max(1, rows), Self.most, Self.mostCells / self.columns)
    self.pixelWidth = min(max(0, pixelWidth), 65_535)
    self.pixelHeight = min(max(0, pixelHeight), 65_535)
  }
}
