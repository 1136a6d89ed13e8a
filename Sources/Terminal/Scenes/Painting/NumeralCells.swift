internal import Cells
internal import Shapes

/// A digit, sign or capital letter in whole cells, with edges as sharp as a glyph set allows.
struct NumeralCells {
  let character: Character
  let cells: CellRect
  private let cell: Size

  /// Creates a character in the cells nearest to a box.
  init(_ character: Character, box: Rect, on canvas: Canvas) {
    self.character = character
    cell = canvas.cell
    cells = CellRect(
      columns: Self.nearest(box.minX, box.maxX, cell.width),
      rows: Self.nearest(box.minY, box.maxY, cell.height))
  }

  private static func nearest(_ from: Double, _ to: Double, _ size: Double) -> Range<Int> {
    // For a box smaller than a cell, the cell in which it lies.
    let first = Int(min((from / size).rounded(), (to / size).rounded(.up) - 1))
    return first..<max(first + 1, Int((to / size).rounded()))
  }

  /// Returns whether the blocks of a set are too coarse for any digit of this height.
  func isTooLow(for glyphs: GlyphSet) -> Bool {
    glyphs.lattices.allSatisfy { cells.rows.count * $0.rows < LatticeNumeral.leastRows }
  }

  /// Returns the outline in blocks of a set; `nil` if they are too coarse for the character.
  func path(in glyphs: GlyphSet) -> Path? {
    let fitting = glyphs.lattices.compactMap { lattice in
      LatticeNumeral(
        character, columns: cells.columns.count * lattice.columns,
        rows: cells.rows.count * lattice.rows,
        field: Size(
          width: cell.width / Double(lattice.columns), height: cell.height / Double(lattice.rows)))
    }
    return fitting.min { $0.misfit < $1.misfit }?.path(in: area)
  }

  /// The rectangle of the cells.
  var area: Rect {
    Rect(
      x: Double(cells.columns.lowerBound) * cell.width,
      y: Double(cells.rows.lowerBound) * cell.height,
      width: Double(cells.columns.count) * cell.width,
      height: Double(cells.rows.count) * cell.height)
  }

  /// The character as rows of text: three rows of `_` and `|`, or one row with a letter or, in a
  /// single cell, any character; `nil` if it doesn't fit.
  var lines: [String]? {
    if cells.rows.count == 1, cells.columns.count == 1 { return [String(character)] }
    guard cells.rows.count >= 3 else { return nil }
    if let numeral = LineNumeral(character, columns: cells.columns.count) { return numeral.rows }
    guard character.isLetter else { return nil }
    return [String(repeating: " ", count: (cells.columns.count - 1) / 2) + String(character)]
  }
}
