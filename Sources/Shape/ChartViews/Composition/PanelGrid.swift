package import Shapes

/// Panels of equal size in rows and columns.
///
/// Lengths are in letters: widths in columns, heights in rows of text.
package struct PanelGrid: Hashable, Sendable {
  /// The number of panels.
  let count: Int
  /// The number of panels in a row, and of rows.
  package let columns: Int
  package let rows: Int
  /// The size of a panel, without the space beside it.
  package let size: Size

  /// The least size of a panel: a title, four rows of a plot and its dates.
  static let least = Size(width: 16, height: 6)
  /// The space between panels in a row.
  static let gap = 2.0

  /// Arranges panels in a rectangle of a size; `nil` if they would be too small.
  ///
  /// Panels are as close to twice as wide as high as possible, with few empty places; a letter is
  /// about half as wide as a row is high.
  package init?(_ count: Int, in room: Size) {
    let choices = (1...max(1, count)).compactMap { columns -> (grid: PanelGrid, misfit: Double)? in
      let grid = PanelGrid(count, columns: columns, in: room)
      guard grid.size.width >= Self.least.width, grid.size.height >= Self.least.height else {
        return nil
      }
      let aspect = grid.size.width / (2 * grid.size.height) / 2
      let empty = Double(grid.columns * grid.rows - count) / Double(max(1, count))
      return (grid, max(aspect, 1 / aspect) + empty)
    }
    guard let best = choices.min(by: { $0.misfit < $1.misfit }) else { return nil }
    self = best.grid
  }

  private init(_ count: Int, columns: Int, in room: Size) {
    (self.count, self.columns) = (count, columns)
    rows = (count + columns - 1) / columns
    let gaps = Self.gap * Double(columns - 1)
    size = Size(
      width: ((room.width - gaps) / Double(columns)).rounded(.down),
      height: (room.height / Double(max(1, rows))).rounded(.down))
  }

  /// Returns the usual height of panels in a room of a width, in rows.
  package static func usualRows(_ count: Int, width: Double) -> Int {
    let columns = max(1, min(count, Int(width / 36)))
    return (count + columns - 1) / columns * 10
  }

  /// Returns the place of a panel.
  func place(_ index: Int) -> Rect {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    return Rect(
      x: Double(column) * (size.width + Self.gap), y: Double(row) * size.height, width: size.width,
      height: size.height)
  }

  /// Returns whether no panel is below another one.
  func isLowest(_ index: Int) -> Bool { index + columns >= count }
}
