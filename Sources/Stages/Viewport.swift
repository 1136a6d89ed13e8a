package import Cells
package import Faces
package import Shapes
package import TerminalCodes
package import TerminalIO

/// What is known of the window that is drawn in: its size, the shape of a cell, and its colours.
package struct Viewport: Hashable, Sendable {
  /// The window's size.
  package private(set) var window = WindowSize(columns: 80, rows: 24)
  /// The size of a cell in pixels, or in units of its own where that isn't known.
  package private(set) var cell = Canvas.usualCell
  /// The size of a cell in whole pixels, where it is known.
  package private(set) var pixels: CellPixels?
  /// The colours.
  package private(set) var look: Look

  /// Starts with a usual window on a dark ground.
  package init(depth: ColorDepth) {
    look = Look(depth: depth)
  }

  /// The cells of the whole window.
  package var canvas: Canvas { canvas(rows: window.rows) }

  /// Returns the cells of so many rows.
  package func canvas(rows: Int) -> Canvas {
    Canvas(columns: window.columns, rows: rows, cell: cell)
  }

  /// Takes in the window's size, and returns whether it is another one.
  package mutating func resized(to size: WindowSize) -> Bool {
    guard size != window else { return false }
    window = size
    if let cell = size.cell { measured(cell) }
    return true
  }

  /// Takes in what the terminal tells of itself.
  package mutating func received(_ reply: Reply) {
    if let ground = reply.ground { look = Look(ground: ground, depth: look.depth) }
    if window.pixelWidth == 0, let cell = reply.cell(in: window) { measured(cell) }
  }

  private mutating func measured(_ cell: Size) {
    self.cell = cell
    pixels = CellPixels(width: Int(cell.width), height: Int(cell.height))
  }
}
