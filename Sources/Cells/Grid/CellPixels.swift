public import Raster

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
  public func cells(covering rect: PixelRect) -> CellRect {
    CellRect(
      columns: rect.x / width..<(rect.x + rect.width + width - 1) / width,
      rows: rect.y / height..<(rect.y + rect.height + height - 1) / height)
  }

  /// Returns the pixels of a rectangle of cells, both counted from the same corner.
  public func pixels(of cells: CellRect) -> PixelRect {
    PixelRect(
      x: cells.columns.lowerBound * width, y: cells.rows.lowerBound * height,
      width: cells.columns.count * width, height: cells.rows.count * height)
  }
}
