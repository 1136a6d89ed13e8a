import Cells
import TestSupport

/// Sample grids with wide characters, marks, colors and attributes.
enum SampleGrids {
  static func random(columns: Int, rows: Int, seed: UInt64) -> Grid {
    var generator = SeededGenerator(seed: seed)
    var grid = Grid(columns: columns, rows: rows)
    let colors: [Color] = [.standard, .palette(2), .palette(11), .palette(99), .rgb(9, 80, 255)]
    let texts = ["a", "▚", "日", "e\u{301}", " ", " ", " ", "\"", "\\"]
    for _ in 0..<columns * rows {
      let style = Style(
        foreground: colors.randomElement(using: &generator) ?? .standard,
        background: colors.randomElement(using: &generator) ?? .standard,
        attributes: [[], .bold, .dim, .reverse].randomElement(using: &generator) ?? [])
      grid.write(
        texts.randomElement(using: &generator) ?? "",
        column: Int.random(in: 0..<columns, using: &generator),
        row: Int.random(in: 0..<rows, using: &generator), style: style)
    }
    return grid
  }
}

extension Cell {
  /// Returns whether there is no visible difference; a blank's foreground and weight are invisible.
  func looks(like other: Cell) -> Bool { asSeen == other.asSeen }
}
