package import Cells
internal import TerminalCodes

/// A grid as lines of text with escape sequences for its colors (SGR).
package enum ANSIText {
  /// Returns the rows without trailing blanks, each ending in the terminal's default style and a
  /// newline.
  package static func text(of grid: Grid) -> String {
    var output = Sequences()
    for row in 0..<grid.rows {
      add(row, of: grid, to: &output)
      output.raw([0x0A])
    }
    return String(decoding: output.bytes, as: UTF8.self)
  }

  /// Returns the rows without trailing blanks and newlines, each ending in the terminal's default
  /// style; on request, the cursor moves over blanks, which leaves pictures there.
  package static func rows(of grid: Grid, skippingBlanks skips: Bool = false) -> [[UInt8]] {
    (0..<grid.rows).map { row in
      var output = Sequences()
      add(row, of: grid, skippingBlanks: skips, to: &output)
      return output.bytes
    }
  }

  private static func add(
    _ row: Int, of grid: Grid, skippingBlanks skips: Bool = false, to output: inout Sequences
  ) {
    var style = Style.standard
    var skipped = 0
    let end = (0..<grid.columns).last { !grid[$0, row].looksBlank }.map { $0 + 1 } ?? 0
    for column in 0..<end where !grid[column, row].isContinuation {
      if skips, grid[column, row].looksBlank {
        skipped += 1
        continue
      }
      if skipped > 0 { output.text("\u{1B}[\(skipped)C") }
      skipped = 0
      output.cell(column, row, of: grid, after: &style)
    }
    output.changeStyle(from: style, to: .standard)
  }
}

extension Cell {
  /// Whether the cell looks the same as one that was never written.
  fileprivate var looksBlank: Bool {
    scalar == " " && mark == "\0" && style.background == .standard
      && !style.attributes.contains(.reverse)
  }
}
