internal import Cells
internal import Faces
internal import Scenes
internal import Shapes
internal import Widgets

/// The large numerals of the wheels in a tall window, with the groove of a dial around them if it
/// has space for them.
struct WheelNumerals: Hashable {
  let digits: DigitLayout
  /// The number of neighbors above and below each number.
  let neighbors: Int
  let dial: DialTrack?

  /// The minimum number of rows of a window with large numerals.
  static let leastWindowRows = 30
  /// The columns between two wheels.
  private static let gap = 4
  /// The width of the time in words, which is below the wheels, and the rows that it takes there.
  private static let (wordColumns, wordRows) = (22, 2)

  /// Creates the largest numerals whose middle is that of an area; `nil` if none fit.
  init?(in area: CellRect, face: Face, cell: Size) {
    let heights = stride(from: min(9, area.rows.count / 4), through: 3, by: -1)
    let dial = DialTrack(face, rows: area.rows.count)
    let all = heights.compactMap { WheelNumerals(rows: $0, dial, in: area, cell: cell) }
    let rect = area.area(of: cell)
    if let framed = all.first(where: { $0.isInside(dial, rect, cell) }) {
      self = framed
    } else if let largest = all.first {
      (digits, neighbors, self.dial) = (largest.digits, largest.neighbors, nil)
    } else {
      return nil
    }
  }

  private init?(rows: Int, _ dial: DialTrack?, in area: CellRect, cell: Size) {
    guard let digits = DigitLayout(["00"], cell: cell, available: rows, fits: { $1 == rows })
    else { return nil }
    (self.digits, self.dial) = (digits, dial)
    neighbors = max(1, min(3, (area.rows.count - rows) / 6))
    guard columns <= area.columns.count * 9 / 10, self.rows + 2 * Self.wordRows <= area.rows.count
    else { return nil }
  }

  private func isInside(_ dial: DialTrack?, _ area: Rect, _ cell: Size) -> Bool {
    [(columns, digits.rows), (Self.wordColumns, rows + 2 * Self.wordRows)].allSatisfy {
      let size = Size(width: Double($0.0) * cell.width, height: Double($0.1) * cell.height)
      return dial?.holds(size, in: area, cell: cell) == true
    }
  }

  var wheelColumns: Int { digits.columns(of: ["00"]) }

  var columns: Int {
    let count = TimeWheels.Column.allCases.count
    return wheelColumns * count + Self.gap * (count - 1)
  }

  /// The number of rows: the numerals, the neighbors, and blank rows or units between them.
  var rows: Int { digits.rows + 2 * (neighbors + 1) }

  /// Returns the columns of a wheel when all are centered.
  func columns(of column: TimeWheels.Column, in width: Int) -> Range<Int> {
    let start = (width - columns) / 2 + column.rawValue * (wheelColumns + Self.gap)
    return start..<start + wheelColumns
  }
}
