internal import Cells

/// Where the parts of the sound list lie in a window.
///
/// In a large window they are a block in its middle. In a small one the parts that matter least are
/// left out: the title, then the picture of the sound, then the line of keys.
struct SoundListLayout: Hashable, Sendable {
  /// The row of the title; empty where there is none.
  private(set) var title = CellRect.empty
  private(set) var list: CellRect
  /// The picture of the sound, with a line of words above it; empty where there is no room.
  private(set) var picture = CellRect.empty
  /// The row of the keys and of notices; empty where there is none.
  private(set) var footer = CellRect.empty

  /// What a name and the words beside it take.
  private static let listColumns = 46
  private static let gap = 4
  private static let mostColumns = 116
  /// What the title, the keys and the empty rows between take.
  private static let otherRows = 6
  /// The picture beside the list, and below it in a high and in a low window.
  private static let pictureRows = (beside: 14, high: 8, low: 6)
  private static let leastPictureColumns = 18

  /// Lays out a window for a list of a number of lines.
  init(columns windowColumns: Int, rows windowRows: Int, lines: Int) {
    let isLarge = windowColumns >= 36 && windowRows >= 10
    let width = min(max(0, windowColumns - (isLarge ? 4 : 0)), Self.mostColumns)
    let left = (windowColumns - width) / 2
    let columns = left..<left + width
    let start = Self.listColumns + Self.gap
    let isBeside = isLarge && width >= start + Self.leastPictureColumns
    let (beside, high, low) = Self.pictureRows
    let wanted = Self.otherRows + (isBeside ? max(lines, beside) : lines + high)
    let height = isLarge ? min(windowRows, wanted) : windowRows
    var top = (windowRows - height) / 2
    var bottom = top + height
    if isLarge {
      let inner = left + 2..<left + width
      title = CellRect(columns: inner, rows: top + 1..<top + 2)
      footer = CellRect(columns: inner, rows: bottom - 2..<bottom - 1)
      (top, bottom) = (top + 3, bottom - 3)
    } else if height > 2 {
      footer = CellRect(columns: columns, rows: bottom - 1..<bottom)
      bottom -= 1
    }
    list = CellRect(columns: columns, rows: top..<max(top + 1, bottom))
    if isBeside {
      list.columns = left..<left + Self.listColumns
      picture = CellRect(
        columns: left + start..<left + width, rows: top..<min(bottom, top + beside))
    } else if width >= Self.leastPictureColumns, list.rows.count >= 2 * low {
      let height = list.rows.count >= 2 * high ? high : low
      list.rows = top..<bottom - height
      picture = CellRect(columns: columns, rows: bottom - height + 1..<bottom)
    }
  }
}
