internal import Cells
public import Pictures
public import Raster
internal import Shapes
internal import TerminalCodes

extension Drawing {
  /// Returns lines of text that show the drawing on a terminal, with escape sequences for its colors
  /// (SGR).
  ///
  /// Lines are separated by newlines, so `print` shows them. Each ends in the default style; without
  /// colors, there are no escape sequences. The drawing fills all columns and rows.
  ///
  /// - Parameters:
  ///   - columns: The number of columns, from 1 to 4096.
  ///   - rows: The number of rows; `nil` keeps the proportions.
  ///   - format: The glyphs and colors.
  /// - Returns: The text.
  public func terminalText(
    columns: Int, rows: Int? = nil, format: TerminalFormat = TerminalFormat()
  ) -> String {
    let grid = grid(columns: columns, rows: rows, cell: format.cell, mosaic: format.mosaic)
    let lines = ANSIText.rows(of: grid).map { String(decoding: $0, as: UTF8.self) }
    return lines.joined(separator: "\n")
  }

  /// Returns sixels that show the drawing at the cursor, in terminals such as xterm, foot and
  /// mlterm.
  ///
  /// Room is made for the rows, and the cursor is left on the last one, so `print` ends the line. A
  /// picture must not be as high as the window.
  ///
  /// - Parameters:
  ///   - columns: The number of columns.
  ///   - rows: The number of rows; `nil` keeps the proportions.
  ///   - format: The size of a cell, and the background below what is translucent.
  /// - Returns: The escape sequences.
  /// - Throws: `PictureSizeError` if there would be too many pixels.
  public func sixels(
    columns: Int, rows: Int? = nil, format: TerminalFormat = TerminalFormat()
  ) throws(PictureSizeError) -> String {
    let (picture, rows) = try pixels(columns: columns, rows: rows, format)
    return placed(SixelPicture(background: format.background).show(picture), rows: rows)
  }

  /// Returns a picture in the protocol of kitty that shows the drawing at the cursor, in terminals
  /// such as kitty, Ghostty and Konsole.
  ///
  /// Room is made for the rows, and the cursor is left on the last one, so `print` ends the line.
  ///
  /// - Parameters:
  ///   - columns: The number of columns.
  ///   - rows: The number of rows; `nil` keeps the proportions.
  ///   - id: A number, from 1, for the picture; another picture with the same one replaces it.
  ///   - format: The size of a cell.
  /// - Returns: The escape sequences.
  /// - Throws: `PictureSizeError` if there would be too many pixels.
  public func kitty(
    columns: Int, rows: Int? = nil, id: UInt32, format: TerminalFormat = TerminalFormat()
  ) throws(PictureSizeError) -> String {
    let (picture, rows) = try pixels(columns: columns, rows: rows, format)
    return placed(KittyPicture(id: id).show(picture), rows: rows)
  }
}

extension Drawing {
  /// Returns the drawing in pixels that fill a number of cells, and the number of rows.
  private func pixels(
    columns: Int, rows: Int?, _ format: TerminalFormat
  ) throws(PictureSizeError) -> (picture: Pixmap, rows: Int) {
    let (columns, rows) = cells(columns: columns, rows: rows, cell: format.cell)
    let size = Size(
      width: Double(columns) * format.cell.width, height: Double(rows) * format.cell.height)
    let pixels = try PictureSize(of: size, scale: 1)
    var rasterizer = DrawingRasterizer()
    var picture = rasterizer.pixmap(of: self, width: pixels.width, height: pixels.height)
    if format.colors == .none { picture.makeGray() }
    return (picture, rows)
  }

  /// Returns bytes that show a picture of a number of rows and leave the cursor on the last one.
  private func placed(_ picture: [UInt8], rows: Int) -> String {
    String(decoding: InlinePlace.bytes(picture, rows: rows), as: UTF8.self) + "\u{1B}[A"
  }
}
