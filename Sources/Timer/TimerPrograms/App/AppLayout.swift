internal import Cells
internal import Faces
internal import Shapes

/// The layout of the app in a window.
///
/// As the window gets lower, parts are dropped in this order: the recent times, the keys, the tabs,
/// the
/// buttons, and the echo of the time. The wheels or the face always stay.
struct AppLayout: Sendable {
  /// The rows of the wheels or the face.
  let picture: CellRect
  let tabs: CellRect?
  let buttons: CellRect?
  let footer: CellRect?
  let columns: Int
  /// The face and the size of a cell, if the wheels have large numerals.
  var numeralLook: (face: Face, cell: Size)?

  init(columns: Int, rows: Int, hasTabs: Bool) {
    var bottom = rows
    func row(where hasRoom: Bool) -> CellRect? {
      guard hasRoom else { return nil }
      bottom -= 1
      return CellRect(columns: 0..<columns, rows: bottom..<bottom + 1)
    }
    footer = row(where: rows >= 8)
    tabs = row(where: hasTabs && Self.hasTabs(rows: rows))
    buttons = row(where: rows >= 5)
    // A blank row separates the buttons from the picture, if there is room.
    if rows >= 14 { bottom -= 1 }
    picture = CellRect(columns: 0..<columns, rows: 0..<max(0, bottom))
    self.columns = columns
  }

  /// Returns whether a window of a number of rows has room for tabs.
  static func hasTabs(rows: Int) -> Bool { rows >= 7 }

  /// The layout of the wheels and the lines below them, from top to bottom.
  struct WheelsLayout: Hashable, Sendable {
    var wheels: CellRect
    /// The time in words, or the text field with the meaning of its text.
    var words: CellRect?
    /// The recent times, or the introduction on the first start.
    var rest: CellRect?
    /// The large numerals of the wheels, in the middle of an area.
    var numerals: WheelNumerals?
    var area: CellRect
  }

  /// Returns the layout of the wheels, with `restLines` lines below the words.
  func wheelsLayout(restLines: Int) -> WheelsLayout {
    largeLayout(restLines: restLines) ?? smallLayout(restLines: restLines)
  }

  /// Returns the layout with large numerals, in the middle of the rows above the lines.
  private func largeLayout(restLines: Int) -> WheelsLayout? {
    let area = CellRect(
      columns: picture.columns,
      rows: 0..<max(0, picture.rows.count - (restLines > 0 ? restLines + 1 : 0)))
    guard let look = numeralLook,
      let numerals = WheelNumerals(in: area, face: look.face, cell: look.cell)
    else { return nil }
    func cells(_ rows: Range<Int>) -> CellRect { CellRect(columns: 0..<columns, rows: rows) }
    let top = (area.rows.count - numerals.rows) / 2
    let end = top + numerals.rows
    let last = picture.rows.upperBound
    return WheelsLayout(
      wheels: cells(top..<end), words: cells(end..<end + 2),
      rest: restLines > 0 ? cells(last - restLines..<last) : nil, numerals: numerals, area: area)
  }

  private func smallLayout(restLines: Int) -> WheelsLayout {
    let rows = picture.rows.count
    let words = rows >= 3 ? (rows >= 7 ? 2 : 1) : 0
    let rest = rows >= words + 5 + restLines + 1 ? restLines : 0
    let room = rows - words - (rest > 0 ? rest + 1 : 0)
    let most = rows >= 40 ? 15 : 9
    let wheels = max(1, min(most, room >= 12 ? room - 4 : room) - 1 | 1)
    let height = wheels + words + (rest > 0 ? rest + 1 : 0)
    let top = max(0, (rows - height) / 2)
    func cells(_ start: Int, _ count: Int) -> CellRect? {
      count > 0 ? CellRect(columns: 0..<columns, rows: start..<min(rows, start + count)) : nil
    }
    return WheelsLayout(
      wheels: cells(top, wheels) ?? picture, words: cells(top + wheels, words),
      rest: cells(top + wheels + words + 1, rest), area: picture)
  }
}
