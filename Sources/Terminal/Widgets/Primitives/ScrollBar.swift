internal import Cells
internal import Scenes

/// A scroll bar as high as its viewport.
package struct ScrollBar: Widget {
  /// The lines of the content, and those above the viewport.
  package var lines: Int, linesAbove: Int

  package init(lines: Int, linesAbove: Int) { (self.lines, self.linesAbove) = (lines, linesAbove) }

  /// Returns the rows of the thumb in a bar of a given height.
  package func thumb(rows: Int) -> Range<Int> {
    guard lines > rows, rows > 0 else { return 0..<max(0, rows) }
    let length = max(1, rows * rows / lines)
    let top = linesAbove * (rows - length) / max(1, lines - rows)
    let clamped = max(0, min(top, rows - length))
    return clamped..<clamped + length
  }

  package func draw(in context: inout DrawContext) {
    let thumb = thumb(rows: context.rows)
    for row in 0..<context.rows {
      context.text(
        thumb.contains(row) ? context.symbols.thumb : context.symbols.track, row: row,
        style: context.theme.style(.secondary))
    }
  }
}
