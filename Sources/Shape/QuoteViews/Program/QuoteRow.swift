internal import Cells
internal import ChartDrawings
internal import ChartViews
internal import Charts
internal import Clocks
internal import Raster
internal import Scenes
internal import Shapes
internal import Widgets

/// A row of the list in cells.
struct QuoteRow: Widget {
  var content: QuoteRowContent
  var columns: QuoteColumns
  /// The height in rows of cells, and the number of text lines in it.
  var rows: Int, lines: Int
  /// Whether the cursor is on it.
  var isCurrent: Bool
  /// Whether it is being dragged.
  var isHeld: Bool
  var up: RisingColor
  /// Whether the glyphs are those of the terminal, so that lines may have finer ones.
  var choosesGlyphs: Bool
  /// When it next changes by itself, because its price becomes stale.
  var nextChange: Instant?

  func height(forWidth columns: Int, in surroundings: Surroundings) -> Int { rows }
  func estimatedHeight(forWidth columns: Int) -> Int { rows }

  func draw(in context: inout DrawContext) {
    let canvas = ChartCanvas(
      cell: context.cell, glyphs: context.surroundings.glyphs, theme: context.theme,
      palette: .file, isASCII: context.symbols == .ascii, choosesGlyphs: choosesGlyphs)
    let picture = QuoteRowPicture(
      content, columns,
      in: Rect(x: 0, y: 0, width: Double(context.columns), height: Double(rows)),
      unit: Size(width: 1, height: 1), lines: lines, on: canvas,
      QuoteColors(up, on: context.theme))
    drawCursor(&context)
    context.draw(picture.painted())
    if let nextChange { context.changes(at: nextChange) }
    context.accept([.press, .drag, .wheel])
  }

  private func drawCursor(_ context: inout DrawContext) {
    guard isCurrent || content.isAlerting else { return }
    let drawn = lines > 2 ? lines - 1 : lines
    let isUnicode = context.symbols == .unicode
    let style = context.theme.style(content.isAlerting ? .warning : .accent)
    let mark = content.isAlerting ? "!" : isHeld ? (isUnicode ? "↕" : "|") : isUnicode ? "█" : ">"
    for row in 0..<drawn {
      context.text(mark, row: row, style: style)
    }
  }
}
