/// A rectangle of cells: what a screen shows, or is to show.
public struct Grid: Hashable, Sendable {
  /// The number of columns.
  public let columns: Int
  /// The number of rows.
  public let rows: Int
  private var cells: [Cell]

  /// Creates a blank grid.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: .blank, count: self.columns * self.rows)
  }

  /// The cell at a place, which must lie in the grid.
  public subscript(column: Int, row: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  /// Makes the cells of some columns of a row blank.
  package mutating func clear(_ range: Range<Int>, row: Int) {
    for place in row * columns + range.lowerBound..<row * columns + range.upperBound {
      cells[place] = .blank
    }
  }

  /// Returns whether a row shows the same in another grid of the same width.
  public func rowEquals(_ other: Grid, _ row: Int) -> Bool {
    cells[row * columns..<(row + 1) * columns] == other.cells[row * columns..<(row + 1) * columns]
  }

  /// Returns how many columns of a row are used, up to the last one that isn't blank.
  public func usedColumns(ofRow row: Int) -> Int {
    (0..<columns).last { self[$0, row] != .blank }.map { $0 + 1 } ?? 0
  }

  /// Writes text from a place to the right and returns the columns it took.
  ///
  /// What doesn't fit in `width` columns or the grid is cut off; a control character is written as
  /// its picture, and of a wide character that is half overwritten nothing stays.
  @discardableResult
  public mutating func write(
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

  /// Clears what would stay of wide characters when the cells of some columns are replaced.
  private mutating func clearHalves(cutBy range: Range<Int>, _ row: Int) {
    let (first, next) = (range.lowerBound, range.upperBound)
    if first > 0, self[first, row].isContinuation { self[first - 1, row] = .blank }
    if next < columns, self[next, row].isContinuation { self[next, row] = .blank }
  }
}

extension Cell {
  /// Creates the cell of a character: its first scalar and, where it has one, the mark after it.
  init(of character: Character, style: Style) {
    var scalars = character.unicodeScalars.makeIterator()
    let first = scalars.next() ?? " "
    let second = scalars.next() ?? "\0"
    let joins = TextWidth.joins(second, after: first)
    self.init(TextWidth.visible(first), mark: joins ? second : "\0", style: style)
  }
}
