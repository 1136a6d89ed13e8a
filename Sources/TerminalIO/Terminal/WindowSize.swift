/// The size of a terminal's window, in cells and, where it tells, in pixels.
public struct WindowSize: Hashable, Sendable {
  /// The number of columns; at least 1.
  public var columns: Int
  /// The number of rows; at least 1.
  public var rows: Int
  /// The width in pixels; 0 when the terminal doesn't tell.
  public var pixelWidth: Int
  /// The height in pixels; 0 when the terminal doesn't tell.
  public var pixelHeight: Int

  /// Creates a size; columns and rows below 1 count as 1.
  public init(columns: Int, rows: Int, pixelWidth: Int = 0, pixelHeight: Int = 0) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }
}
