/// A rectangle of whole pixels; y grows downward.
public struct PixelRect: Hashable, Sendable {
  /// The leftmost column.
  public var x: Int

  /// The top row.
  public var y: Int

  /// The number of columns.
  public var width: Int

  /// The number of rows.
  public var height: Int

  /// Creates a rectangle from its top left pixel and its size.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The columns; empty for a negative width.
  public var columns: Range<Int> { x..<(x + max(0, width)) }

  /// The rows; empty for a negative height.
  public var rows: Range<Int> { y..<(y + max(0, height)) }

  /// Whether the rectangle has no pixels.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Returns the smallest rectangle around this one that begins and ends at multiples of a number
  /// of columns and rows; the rectangle must not extend left of column 0 or above row 0.
  func extended(to multiples: (columns: Int, rows: Int)) -> PixelRect {
    let (x, y) = (x / multiples.columns * multiples.columns, y / multiples.rows * multiples.rows)
    let (right, bottom) = (
      columns.upperBound + multiples.columns - 1, rows.upperBound + multiples.rows - 1
    )
    return PixelRect(
      x: x, y: y, width: right / multiples.columns * multiples.columns - x,
      height: bottom / multiples.rows * multiples.rows - y)
  }

  /// Returns whether the rectangles overlap or touch, also at a corner.
  func touches(_ other: PixelRect) -> Bool {
    x <= other.x + other.width && other.x <= x + width && y <= other.y + other.height
      && other.y <= y + height
  }

  /// Returns the smallest rectangle around this one and another.
  func union(_ other: PixelRect) -> PixelRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// Returns the intersection with another rectangle, which may be empty.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let columns = self.columns.clamped(to: other.columns)
    let rows = self.rows.clamped(to: other.rows)
    return PixelRect(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }
}
