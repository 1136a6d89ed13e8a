internal import Cells
internal import Widgets

/// The layout of a dashboard in a window: a grid of faces where they fit, otherwise rows of bars.
///
/// As the window gets lower, the heading is dropped first, then the keys.
struct DashboardLayout: Hashable, Sendable {
  /// The form in which timers are shown.
  enum Form: Hashable, Sendable {
    /// Faces of a height, with their number in each row of the grid.
    case tiles(perRow: Int, height: Int)
    case rows(height: Int)
  }

  let form: Form
  let heading: CellRect?
  let list: CellRect
  let footer: CellRect?
  /// The arrangement of the timers.
  let arrangement: Arrangement

  /// The minimum size of a face with its border.
  private static let leastTile = (columns: 24, rows: 9)
  /// The columns and rows of a tile that a dial can't use.
  private static let tileMargin = (columns: 4, rows: 5)

  init(columns: Int, rows: Int, count: Int) {
    func cells(_ rows: Range<Int>) -> CellRect { CellRect(columns: 0..<columns, rows: rows) }
    heading = rows >= 8 ? cells(0..<1) : nil
    footer = rows >= 5 ? cells(rows - 1..<rows) : nil
    let top = heading == nil ? 0 : 1
    let free = cells(top..<max(top, rows - (footer == nil ? 0 : 1)))
    guard let tile = Self.tile(in: free, count: count) else {
      let height = count * 2 <= free.rows.count ? 2 : 1
      (form, list, arrangement) = (.rows(height: height), free, .column)
      return
    }
    arrangement = .grid(minimumWidth: tile.columns)
    let perRow = arrangement.itemsPerBand(count: count, width: columns)
    let used = (count + perRow - 1) / perRow * tile.rows
    let start = top + (free.rows.count - used) / 2
    list = cells(start..<start + used)
    form = .tiles(perRow: perRow, height: tile.rows)
  }

  /// The number of timers side by side.
  var perRow: Int { if case .tiles(let perRow, _) = form { perRow } else { 1 } }

  /// The number of columns in which a timer’s title fits.
  var titleColumns: Int {
    switch form {
    case .tiles(let perRow, _): (list.columns.count - perRow + 1) / perRow - Self.tileMargin.columns
    case .rows(height: 1): list.columns.count / 3
    case .rows: list.columns.count / 2
    }
  }

  /// The number of rows of timers that are visible at once.
  var visibleRows: Int {
    switch form {
    case .tiles(_, let height), .rows(let height): max(1, list.rows.count / height)
    }
  }

  /// Returns the size of the tiles with the largest dials; `nil` if they don't all fit.
  private static func tile(in free: CellRect, count: Int) -> (columns: Int, rows: Int)? {
    var best: (size: Int, columns: Int, rows: Int)?
    for perRow in 1...max(1, count) {
      let columns = (free.columns.count - (perRow - 1)) / perRow
      let rows = free.rows.count / ((max(1, count) + perRow - 1) / perRow)
      guard columns >= leastTile.columns, rows >= leastTile.rows else { continue }
      let width = columns - tileMargin.columns
      let size = min(width, 2 * (rows - tileMargin.rows))
      let height = min(rows, width / 2 + tileMargin.rows)
      if size > best?.size ?? 0 { best = (size, columns, height) }
    }
    return best.map { ($0.columns, $0.rows) }
  }
}
