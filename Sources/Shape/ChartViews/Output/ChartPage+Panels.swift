internal import Cells
package import ChartDrawings
package import Charts
package import Outputs
package import Raster
package import Scenes
package import Shapes

extension ChartPage {
  /// Paints charts on a page as panels.
  package init(
    _ charts: [ChartState], title: String?, size: Size, theme: Theme, palette: SeriesPalette,
    background: RGBA?
  ) throws(CommandError) {
    let frame = PageFrame(size, theme, palette)
    let panels = try ChartPanels(
      charts, title: title, in: frame.rect.size.letters(frame.metrics), onPage: true)
    let sheets = panels.panels.map { panel in
      frame.sheet(
        panel.chart, panel.title, in: panel.place.placed(in: frame.rect, frame.metrics),
        without: panel.hidden)
    }
    self.init(page: frame.page(sheets, title: title, background))
  }

  /// Returns the usual height of a page with panels, at most that of a picture file.
  package static func height(ofPanels count: Int, width: Int) -> Int {
    let frame = PageFrame(
      Size(width: Double(width), height: .infinity), Theme(depth: .truecolor), .file)
    let rows = PanelGrid.usualRows(count, width: frame.rect.width / frame.metrics.column)
    let needed = Int(Double(rows) * frame.metrics.row + 3 * frame.textSize)
    return max(width * 9 / 16, min(needed, Pixmap.longestSide))
  }
}
