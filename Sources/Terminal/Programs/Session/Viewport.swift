package import Cells
package import Raster
package import Scenes
package import Shapes
package import TerminalCodes

/// The window's size, a cell's proportions and the background, as far as they are known.
package struct Viewport: Hashable, Sendable {
  package private(set) var window = WindowSize(columns: 80, rows: 24)
  /// The size of a cell in pixels, or in arbitrary units if unknown.
  package private(set) var cell = Canvas.usualCell
  /// The size of a cell in whole pixels, if known.
  package private(set) var pixels: CellPixels?
  /// The terminal's background.
  package private(set) var background = Theme.darkBackground

  /// Creates a default window on a dark background.
  package init() {}

  /// The cells of the window.
  package var canvas: Canvas { Canvas(columns: window.columns, rows: window.rows, cell: cell) }

  /// The window's size, with the pixels computed from the size of a cell.
  package var measuredWindow: WindowSize {
    WindowSize(
      columns: window.columns, rows: window.rows,
      pixelWidth: Int(cell.width) * window.columns, pixelHeight: Int(cell.height) * window.rows)
  }

  /// Updates the window's size and returns whether it changed.
  package mutating func resize(to size: WindowSize) -> Bool {
    guard size != window else { return false }
    window = size
    if let cell = size.cell { measure(cell) }
    return true
  }

  /// Handles a reply of the terminal.
  package mutating func handle(_ reply: Reply) {
    if let background = reply.background { self.background = background }
    if window.cell == nil, let cell = reply.cell(in: window) { measure(cell) }
  }

  private mutating func measure(_ cell: Size) {
    self.cell = cell
    pixels = CellPixels(width: Int(cell.width), height: Int(cell.height))
  }
}
