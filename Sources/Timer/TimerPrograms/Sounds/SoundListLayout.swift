package import Cells

/// The layout of the sound list in a window.
///
/// In a large window, the parts form a centered block with more columns in the list, space between
/// rows, and details below the picture, as far as there is room. In a small window, the least
/// important parts are omitted: first the title, then the picture, then the line of keys.
package struct SoundListLayout: Hashable, Sendable {
  /// The row of the title; empty if there is none.
  package private(set) var title = CellRect.empty
  private(set) var list: CellRect
  /// Whether the list has columns for length and loudness.
  private(set) var hasValues = false
  /// The distance between the rows of two sounds.
  private(set) var rowHeight = 1
  /// The picture of the sound, with a line of text above it; empty if there is no room.
  private(set) var picture = CellRect.empty
  /// The details of the sound, below its picture; empty if there is no room.
  private(set) var details = CellRect.empty
  /// The row of keys; empty if there is none.
  private(set) var footer = CellRect.empty
  /// The last row that a notice can use, above the keys or the bottom edge.
  private var lastNoticeRow: Int

  /// The width of a name with its summary, and the additional width of two values.
  private static let listColumns = 46, valuesColumns = 24
  private static let gap = 4
  /// Beyond this width, a picture is larger than some terminals can show in pixels.
  private static let maxColumns = 170
  /// The rows of the title, the keys and the empty rows between.
  private static let otherRows = 6
  /// The height of the picture beside the list, and below it in a high and in a low window.
  private static let pictureRows = (beside: 14, high: 8, low: 6)
  /// The maximum height of a picture with details below it.
  private static let maxPictureRows = 27
  private static let detailsRows = 4
  private static let minPictureColumns = 18
  /// The width from which on a picture can have details, with room left for values in the list.
  private static let widePictureColumns = 36

  /// Lays out a window for a list with a number of lines.
  init(columns windowColumns: Int, rows windowRows: Int, lines: Int) {
    let isLarge = windowColumns >= 36 && windowRows >= 10
    let width = min(max(0, windowColumns - (isLarge ? 4 : 0)), Self.maxColumns)
    let left = (windowColumns - width) / 2
    let columns = left..<left + width
    hasValues =
      isLarge && width >= Self.listColumns + Self.valuesColumns + Self.gap + Self.widePictureColumns
    let listColumns = Self.listColumns + (hasValues ? Self.valuesColumns : 0)
    let start = listColumns + Self.gap
    let isBeside = isLarge && width >= start + Self.minPictureColumns
    let most = windowRows - Self.otherRows
    if isBeside, 2 * lines <= most { rowHeight = 2 }
    let beside = isBeside ? Self.rowsBeside(columns: width - start, rows: most) : (0, 0)
    let wanted =
      Self.otherRows
      + (isBeside ? max(lines * rowHeight, beside.0 + beside.1) : lines + Self.pictureRows.high)
    let height = isLarge ? min(windowRows, wanted) : windowRows
    var top = (windowRows - height) / 2
    var bottom = top + height
    lastNoticeRow = bottom - 1
    if isLarge {
      let inner = left + 2..<left + width
      title = CellRect(columns: inner, rows: top + 1..<top + 2)
      footer = CellRect(columns: inner, rows: bottom - 2..<bottom - 1)
      (top, bottom, lastNoticeRow) = (top + 3, bottom - 3, bottom - 3)
    } else if height > 2 {
      footer = CellRect(columns: columns, rows: bottom - 1..<bottom)
      bottom -= 1
      lastNoticeRow = bottom - 1
    }
    list = CellRect(columns: columns, rows: top..<max(top + 1, bottom))
    if isBeside {
      placeBeside(left + start..<left + width, beside)
      list.columns = left..<left + listColumns
    } else {
      placeBelow(columns)
    }
  }

  /// Returns the heights of a picture and of the details beside the list.
  private static func rowsBeside(columns: Int, rows: Int) -> (Int, Int) {
    guard columns >= widePictureColumns, rows > pictureRows.beside + detailsRows else {
      return (pictureRows.beside, 0)
    }
    // Limits the height to a third of the columns, since a waveform is wide.
    let most = min(maxPictureRows, max(pictureRows.beside, columns / 3))
    return (min(most, rows - detailsRows - 1), detailsRows + 1)
  }

  private mutating func placeBeside(_ columns: Range<Int>, _ rows: (picture: Int, details: Int)) {
    let (top, bottom) = (list.rows.lowerBound, list.rows.upperBound)
    let middle = min(bottom, top + rows.picture)
    picture = CellRect(columns: columns, rows: top..<middle)
    guard rows.details > 0 else { return }
    details = CellRect(columns: columns, rows: middle + 1..<middle + rows.details)
  }

  private mutating func placeBelow(_ columns: Range<Int>) {
    let (_, high, low) = Self.pictureRows
    guard columns.count >= Self.minPictureColumns, list.rows.count >= 2 * low else { return }
    let height = list.rows.count >= 2 * high ? high : low
    let bottom = list.rows.upperBound
    list.rows = list.rows.lowerBound..<bottom - height
    picture = CellRect(columns: columns, rows: bottom - height + 1..<bottom)
  }
}

extension SoundListLayout {
  var noticeColumns: Range<Int> { footer.isEmpty ? list.columns : footer.columns }

  /// Returns the area of a notice with a number of lines: above the keys, and covering other parts
  /// if it needs more than the free row.
  package func notice(lines: Int) -> CellRect {
    let last = lastNoticeRow
    let first = max(last + 1 - lines, list.rows.lowerBound + 1)
    guard first <= last else { return .empty }
    return CellRect(columns: noticeColumns, rows: first..<last + 1)
  }
}
