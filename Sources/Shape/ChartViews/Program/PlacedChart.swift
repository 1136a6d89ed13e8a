internal import Cells
internal import Raster
internal import Scenes
internal import Shapes
internal import Widgets

/// A chart in its place in a composition, which may extend beyond the widget.
struct PlacedChart: Widget {
  var chart: ChartWidget
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
    guard let transform else { return context.draw(chart, columns: columns, rows: rows) }
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
    for ink in chart.sheet.picture.inks {
      var layer = ink.layer
      layer.outline = layer.outline.applying(map)
      layer.opacity *= opacity
      layer.clip = Drawing.Clip(Path { $0.addRect(ink.clip) }.applying(map))
      context.figure(.layer(layer, box: bounds), layer.paint)
    }
    accept(transform, &context)
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
