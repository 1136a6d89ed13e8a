internal import Cells
internal import Charts
internal import Raster
internal import Scenes
internal import Shapes

extension ChartPainter {
  /// Paints the zero line and the requested rules, in cells as text, which is thinner than glyphs.
  mutating func paintRules() {
    let frame = frame(ofAxis: 0)
    if frame.scale.range.contains(0), frame.scale.range.lowerBound < 0 {
      paintZeroLine(at: frame.y(of: 0))
    }
    for (rule, start, end) in visibleRules(frame) {
      let color = rule.color ?? canvas.theme.color(.secondary)
      if canvas.hasDots { write(rule, from: start, to: end) } else { paint(start, end, color) }
    }
  }

  /// Writes the labels of the requested rules.
  mutating func paintRuleLabels() {
    for (rule, start, end) in visibleRules(frame(ofAxis: 0)) {
      guard let label = rule.label else { continue }
      if start.y == end.y {
        paint(label, rule, above: end.y)
      } else {
        paint(label, rule, at: end.x)
      }
    }
  }

  /// Returns the rules in the plot, with their ends.
  private func visibleRules(
    _ frame: PlotFrame
  ) -> [(rule: ChartLook.Rule, start: Point, end: Point)] {
    zip(state.look.rules, state.rulePositions).flatMap { rule, position in
      let (y, x) = (rule.value.map { frame.y(of: $0) }, position.map { frame.x(of: $0) })
      let across = y.map { (rule, Point(x: plot.minX, y: $0), Point(x: plot.maxX, y: $0)) }
      let upright = x.map { (rule, Point(x: $0, y: plot.minY), Point(x: $0, y: plot.maxY)) }
      return [across, upright].compactMap(\.self)
    }
    .filter { _, start, end in
      start.y >= plot.minY && end.y <= plot.maxY && start.x >= plot.minX && end.x <= plot.maxX
    }
  }

  /// Paints a line in the place of a grid line.
  private mutating func paintZeroLine(at y: Double) {
    guard y >= plot.minY, y <= plot.maxY else { return }
    let width = canvas.gridWidth
    let top = canvas.lineTop(at: y, in: plot)
    if canvas.hasDots {
      return write(canvas.gridCharacter, inRow: ((top + width) / canvas.unit.height).rounded() - 1)
    }
    let line = Rect(x: plot.minX, y: top, width: plot.width, height: width)
    add(.fill(Path { $0.addRect(line) }), canvas.theme.color(.secondary))
  }

  /// Writes a line across the plot in a row of cells.
  mutating func write(
    _ character: Character, inRow row: Double, _ color: RGB? = nil,
    role: ChartPicture.TextRole = .secondary, isBelow: Bool = true
  ) {
    add(
      ChartPicture.Label(
        text: String(repeating: character, count: max(0, Int(layout.plot.width))),
        place: Point(x: layout.plot.minX, y: row), color: color, role: role, isBelow: isBelow)
    )
  }

  /// Writes a rule in the cells that the figures leave blank, or over figures that fill areas.
  private mutating func write(_ rule: ChartLook.Rule, from start: Point, to end: Point) {
    let isBelow = !set.series.indices.contains {
      set.axis(of: $0) == 0 && set.series[$0].kind.traits.startsAtZero
    }
    guard start.y != end.y else {
      let dash: Character = canvas.isASCII ? "-" : canvas.hasBoxDrawing ? "╌" : "─"
      let row = min((start.y / canvas.unit.height).rounded(.down), layout.plot.maxY - 1)
      return write(dash, inRow: max(layout.plot.minY, row), rule.color, isBelow: isBelow)
    }
    let dash = canvas.isASCII ? "|" : canvas.hasBoxDrawing ? "╎" : "│"
    write(dash, at: start.x, rule.color, isBelow: isBelow)
  }

  /// Writes an upright line across the plot in a column of cells.
  mutating func write(_ character: String, at x: Double, _ color: RGB?, isBelow: Bool) {
    let column = min((x / canvas.unit.width).rounded(.down), layout.plot.maxX - 1)
    for row in Int(layout.plot.minY)..<max(Int(layout.plot.minY), Int(layout.plot.maxY)) {
      add(
        ChartPicture.Label(
          text: character, place: Point(x: max(layout.plot.minX, column), y: Double(row)),
          color: color, role: .secondary, isBelow: isBelow))
    }
  }

  /// Paints a dashed line.
  private mutating func paint(_ start: Point, _ end: Point, _ color: RGB) {
    let path = Path {
      $0.move(to: start)
      $0.addLine(to: end)
    }
    let width = canvas.line / 2
    let style = StrokeStyle(lineWidth: width, dash: [4 * width, 3 * width])
    add(.stroke(path, style), color)
  }

  private mutating func paint(_ label: String, _ rule: ChartLook.Rule, above y: Double) {
    let row = y / canvas.unit.height - layout.metrics.row
    paint(
      label, rule,
      at: Point(x: layout.plot.maxX, y: max(layout.plot.minY, canvas.isRows ? row.rounded() : row)),
      anchor: .right, width: layout.plot.width)
  }

  /// Writes a label beside an upright rule, on the side with more room.
  private mutating func paint(_ label: String, _ rule: ChartLook.Rule, at x: Double) {
    let place = x / canvas.unit.width
    let isLeft = x > plot.midX
    let gap = layout.metrics.column
    paint(
      label, rule, at: Point(x: isLeft ? place - gap / 2 : place + gap, y: layout.plot.minY),
      anchor: isLeft ? .right : .left, width: layout.plot.width / 2)
  }

  private mutating func paint(
    _ label: String, _ rule: ChartLook.Rule, at place: Point, anchor: ChartPicture.Label.Anchor,
    width: Double
  ) {
    let text = TextWidth.truncated(
      TextWidth.visible(label), to: max(0, Int(width / layout.metrics.column)))
    if canvas.isRows {
      // Figures would be seen through the blanks between words.
      let columns = Double(TextWidth.columns(of: text))
      let left = (place.x - (anchor == .right ? columns : 0)).rounded()
      let box = canvas.rect(Rect(x: left, y: place.y, width: columns, height: 1))
      add(.fill(Path { $0.addRect(box) }), canvas.theme.background)
    }
    add(
      ChartPicture.Label(
        text: text, place: place, anchor: anchor, color: rule.color, role: .secondary))
  }
}
