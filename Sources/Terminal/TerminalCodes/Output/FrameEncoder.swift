package import Cells

/// An encoder of the difference between two grids as bytes that tracks the cursor.
///
/// Each frame ends in the terminal's default style. A frame without changes has no bytes.
package struct FrameEncoder: Sendable {
  /// The maximum number of changed cells in a frame that is sent without synchronized output (mode
  /// 2026).
  private static let cellsDrawnSingly = 6

  private let addressing: Addressing
  // The cursor position relative to the grid's first cell. The column is unknown after the last
  // cell of a row was written, because terminals differ on whether the cursor is then beyond it.
  private var row = 0
  private var column: Int?

  /// Creates an encoder; an inline one starts with the cursor in the first cell of its grid.
  package init(_ addressing: Addressing) {
    self.addressing = addressing
    column = addressing == .inline ? 0 : nil
  }

  /// Returns the bytes that turn the shown grid into `next`, which has the same size.
  ///
  /// The bytes of `prelude` are sent at the start of the frame, so that a screen that they clear is
  /// never visible while empty. A frame that is part of a larger one isn't synchronized by itself.
  package mutating func encode(
    _ next: Grid, over shown: Grid, after prelude: [UInt8] = [], isPart: Bool = false
  ) -> [UInt8] {
    var output = Sequences()
    let rows = (0..<next.rows).filter { !next.rowEquals(shown, $0) }
    let isUpdate = !isPart && (!prelude.isEmpty || isLarge(rows, next, over: shown))
    if isUpdate { output.raw(beginUpdate()) }
    output.raw(prelude)
    var style = Style.standard
    var changed = false
    for row in rows {
      var column = 0
      while column < next.columns {
        let cell = next[column, row]
        guard cell != shown[column, row] || isHalfChanged(column, row, next, shown) else {
          column += 1
          continue
        }
        if !cell.isContinuation {
          move(toColumn: column, row: row, next, style, &output)
          output.cell(column, row, of: next, after: &style)
          let width = isWide(next, column, row) ? 2 : 1
          self.column = column + width < next.columns ? column + width : nil
          changed = true
          column += width
        } else {
          column += 1
        }
      }
    }
    guard changed || !prelude.isEmpty else { return [] }
    output.changeStyle(from: style, to: .standard)
    if isUpdate { output.raw(Self.endUpdate) }
    return output.bytes
  }

  /// Returns the bytes that begin a synchronized update and move the cursor to the first column.
  ///
  /// kitty before 0.33 loses an escape sequence that arrives in two parts if it is the first in an
  /// update. A carriage return can't be split.
  package mutating func beginUpdate() -> [UInt8] {
    // If the column is unknown, the row may be, too.
    if column != nil { column = 0 }
    return Array("\u{1B}[?2026h\r".utf8)
  }

  /// The bytes that end a synchronized update.
  package static let endUpdate = Array("\u{1B}[?2026l".utf8)

  /// Marks the cursor position as unknown, after something else moved it.
  package mutating func loseCursor() { column = nil }

  /// Returns the bytes that move the cursor to the first column of a row.
  package mutating func moveToStart(ofRow target: Int) -> [UInt8] {
    var output = Sequences()
    switch addressing {
    case .screen: output.csi(target + 1, nil, final: "H")
    case .inline:
      moveVertically(to: target, &output)
      output.raw([0x0D])
    }
    row = target
    column = 0
    return output.bytes
  }

  /// Returns the bytes that leave the cursor on the last character of an inline grid.
  package mutating func moveToEnd(of shown: Grid) -> [UInt8] {
    guard let last = (0..<shown.rows).last(where: { shown.usedColumns(ofRow: $0) > 0 }) else {
      return []
    }
    var output = Sequences()
    let target = shown.usedColumns(ofRow: last) - 1
    moveVertically(to: last, &output)
    if column != target { output.csi(target + 1, final: "G") }
    (row, column) = (last, target)
    return output.bytes
  }

  /// Returns the bytes that move the cursor to the start of an inline grid after the window's width
  /// changed.
  ///
  /// - Parameters:
  ///   - shown: The shown grid.
  ///   - columns: The window's current columns if the terminal rewraps wider rows; `nil` if it cuts
  ///     them off.
  /// - Returns: The bytes.
  package mutating func moveToStart(of shown: Grid, brokenAt columns: Int?) -> [UInt8] {
    if let columns, columns < shown.columns {
      let above = (0..<row).reduce(0) {
        $0 + max(1, (shown.usedColumns(ofRow: $1) + columns - 1) / columns)
      }
      row = above + (column ?? shown.columns - 1) / columns
    }
    return moveToStart(ofRow: 0)
  }

  /// Returns whether more cells of some rows differ than are sent without synchronized output.
  private func isLarge(_ rows: [Int], _ next: Grid, over shown: Grid) -> Bool {
    var changed = 0
    for row in rows {
      for column in 0..<next.columns where !next[column, row].isContinuation {
        guard next[column, row] != shown[column, row] || isHalfChanged(column, row, next, shown)
        else { continue }
        changed += 1
        if changed > Self.cellsDrawnSingly { return true }
      }
    }
    return false
  }

  private func isWide(_ grid: Grid, _ column: Int, _ row: Int) -> Bool {
    column + 1 < grid.columns && grid[column + 1, row].isContinuation
  }

  /// Returns whether a wide character must be redrawn because its other half differs.
  private func isHalfChanged(_ column: Int, _ row: Int, _ next: Grid, _ shown: Grid) -> Bool {
    guard isWide(next, column, row) else { return false }
    return next[column + 1, row] != shown[column + 1, row]
  }
}

// MARK: - Moving the cursor

extension FrameEncoder {
  private mutating func move(
    toColumn target: Int, row targetRow: Int, _ grid: Grid, _ style: Style,
    _ output: inout Sequences
  ) {
    if row == targetRow, let column, column <= target {
      advance(from: column, to: target, grid, style, &output)
    } else if addressing == .screen {
      if target == 0 {
        output.csi(targetRow + 1, final: "H")
      } else {
        output.csi(targetRow + 1, target + 1, final: "H")
      }
    } else {
      moveVertically(to: targetRow, &output)
      if column != target {
        target == 0 ? output.raw([0x0D]) : output.csi(target + 1, final: "G")
      }
    }
    row = targetRow
    column = target
  }

  /// Moves over unchanged cells, rewriting them if that is shorter.
  private func advance(
    from start: Int, to target: Int, _ grid: Grid, _ style: Style, _ output: inout Sequences
  ) {
    let gap = start..<target
    guard !gap.isEmpty else { return }
    let rewritten = gap.map { grid[$0, row] }
    if gap.count < 4,
      rewritten.allSatisfy({
        $0.style == style && $0.scalar.isASCII && $0.mark == "\0" && $0 != .blank
      })
    {
      for cell in rewritten { output.scalar(cell.scalar) }
    } else {
      output.csi(gap.count == 1 ? nil : gap.count, final: "C")
    }
  }

  private func moveVertically(to target: Int, _ output: inout Sequences) {
    let rows = target - row
    guard rows != 0 else { return }
    let count = abs(rows)
    output.csi(count == 1 ? nil : count, final: rows > 0 ? "B" : "A")
  }
}
