package import Cells
internal import ChartDrawings
internal import ChartViews
internal import Charts
package import Clocks
package import Pictures
internal import Quotes
package import Raster
package import Scenes
package import Shapes
package import Widgets

/// A list as a static picture, in cells or on a page of pixels.
package struct QuotesSheet {
  /// All rows, from first to last.
  let rows: [QuoteRowContent]
  let measures: QuoteMeasures
  let up: RisingColor
  /// The requested height of rows in text lines, if any.
  let height: Int?

  /// Creates a sheet of the rows in the program's group, in their order.
  package init(_ program: QuotesProgram, at now: Moment) {
    let entries = program.entries
    rows = program.order.map { index in
      var content = program.content(of: entries[index], at: now)
      content.isAlerting = program.hasAlert(entries[index])
      return content
    }
    measures = program.measures(at: now)
    up = program.settings.up
    height = program.settings.rows
  }

  /// The number of rows.
  package var count: Int { rows.count }

  /// The default number of text lines in a row.
  private static let defaultLines = 3

  // MARK: Cells

  /// Renders the list into cells, with as many rows as needed up to `most`; the last one says how
  /// many there is no room for.
  package func grid(columns: Int, most: Int?, _ surface: Surface) -> Grid {
    let all = max(1, rows.count * (height ?? Self.defaultLines))
    func layout(rows lines: Int) -> QuoteLayout {
      QuoteLayout(
        rows.count, columns: columns, rows: lines,
        lines: height ?? (most == nil ? Self.defaultLines : nil), measures)
    }
    let full = layout(rows: most ?? all)
    let isCut = full.capacity < rows.count && most ?? all > 1
    let layout = isCut ? layout(rows: (most ?? all) - 1) : full
    let inks = surface.theme.chartInks(onlyLines: true)
    let lines = rows.isEmpty ? 1 : height == nil ? most ?? all : min(most ?? all, all)
    return surface.grid(columns: columns, rows: lines, inks: inks) { context in
      for (index, content) in rows.prefix(layout.capacity).enumerated() {
        let (column, place) = (layout.columns[index / layout.each], index % layout.each)
        let cells = layout.rows(at: place)
        let row = QuoteRow(
          content: content,
          columns: QuoteColumns(measures, columns: column.count, lines: layout.lines),
          rows: cells.count, lines: layout.lines(in: cells.count), isCurrent: false, isHeld: false,
          up: up, choosesGlyphs: surface.choosesGlyphs, nextChange: nil)
        context.draw(row, columns: column, rows: cells)
      }
      guard isCut else { return }
      let dots = context.symbols == .ascii ? "..." : "…"
      context.text(
        "\(dots) and \(rows.count - layout.capacity) more", column: QuoteColumns.margin,
        row: lines - 1, style: context.theme.style(.secondary))
    }
  }

  // MARK: A page

  /// The text size and line height on a page of the default width.
  private static let text = (size: 15.0, line: 22.0, width: 640.0)

  /// Returns the height of a page of the given width that fits all rows.
  package func height(ofPage width: Double) -> Double {
    let scale = max(0.25, width / Self.text.width)
    return (Double(max(1, rows.count) * (height ?? Self.defaultLines)) * Self.text.line + 24)
      * scale
  }

  /// Paints the list on a page, with rows stretched to fill it.
  package func page(_ size: Size, theme: Theme, background: RGBA?) -> PicturePage {
    let scale = max(0.25, size.width / Self.text.width)
    let margin = 12 * scale
    let lines = height ?? Self.defaultLines
    let rowHeight = max(1, (size.height - 2 * margin) / Double(max(1, rows.count)))
    let line = rowHeight / Double(lines)
    let textSize = min(Self.text.size * scale, line * 0.75)
    let unit = Size(width: textSize * 0.6, height: line)
    let canvas = ChartCanvas(points: theme, palette: .file, scale: scale)
    let columns = QuoteColumns(
      measures, columns: Int((size.width - 2 * margin) / unit.width), lines: lines)
    var layers: [Drawing.Layer] = []
    var labels: [SVGLabel] = []
    for (index, content) in rows.enumerated() {
      let place = Rect(
        x: margin, y: margin + Double(index) * rowHeight, width: size.width - 2 * margin,
        height: rowHeight)
      let picture = QuoteRowPicture(
        content, columns, in: place, unit: unit, lines: lines, on: canvas,
        QuoteColors(up, on: theme)
      ).painted(marksAlert: true)
      layers += picture.layers
      labels += picture.labels.map {
        SVGLabel($0, baseline: $0.place.y + line / 2 + textSize * 0.35, size: textSize, theme)
      }
    }
    return PicturePage(
      Drawing(size: size, background: background ?? RGBA(theme.background), layers: layers),
      labels: labels)
  }
}
