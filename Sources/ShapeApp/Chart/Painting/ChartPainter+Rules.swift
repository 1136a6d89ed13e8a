internal import Cells
internal import Charts
internal import Raster
internal import Scenes
internal import Shapes

extension ChartPainter {
  /// Paints the zero line and the rules that were asked for.
  mutating func paintRules() {
    let frame = frame(ofAxis: 0)
    if frame.scale.range.contains(0), frame.scale.range.lowerBound < 0 {
      paintLevel(at: frame.y(of: 0), ChartLook.Rule(place: .value(0)), isDashed: false)
    }
    for (rule, position) in zip(state.look.rules, state.rulePositions) {
      if let value = rule.value { paintLevel(at: frame.y(of: value), rule) }
      if let position { paintUpright(at: frame.x(of: position), rule) }
    }
  }

  private mutating func paintLevel(at y: Double, _ rule: ChartLook.Rule, isDashed: Bool = true) {
    guard y >= plot.minY, y <= plot.maxY else { return }
    paint(Point(x: plot.minX, y: y), Point(x: plot.maxX, y: y), rule, isDashed: isDashed)
    guard let label = rule.label else { return }
    let row = y / canvas.unit.height - layout.unit.row
    paint(
      label, rule,
      at: Point(
        x: layout.plot.maxX, y: max(layout.plot.minY, canvas.isRows ? row.rounded() : row)),
      anchor: .right, width: layout.plot.width)
  }

  private mutating func paintUpright(at x: Double, _ rule: ChartLook.Rule) {
    guard x >= plot.minX, x <= plot.maxX else { return }
    paint(Point(x: x, y: plot.minY), Point(x: x, y: plot.maxY), rule)
    guard let label = rule.label else { return }
    // Beside the line, where there is more room.
    let place = x / canvas.unit.width
    let isLeft = x > plot.midX
    let gap = layout.unit.column
    paint(
      label, rule,
      at: Point(x: isLeft ? place - gap / 2 : place + gap, y: layout.plot.minY),
      anchor: isLeft ? .right : .left, width: layout.plot.width / 2)
  }

  private mutating func paint(
    _ start: Point, _ end: Point, _ rule: ChartLook.Rule, isDashed: Bool = true
  ) {
    let path = Path {
      $0.move(to: start)
      $0.addLine(to: end)
    }
    let width = canvas.line / 2
    let style = StrokeStyle(lineWidth: width, dash: isDashed ? [4 * width, 3 * width] : [])
    add(.stroke(path, style), rule.color ?? canvas.theme.color(.secondary))
  }

  private mutating func paint(
    _ label: String, _ rule: ChartLook.Rule, at place: Point, anchor: ChartPicture.Label.Anchor,
    width: Double
  ) {
    add(
      ChartPicture.Label(
        text: TextWidth.truncated(
          TextWidth.visible(label), to: max(0, Int(width / layout.unit.column))),
        place: place, anchor: anchor, color: rule.color, role: .secondary))
  }
}
