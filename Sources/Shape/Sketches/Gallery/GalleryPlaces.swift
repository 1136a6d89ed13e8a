internal import Cells

/// The layout of the gallery's parts in a window; a part that doesn't fit is empty.
struct GalleryPlaces: Hashable, Sendable {
  private(set) var variants = CellRect.empty
  private(set) var shapes = CellRect.empty
  private(set) var parameters = CellRect.empty
  private(set) var picture = CellRect.empty
  private(set) var command = CellRect.empty
  private(set) var keys = CellRect.empty

  /// Lays out the parts.
  ///
  /// If there isn't room for both lists, only one is shown.
  init(columns: Int, rows: Int, showsParameters: Bool) {
    let all = 0..<max(0, columns)
    guard columns >= 16, rows >= 7 else {
      picture = CellRect(columns: all, rows: 0..<max(0, rows))
      return
    }
    let gap = rows >= 18 ? 1 : 0
    let commandRows = rows >= 18 ? 2 : 1
    variants = CellRect(columns: all, rows: 0..<1)
    keys = CellRect(columns: columns >= 64 ? 2..<columns : all, rows: rows - 1..<rows)
    command = CellRect(columns: all, rows: rows - 1 - commandRows..<rows - 1)
    let body = 1 + gap..<rows - 1 - commandRows - gap
    let wide = columns >= 64
    let side =
      columns >= 120 ? 40 : columns >= 64 ? 28 : columns >= 50 ? 24 : columns >= 30 ? 18 : 0
    let list = columns >= 120 ? 16 : wide ? 12 : side
    if wide || !showsParameters { shapes = CellRect(columns: 0..<list, rows: body) }
    if wide {
      parameters = CellRect(columns: columns - side..<columns, rows: body)
    } else if showsParameters {
      parameters = CellRect(columns: 0..<side, rows: body)
    }
    let left = list == 0 ? 0 : list + 1
    picture = CellRect(columns: left..<(wide ? columns - side - 2 : columns), rows: body)
  }
}
