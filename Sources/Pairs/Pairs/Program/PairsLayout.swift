internal import Cells

/// The layout of a game in a window.
///
/// As the window gets lower, parts are omitted: first the keys, then the buttons, the message and
/// the header. The table always remains.
struct PairsLayout: Hashable, Sendable {
  let table: CellRect
  let header: CellRect?
  /// The line about what just happened.
  let message: CellRect?
  let buttons: CellRect?
  let footer: CellRect?

  init(columns: Int, rows: Int) {
    var (top, bottom) = (0, rows)
    func row(_ index: Int) -> CellRect { CellRect(columns: 0..<columns, rows: index..<index + 1) }
    func below(_ hasRoom: Bool) -> CellRect? {
      guard hasRoom else { return nil }
      bottom -= 1
      return row(bottom)
    }
    footer = below(rows >= 14)
    buttons = below(rows >= 16)
    message = below(rows >= 7)
    header = rows >= 6 ? row(0) : nil
    if header != nil { top = 1 }
    // Sixels avoid the last row, so something must lie below the table.
    if message == nil { bottom = max(top, rows - 1) }
    table = CellRect(columns: 0..<columns, rows: top..<max(top, bottom))
  }
}
