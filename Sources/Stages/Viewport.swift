package import Cells
package import Faces
internal import Raster
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
    if size.pixelWidth >= size.columns, size.pixelHeight >= size.rows {
      cell = Size(
        width: Double(size.pixelWidth) / Double(size.columns),
        height: Double(size.pixelHeight) / Double(size.rows))
      pixels = CellPixels(
        width: size.pixelWidth / size.columns, height: size.pixelHeight / size.rows)
    }
    return true
  }

  /// Takes in what the terminal tells of itself.
  package mutating func received(_ reply: Reply) {
    switch reply {
    case .background(let red, let green, let blue):
      let ground = RGB(red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255)
      look = Look(ground: ground, depth: look.depth)
    case .cellSize(let width, let height):
      measure(width: Double(width), height: Double(height))
    case .textAreaSize(let width, let height):
      measure(
        width: Double(width) / Double(window.columns), height: Double(height) / Double(window.rows))
    default: break
    }
  }

  private mutating func measure(width: Double, height: Double) {
    guard window.pixelWidth == 0, (1...1000).contains(width), (1...1000).contains(height) else {
      return
    }
    cell = Size(width: width, height: height)
    pixels = CellPixels(width: Int(width), height: Int(height))
  }
}
