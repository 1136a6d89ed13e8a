public import Cells
internal import TerminalCodes

/// A grid as lines of text with escape sequences for its colours (SGR).
public enum ANSIText {
  /// Returns the rows; each ends in the terminal's own style, without the blanks at its end and with
  /// a newline.
  public static func text(of grid: Grid) -> String {
    var output = Sequences()
    for row in 0..<grid.rows {
      add(row, of: grid, to: &output)
      output.raw([0x0A])
    }
    return String(decoding: output.bytes, as: UTF8.self)
  }

  private static func add(_ row: Int, of grid: Grid, to output: inout Sequences) {
    var style = Style.standard
    let end = (0..<grid.columns).last { !grid[$0, row].looksBlank }.map { $0 + 1 } ?? 0
    for column in 0..<end where !grid[column, row].isContinuation {
      output.cell(grid[column, row], after: &style)
    }
    output.changeStyle(from: style, to: .standard)
  }
}

extension Cell {
  /// Whether it can't be told from a place that nothing was written to.
  fileprivate var looksBlank: Bool {
    scalar == " " && mark == "\0" && style.background == .standard
      && !style.attributes.contains(.reverse)
  }
}
