internal import Charts
internal import Raster
internal import Scenes
internal import Shapes

extension ChartPainter {
  /// Paints the indicator: a vertical line with a dot on each series.
  mutating func paintIndicator() {
    guard let reading = state.reading else { return }
    let x = frame(ofAxis: 0).x(of: reading.position)
    guard x >= plot.minX - 0.5, x <= plot.maxX + 0.5 else { return }
    if !hasLitBar { paintRule(at: x) }
    for (index, value) in reading.values.enumerated() {
      let traits = set.series[index].kind.traits
      guard value.isFinite, traits.isLine || traits.drawsPoints else { continue }
      let y = self.frame(ofAxis: set.axis(of: index)).y(of: value)
      guard y.isFinite else { continue }
      paintDot(at: Point(x: x, y: y), canvas.color(of: styles[index]))
    }
  }

  /// Whether a selected bar is brighter than the others.
  private var hasLitBar: Bool {
    self.set.series.hasBars && !state.hasVolume && canvas.theme.hasFreeColors
  }

  /// Paints a hairline below the bars if they are narrower than a letter, so that the bright one is
  /// easy to find.
  mutating func paintHairline() {
    guard hasLitBar, let reading = state.reading else { return }
    let frame = frame(ofAxis: 0)
    let x = frame.x(of: reading.position)
    let letter = layout.metrics.column * canvas.unit.width
    guard x >= plot.minX - 0.5, x <= plot.maxX + 0.5,
      BarPlot(at: set.positions, in: frame).step < letter
    else { return }
    paintRule(at: x)
  }

  private mutating func paintRule(at x: Double) {
    if !dots.isEmpty {
      let color = canvas.theme.hasFreeColors ? canvas.theme.color(.border) : nil
      return write(canvas.isASCII ? "|" : "│", at: x, color, isBelow: true)
    }
    let width = canvas.indicatorWidth
    let left = min(max(plot.minX, x - width / 2), plot.maxX - width)
    let rule = Path { $0.addRect(Rect(x: left, y: plot.minY, width: width, height: plot.height)) }
    add(.fill(rule), canvas.theme.color(canvas.theme.hasFreeColors ? .border : .text))
  }

  /// Paints a ring filled with the background color, or writes a dot on a line in characters.
  private mutating func paintDot(at point: Point, _ color: RGB) {
    if !dots.isEmpty { return writeDot(at: point, color) }
    guard canvas.dot.height < canvas.unit.height || !canvas.isRows else {
      return paintCells(around: point, color)
    }
    let radius = canvas.ringRadius
    let room = plot.insetBy(dx: -radius, dy: -radius)
    add(.fill(Path { $0.addCircle(at: point, radius) }), color, clip: room)
    guard canvas.dot.height <= radius / 2 else { return }
    let hole = Path { $0.addCircle(at: point, radius * 0.5) }
    add(.fill(hole), canvas.theme.background, clip: room)
  }

  /// Paints three cells of a row, where dots are cells.
  private mutating func paintCells(around point: Point, _ color: RGB) {
    let (cell, plot) = (canvas.unit, plot)
    let column = ((point.x - plot.minX) / cell.width).rounded(.down) - 1
    let last = (plot.height / cell.height).rounded() - 1
    let row = min(max(0, ((point.y - plot.minY) / cell.height).rounded(.down)), last)
    let rect = Rect(
      x: plot.minX + column * cell.width, y: plot.minY + row * cell.height,
      width: 3 * cell.width, height: cell.height)
    add(.fill(Path { $0.addRect(rect) }), color)
  }

  private mutating func writeDot(at point: Point, _ color: RGB) {
    let column = min((point.x / canvas.unit.width).rounded(.down), layout.plot.maxX - 1)
    let row = min((point.y / canvas.unit.height).rounded(.down), layout.plot.maxY - 1)
    let place = Point(x: max(layout.plot.minX, column), y: max(layout.plot.minY, row))
    dots.clear(column: Int(place.x), row: Int(place.y))
    add(ChartPicture.Label(text: canvas.isASCII ? "O" : "●", place: place, color: color))
  }
}
