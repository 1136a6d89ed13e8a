internal import Raster

/// Where pixels lie on a screen of cells: a rectangle of cells, counted from 0.
public struct CellArea: Hashable, Sendable {
  /// The first column.
  public var column: Int
  /// The first row.
  public var row: Int
  /// The number of columns.
  public var columns: Int
  /// The number of rows.
  public var rows: Int

  /// Creates an area.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = columns
    self.rows = rows
  }
}

/// The size of a cell in whole pixels.
public struct CellPixels: Hashable, Sendable {
  /// The width, from 1.
  public var width: Int
  /// The height, from 1.
  public var height: Int

  /// Creates a size; `nil` for one that no terminal has.
  public init?(width: Int, height: Int) {
    guard (1...1000).contains(width), (1...1000).contains(height) else { return nil }
    self.width = width
    self.height = height
  }

  /// Returns the cells in which a rectangle of pixels lies, both counted from the same corner.
  func area(covering rect: PixelRect) -> CellArea {
    let (column, row) = (rect.x / width, rect.y / height)
    return CellArea(
      column: column, row: row,
      columns: (rect.x + rect.width + width - 1) / width - column,
      rows: (rect.y + rect.height + height - 1) / height - row)
  }

  /// Returns the pixels of an area, both counted from the same corner.
  func pixels(of area: CellArea) -> PixelRect {
    PixelRect(
      x: area.column * width, y: area.row * height, width: area.columns * width,
      height: area.rows * height)
  }
}
