package import Raster

/// The size of a cell in whole pixels.
package struct CellPixels: Hashable, Sendable {
  /// The width, at least 1.
  package var width: Int
  /// The height, at least 1.
  package var height: Int

  /// Creates a size; `nil` if it is empty or larger than any terminal's.
  package init?(width: Int, height: Int) {
    guard (1...1000).contains(width), (1...1000).contains(height) else { return nil }
    (self.width, self.height) = (width, height)
  }

  /// Returns the cells that contain a rectangle of pixels; both share an origin.
  package func cells(covering rect: PixelRect) -> CellRect {
    CellRect(
      columns: rect.x / width..<(rect.x + rect.width + width - 1) / width,
      rows: rect.y / height..<(rect.y + rect.height + height - 1) / height)
  }

  /// Returns the pixels of a rectangle of cells; both share an origin.
  package func pixels(of cells: CellRect) -> PixelRect {
    PixelRect(
      x: cells.columns.lowerBound * width, y: cells.rows.lowerBound * height,
      width: cells.columns.count * width, height: cells.rows.count * height)
  }
}
