internal import Charts
internal import Raster
internal import Scenes
internal import Shapes

extension ChartPainter {
  /// Paints a rule between the plot and the labels at each side, with a mark at each label, and
  /// marks for the labels below.
  mutating func paintAxes() {
    if layout.leftLabels != nil { paintRail(ofAxis: 0) }
    if layout.rightLabels != nil, set.hasTwoAxes { paintRail(ofAxis: 1) }
    guard !canvas.hasDots else { return }
    let (width, length) = (canvas.gridWidth, layout.metrics.row * canvas.unit.height / 4)
    let marks = Path { path in
      for date in dates {
        let x = min(max(plot.minX, date.tick * canvas.unit.width - width / 2), plot.maxX - width)
        path.addRect(Rect(x: x, y: plot.maxY - length, width: width, height: length))
      }
    }
    if !dates.isEmpty { add(.fill(marks), axisColor) }
  }

  /// Paints the rule of an axis in the space between the plot and its labels: in cells as text,
  /// which is finer than glyphs.
  private mutating func paintRail(ofAxis axis: Int) {
    if canvas.hasDots { paintCells(ofAxis: axis) } else { paintLines(ofAxis: axis) }
  }

  private mutating func paintCells(ofAxis axis: Int) {
    let column = axis == 0 ? layout.plot.minX - 1 : layout.plot.maxX
    let line = canvas.isASCII ? "|" : "│"
    for row in Int(layout.plot.minY)..<max(Int(layout.plot.minY), Int(layout.plot.maxY)) {
      add(
        ChartPicture.Label(
          text: line, place: Point(x: column, y: Double(row)), role: .dimmed))
    }
  }

  private mutating func paintLines(ofAxis axis: Int) {
    let (width, length) = (canvas.line, layout.metrics.labelGap * canvas.unit.width * 0.6)
    let edge = axis == 0 ? plot.minX - width : plot.maxX
    let values = canvas.valueRect(in: plot, of: state, axis: axis)
    let path = Path { path in
      path.addRect(Rect(x: edge, y: plot.minY, width: width, height: plot.height))
      guard ladders.indices.contains(axis) else { return }
      for tick in ladders[axis].ticks where tick.opacity >= 0.5 {
        path.addRect(
          Rect(
            x: axis == 0 ? edge - length : edge + width,
            y: canvas.lineTop(at: values.maxY - tick.place * values.height, in: plot),
            width: length, height: canvas.gridWidth))
      }
    }
    let gap = layout.metrics.labelGap * canvas.unit.width
    add(.fill(path), axisColor, clip: plot.insetBy(dx: -gap, dy: 0))
  }

  private var axisColor: RGB { canvas.theme.color(.dimmed) }
}
