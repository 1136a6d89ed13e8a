package import Cells
package import Charts
internal import Clocks
internal import Scenes
internal import Shapes
package import Widgets

/// Renders a static chart into cells.
package enum ChartGrid {
  /// Renders a chart into cells.
  package static func grid(
    _ state: ChartState, title: String, columns: Int, rows: Int, surface: Surface,
    palette: SeriesPalette, zone: DateScale
  ) -> Grid {
    let theme = Theme(background: surface.background, depth: surface.depth)
    let isASCII = surface.glyphs == .ascii
    let canvas = ChartCanvas(
      cell: surface.cell, glyphs: surface.glyphs, theme: theme, palette: palette,
      isASCII: isASCII)
    let labels = ChartLabels(zone: zone, isASCII: isASCII) { Double(TextWidth.columns(of: $0)) }
    var parts = ChartSheet.Parts.all
    if title.isEmpty { parts.remove(.title) }
    if state.window.showsWhole { parts.remove(.miniMap) }
    let sheet = ChartSheet(
      state, title: title,
      in: Rect(x: 0, y: 0, width: Double(columns), height: Double(rows)), parts, unit: .cells,
      on: canvas, labels: labels, at: .zero)
    let cells = CellRect(columns: 0..<columns, rows: 0..<rows)
    let place = Canvas(columns: columns, rows: rows, cell: surface.cell)
    var context = DrawContext(
      frame: cells, clip: cells,
      surroundings: Surroundings(
        canvas: place, theme: theme, symbols: isASCII ? .ascii : .unicode, isStill: true,
        glyphs: surface.glyphs),
      now: Instant(sinceZero: .zero))
    let widget = ChartWidget(
      sheet: ChartWidget.SheetValue(sheet), rows: rows, nextChange: nil, isActive: false,
      hasFocus: false)
    widget.draw(in: &context)
    var painter = ScenePainter(
      Mosaic(
        glyphs: surface.glyphs, inks: theme.chartInks(onlyLines: state.hasOnlyLines),
        depth: surface.depth,
        background: surface.background))
    var grid = painter.paint(
      Scene(canvas: place, planes: [Plane(id: 0, pieces: context.pieces)]))
    if isASCII { grid.makeASCII() }
    return grid
  }
}
