public import Pictures
public import Raster
internal import Shapes

extension DrawingContent {
  /// Returns lines of text in which the shape fills a number of columns and rows; see
  /// ``Drawing/terminalText(columns:rows:format:)``.
  ///
  /// Line widths are in pixels of the format’s cells.
  ///
  /// - Parameters:
  ///   - columns: The number of columns, from 1 to 4096.
  ///   - rows: The number of rows; `nil` makes a square.
  ///   - format: The glyphs and colors.
  /// - Returns: The text.
  public func terminalText(
    columns: Int, rows: Int? = nil, format: TerminalFormat = TerminalFormat()
  ) -> String {
    drawing(columns, rows, format).terminalText(columns: columns, rows: rows, format: format)
  }

  /// Returns sixels in which the shape fills a number of columns and rows; see
  /// ``Drawing/sixels(columns:rows:format:)``.
  public func sixels(
    columns: Int, rows: Int? = nil, format: TerminalFormat = TerminalFormat()
  ) throws(PictureSizeError) -> String {
    try drawing(columns, rows, format).sixels(columns: columns, rows: rows, format: format)
  }

  /// Returns a picture in the protocol of kitty in which the shape fills a number of columns and
  /// rows; see ``Drawing/kitty(columns:rows:id:format:)``.
  public func kitty(
    columns: Int, rows: Int? = nil, id: UInt32, format: TerminalFormat = TerminalFormat()
  ) throws(PictureSizeError) -> String {
    try drawing(columns, rows, format).kitty(columns: columns, rows: rows, id: id, format: format)
  }

  /// Returns a drawing with the proportions of the cells, in pixels; without a number of rows, a
  /// square.
  private func drawing(_ columns: Int, _ rows: Int?, _ format: TerminalFormat) -> Drawing {
    let width = Double(columns) * format.cell.width
    let height = rows.map { Double($0) * format.cell.height }
    return Drawing(size: Size(width: width, height: height ?? width)) { self }
  }
}
