/// A rectangle of cells: the content of a screen.
package struct Grid: Hashable, Sendable {
  /// The number of columns.
  package let columns: Int
  /// The number of rows.
  package let rows: Int
  // Copies share the rows that are equal, so a frame copies and compares only what it changes.
  private var cells: [[Cell]]

  package init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: Array(repeating: .blank, count: self.columns), count: self.rows)
  }

  /// The cell at a position, which must be inside the grid.
  package subscript(column: Int, row: Int) -> Cell {
    get { cells[row][column] }
    set { cells[row][column] = newValue }
  }

  /// Blanks a range of columns in a row.
  package mutating func clear(_ range: Range<Int>, row: Int) {
    for column in range { cells[row][column] = .blank }
  }

  /// Returns whether a row equals that of another grid of the same width.
  package func rowEquals(_ other: Grid, _ row: Int) -> Bool { cells[row] == other.cells[row] }

  /// Returns the number of columns of a row up to the last one that isn't blank.
  package func usedColumns(ofRow row: Int) -> Int {
    (0..<columns).last { self[$0, row] != .blank }.map { $0 + 1 } ?? 0
  }

  /// Writes text at a position and returns the number of columns it took.
  ///
  /// Text beyond `width` columns or the grid is cut off. A control character is written as its
  /// control picture, and a wide character that is half overwritten is erased.
  @discardableResult
  package mutating func write(
    _ text: String, column: Int, row: Int, width: Int = .max, style: Style = .standard
  ) -> Int {
    guard row >= 0, row < rows, column < columns else { return 0 }
    let end = width >= columns - column ? columns : column + width
    var next = column
    for character in text {
      let cell = Cell(of: character, style: style)
      let taken = TextWidth.columns(of: character)
      guard next + taken <= end else { break }
      if taken > 0, next >= 0 {
        clearHalves(cutBy: next..<next + taken, row)
        self[next, row] = cell
        if taken == 2 { self[next + 1, row] = Cell("\0", style: style) }
      }
      next += taken
    }
    return next - column
  }

  /// Clears the halves of wide characters that would remain when a range of columns is replaced.
  ///
  /// The cells keep their style, so that no hole appears in their background.
  package mutating func clearHalves(cutBy range: Range<Int>, _ row: Int) {
    let (first, next) = (range.lowerBound, range.upperBound)
    if first > 0, first < columns, self[first, row].isContinuation {
      self[first - 1, row] = Cell(" ", style: self[first - 1, row].style)
    }
    if next < columns, self[next, row].isContinuation {
      self[next, row] = Cell(" ", style: self[next, row].style)
    }
  }

  /// Gives all cells that have a default color that of a style; without a style, all are in reverse.
  package mutating func invert(_ style: Style?) {
    for row in 0..<rows {
      for column in 0..<columns {
        var own = cells[row][column].style
        if let style {
          if own.foreground == .standard { own.foreground = style.foreground }
          if own.background == .standard { own.background = style.background }
        } else {
          own.attributes.formSymmetricDifference(.reverse)
        }
        cells[row][column].style = own
      }
    }
  }

  /// Copies a range of columns of a row from another grid of the same size; the range must not cut
  /// a wide character in either grid.
  package mutating func copy(_ range: Range<Int>, row: Int, from other: Grid) {
    if range == 0..<columns {
      cells[row] = other.cells[row]
    } else {
      cells[row].replaceSubrange(range, with: other.cells[row][range])
    }
  }
}

extension Cell {
  /// Creates the cell of a character: its first scalar and the mark after it, if any.
  package init(of character: Character, style: Style) {
    var scalars = character.unicodeScalars.makeIterator()
    let first = scalars.next() ?? " "
    let second = scalars.next() ?? "\0"
    let joins = TextWidth.joins(second, after: first)
    self.init(TextWidth.visible(first), mark: joins ? second : "\0", style: style)
  }
}

extension Grid: CustomStringConvertible {
  /// The text of the rows, without trailing spaces.
  package var description: String { (0..<rows).map { text(ofRow: $0) }.joined(separator: "\n") }

  /// Returns the text of a row, without trailing spaces.
  package func text(ofRow row: Int) -> String {
    var text = String.UnicodeScalarView()
    for column in 0..<columns where !self[column, row].isContinuation {
      let cell = self[column, row]
      text.append(cell.scalar)
      if cell.mark != "\0" { text.append(cell.mark) }
    }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
