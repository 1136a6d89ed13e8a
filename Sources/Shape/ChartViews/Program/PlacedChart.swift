internal import Cells
internal import ChartDrawings
internal import Raster
internal import Scenes
internal import Shapes
internal import Widgets

/// A chart in its place in a composition, which may extend beyond the widget.
struct PlacedChart: Widget {
  /// The card under a chart.
  struct Card: Hashable, Sendable {
    /// The title in the border; empty where the chart shows it.
    var title: String
  }

  var chart: ChartWidget
  var card: Card?
  /// The cells of the chart, relative to the widget.
  var columns: Range<Int>
  var rows: Range<Int>
  /// The number of rows of the widget.
  var height: Int
  /// The transform of a turned chart, in cells of the composition.
  var transform: Transform?
  var opacity: Double

  func height(forWidth columns: Int, in surroundings: Surroundings) -> Int { height }
  func estimatedHeight(forWidth columns: Int) -> Int { height }

  func draw(in context: inout DrawContext) {
    guard let transform else {
      drawBorder(&context)
      return context.draw(chart, columns: columns, rows: rows)
    }
    let cell = context.cell
    let bounds = context.bounds
    // Maps the chart's drawing units to cells, applies the transform there, and maps back to the
    // widget's units.
    let map = Transform.translation(
      x: Double(columns.lowerBound) * cell.width, y: Double(rows.lowerBound) * cell.height
    )
    .concatenating(.scale(x: 1 / cell.width, y: 1 / cell.height))
    .concatenating(transform)
    .concatenating(.scale(x: cell.width, y: cell.height))
    .concatenating(.translation(x: bounds.minX, y: bounds.minY))
    drawCard(map, &context)
    for ink in chart.sheet.picture.inks {
      var layer = ink.layer
      layer.outline = layer.outline.applying(map)
      layer.opacity *= opacity
      layer.clip = Drawing.Clip(Path { $0.addRect(ink.clip) }.applying(map))
      context.figure(.layer(layer, box: bounds), layer.paint)
    }
    accept(transform, &context)
  }

  /// Draws the border of a flat card in the cells around the chart, which move the card.
  private func drawBorder(_ context: inout DrawContext) {
    guard let card else { return }
    let style = context.theme.style(.border)
    let (left, top) = (columns.lowerBound - 1, rows.lowerBound - 1)
    let title =
      card.title.isEmpty ? "" : " \(TextWidth.truncated(card.title, to: columns.count - 4)) "
    let line = String(repeating: "─", count: columns.count)
    context.text("╭" + line + "╮", column: left, row: top, style: style)
    context.text(title, column: left + 2, row: top, style: context.theme.style(.text))
    for row in rows {
      context.text("│", column: left, row: row, style: style)
      context.text("│", column: columns.upperBound, row: row, style: style)
    }
    context.text("╰" + line + "╯", column: left, row: rows.upperBound, style: style)
    context.accept(
      [.press, .drag, .wheel], part: ChartWidget.MouseTarget.title.rawValue,
      columns: left..<columns.upperBound + 1, rows: top..<top + 1)
  }

  /// Draws the border of a turned card.
  private func drawCard(_ map: Transform, _ context: inout DrawContext) {
    guard card != nil else { return }
    let cell = context.cell
    let width = context.surroundings.glyphs?.dot(in: cell).width ?? max(1, cell.width / 5)
    let rect = Rect(
      x: -cell.width, y: -cell.height, width: Double(columns.count + 2) * cell.width,
      height: Double(rows.count + 2) * cell.height)
    let path = RoundedRectangle(cornerRadius: cell.width, style: .circular)
      .path(in: rect.insetBy(dx: width / 2, dy: width / 2)).applying(map)
    let paint = Paint.solid(context.theme.color(.border))
    let layer = Drawing.Layer(.stroke(path, StrokeStyle(lineWidth: width)), paint: paint)
    context.figure(.layer(layer, box: context.bounds), paint)
  }

  /// Accepts a press on a turned chart, which moves it to the middle.
  private func accept(_ transform: Transform, _ context: inout DrawContext) {
    let ends = [columns.lowerBound, columns.upperBound].map {
      transform.apply(to: Point(x: Double($0), y: 0)).x
    }
    let first = max(0, Int(min(ends[0], ends[1]).rounded(.down)))
    let end = min(context.columns, Int(max(ends[0], ends[1]).rounded(.up)))
    guard first < end else { return }
    context.accept(
      [.press, .wheel], part: ChartWidget.MouseTarget.title.rawValue, columns: first..<end,
      rows: max(0, rows.lowerBound)..<min(context.rows, rows.upperBound))
  }
}
