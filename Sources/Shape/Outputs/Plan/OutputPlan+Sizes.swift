internal import Cells
internal import Raster
package import Scenes
package import Shapes

extension OutputPlan {
  /// The default size of a picture file, in pixels.
  private static let defaultPixels = 512

  /// The default width of a text picture, in columns, if the window is wide enough.
  private static let defaultColumns = 40

  /// The size of a picture file in pixels: a square, unless width and height are both given.
  package var pixels: (width: Int, height: Int) {
    switch size {
    case nil: (Self.defaultPixels, Self.defaultPixels)
    case .width(let width): (width, width)
    case .both(let width, let height): (width, height)
    }
  }

  /// Returns the size of a page in pixels, whose height follows from its width unless it is given.
  package func page(width usual: Int, height: (_ width: Int) -> Int) -> Size {
    let (width, height) =
      switch size {
      case .both(let width, let height): (width, height)
      case .width(let width): (width, height(width))
      case nil: (usual, height(usual))
      }
    return Size(width: Double(width), height: Double(height))
  }

  /// The theme of a page, which isn't on a terminal.
  package var pageTheme: Theme {
    Theme(background: background?.color ?? terminalBackground ?? .white, depth: .truecolor)
  }

  /// Returns the size of a text picture in cells: as square as the cell size allows, unless width
  /// and height are both given.
  ///
  /// `window` is the available size, if known.
  package func cells(
    in window: (columns: Int, rows: Int)?, cell: Size
  ) throws(CommandError) -> (columns: Int, rows: Int) {
    let (columns, rows) = requestedCells(in: window, cell: cell)
    try Self.limit(cells: columns * rows)
    return (columns, rows)
  }

  /// Rejects text with too many cells to draw in memory; a cell takes about 600 bytes.
  package static func limit(cells count: Int) throws(CommandError) {
    guard count <= maxCells else {
      throw CommandError(
        words: "text is limited to \(maxCells) cells, not \(count): use a smaller --size")
    }
  }

  private static let maxCells = 500_000

  /// Rejects a recording with too many frames to hold in memory.
  package static func limit(frames: Int, _ columns: Int, _ rows: Int) throws(CommandError) {
    guard frames * columns * rows <= maxRecordedCells else {
      throw CommandError(
        words: "a recording of \(frames) frames with \(columns * rows) cells each is too large: "
          + "make it shorter or use a smaller --size")
    }
  }

  private static let maxRecordedCells = 40_000_000

  private func requestedCells(
    in window: (columns: Int, rows: Int)?, cell: Size
  ) -> (columns: Int, rows: Int) {
    switch size {
    case .both(let columns, let rows): return (columns, rows)
    case .width(let columns): return (columns, Self.rows(for: columns, cell))
    case nil:
      guard let window else {
        return (Self.defaultColumns, Self.rows(for: Self.defaultColumns, cell))
      }
      // Leaves a row for the prompt.
      let high = Double(max(1, window.rows - 1)) * cell.height / cell.width
      let columns = max(1, min(Self.defaultColumns, window.columns, Int(high)))
      return (columns, Self.rows(for: columns, cell))
    }
  }

  private static func rows(for columns: Int, _ cell: Size) -> Int {
    max(1, Int((Double(columns) * cell.width / cell.height).rounded()))
  }
}
