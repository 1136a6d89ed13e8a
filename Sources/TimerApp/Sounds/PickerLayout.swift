/// Where the parts of the sound picker lie in a window.
///
/// In a large window they are a block in its middle; in a small one the parts that matter least are
/// left out: the title, then the picture of the sound, then the line of keys.
struct PickerLayout: Hashable, Sendable {
  /// A rectangle of cells.
  struct Area: Hashable, Sendable {
    var column: Int
    var row: Int
    var columns: Int
    var rows: Int

    static let none = Area(column: 0, row: 0, columns: 0, rows: 0)
  }

  /// The row of the title, if there is one.
  private(set) var title: Int?
  /// Where the list is.
  private(set) var list: Area
  /// Where the picture of the sound is, with a line of words above it; empty where there is no room.
  private(set) var picture: Area
  /// The row of the keys and of notices, if there is one.
  private(set) var footer: Int?
  /// The left edge of all, and how wide it is.
  private(set) var column: Int
  private(set) var columns: Int

  /// What a name and the words beside it take.
  private static let listColumns = 46
  private static let gap = 4
  private static let mostColumns = 116
  /// What the title, the keys and the empty rows between take.
  private static let otherRows = 6
  /// The picture beside the list, and below it in a high and in a low window.
  private static let pictureRows = (beside: 14, high: 8, low: 6)
  private static let leastPictureColumns = 18

  /// Lays out a window for a list of so many lines.
  init(columns windowColumns: Int, rows windowRows: Int, lines: Int) {
    let isLarge = windowColumns >= 36 && windowRows >= 10
    columns = min(max(0, windowColumns - (isLarge ? 4 : 0)), Self.mostColumns)
    column = (windowColumns - columns) / 2
    let start = Self.listColumns + Self.gap
    let isBeside = isLarge && columns >= start + Self.leastPictureColumns
    let (beside, high, low) = Self.pictureRows
    let wanted = Self.otherRows + (isBeside ? max(lines, beside) : lines + high)
    let rows = isLarge ? min(windowRows, wanted) : windowRows
    var top = (windowRows - rows) / 2
    var bottom = top + rows
    if isLarge {
      title = top + 1
      footer = bottom - 2
      (top, bottom) = (top + 3, bottom - 3)
    } else if rows > 2 {
      footer = bottom - 1
      bottom -= 1
    }
    list = Area(column: column, row: top, columns: columns, rows: max(1, bottom - top))
    picture = .none
    if isBeside {
      list.columns = Self.listColumns
      picture = Area(
        column: column + start, row: top, columns: columns - start, rows: min(list.rows, beside))
    } else if columns >= Self.leastPictureColumns, list.rows >= 2 * low {
      let height = list.rows >= 2 * high ? high : low
      list.rows -= height
      picture = Area(
        column: column, row: bottom - height + 1, columns: columns, rows: height - 1)
    }
  }
}
