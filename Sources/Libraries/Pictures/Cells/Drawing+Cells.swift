internal import Cells
public import Raster
internal import TerminalCodes

extension Drawing {
  /// Returns the drawing as lines of text with escape sequences for 24-bit colors (SGR), as `cat`
  /// shows them on a terminal.
  ///
  /// The characters are quadrants, which nearly all fonts have. Each line ends in the default style
  /// and a newline. The drawing fills all columns and rows.
  ///
  /// - Parameters:
  ///   - columns: The number of columns, from 1 to 4096.
  ///   - rows: The number of rows; `nil` keeps the proportions, with cells twice as high as wide.
  /// - Returns: The text.
  public func ansi(columns: Int, rows: Int? = nil) -> String {
    ANSIText.text(of: grid(columns: columns, rows: rows, mosaic: .files(.truecolor)))
  }

  /// Returns the drawing as lines of text without colors, each of which ends with a newline.
  ///
  /// What differs from black is drawn with quadrants, in the color of the text.
  ///
  /// - Parameters:
  ///   - columns: The number of columns, from 1 to 4096.
  ///   - rows: The number of rows; `nil` keeps the proportions, with cells twice as high as wide.
  /// - Returns: The text.
  public func text(columns: Int, rows: Int? = nil) -> String {
    PlainText.text(of: grid(columns: columns, rows: rows, mosaic: .files(.never)))
  }
}

extension Mosaic {
  /// The renderer for text in files.
  fileprivate static func files(_ depth: ColorDepth) -> Mosaic {
    Mosaic(
      glyphs: .quadrant, inks: Inks(depth: depth, background: .black), depth: depth,
      background: .black)
  }
}
