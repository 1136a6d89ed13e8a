package import Cells
package import ChartDrawings
package import Charts
internal import Scenes
internal import Shapes
package import Widgets

/// Renders a static chart into cells.
package enum ChartGrid {
  /// The most rows of a chart whose size isn't given.
  private static let mostRows = 500

  /// Returns the height of a chart whose size isn't given: with horizontal bars, as many rows as they
  /// need.
  package static func rows(of state: ChartState, columns: Int, usual: Int) -> Int {
    state.hasRows(width: Double(columns)) ? min(state.neededRows, mostRows) : usual
  }

  /// Renders a chart into cells.
  package static func grid(
    _ state: ChartState, title: String, columns: Int, rows: Int, surface: Surface,
    palette: SeriesPalette
  ) -> Grid {
    let widget = widget(
      state, title: title, columns, rows, without: state.window.showsWhole ? [.miniMap] : [],
      surface, palette)
    let inks = surface.theme.chartInks(onlyLines: state.hasOnlyLines)
    return surface.grid(columns: columns, rows: rows, inks: inks) { widget.draw(in: &$0) }
  }

  /// Renders charts into cells as panels.
  package static func grid(
    _ panels: ChartPanels, columns: Int, rows: Int, surface: Surface, palette: SeriesPalette
  ) -> Grid {
    let inks = surface.theme.chartInks(onlyLines: panels.charts.allSatisfy(\.hasOnlyLines))
    return surface.grid(columns: columns, rows: rows, inks: inks) { context in
      if let title = panels.title { context.text(title, style: context.theme.style(.text)) }
      for panel in panels.panels {
        let cells = CellRect(whole: panel.place)
        let widget = widget(
          panel.chart, title: panel.title, cells.columns.count, cells.rows.count,
          without: panel.hidden, surface, palette)
        context.draw(widget, columns: cells.columns, rows: cells.rows)
      }
    }
  }

  private static func widget(
    _ state: ChartState, title: String, _ columns: Int, _ rows: Int,
    without hidden: Set<ChartLayout.Strip>, _ surface: Surface, _ palette: SeriesPalette
  ) -> ChartWidget {
    let isASCII = surface.glyphs == .ascii
    let canvas = ChartCanvas(
      cell: surface.cell, glyphs: surface.glyphs, theme: surface.theme, palette: palette,
      isASCII: isASCII, choosesGlyphs: surface.choosesGlyphs)
    let labels = ChartLabels(zone: state.zone, isASCII: isASCII, billions: state.look.billions) {
      Double(TextWidth.columns(of: $0))
    }
    let sheet = ChartSheet(
      state, title: title, in: Rect(x: 0, y: 0, width: Double(columns), height: Double(rows)),
      without: hidden, metrics: .cells, on: canvas, labels: labels, at: .zero)
    return ChartWidget(
      sheet: ChartWidget.SheetValue(sheet), rows: rows, nextChange: nil, isActive: false,
      hasFocus: false)
  }
}
