internal import Cells
internal import Charts
internal import Raster
internal import Scenes
internal import Shapes

extension ChartPainter {
  /// Paints the zero line and the requested rules.
  mutating func paintRules() {
    let frame = frame(ofAxis: 0)
    if frame.scale.range.contains(0), frame.scale.range.lowerBound < 0 {
      paintZeroLine(at: frame.y(of: 0))
    }
    for (rule, position) in zip(state.look.rules, state.rulePositions) {
      if let value = rule.value { paintHorizontal(at: frame.y(of: value), rule) }
      if let position { paintVertical(at: frame.x(of: position), rule) }
    }
  }

  /// Paints a line in the place of a grid line, thin also where grid lines would be wide.
  private mutating func paintZeroLine(at y: Double) {
    guard y >= plot.minY, y <= plot.maxY else { return }
    let width = min(canvas.gridWidth, max(1, canvas.line / 2))
    let line = Rect(
      x: plot.minX, y: canvas.lineTop(at: y, in: plot) + canvas.gridWidth - width,
      width: plot.width, height: width)
    add(.fill(Path { $0.addRect(line) }), canvas.theme.color(.secondary))
  }

  private mutating func paintHorizontal(at y: Double, _ rule: ChartLook.Rule) {
    guard y >= plot.minY, y <= plot.maxY else { return }
    paint(Point(x: plot.minX, y: y), Point(x: plot.maxX, y: y), rule)
    guard let label = rule.label else { return }
    let row = y / canvas.unit.height - layout.metrics.row
    paint(
      label, rule,
      at: Point(x: layout.plot.maxX, y: max(layout.plot.minY, canvas.isRows ? row.rounded() : row)),
      anchor: .right, width: layout.plot.width)
  }

  private mutating func paintVertical(at x: Double, _ rule: ChartLook.Rule) {
    guard x >= plot.minX, x <= plot.maxX else { return }
    paint(Point(x: x, y: plot.minY), Point(x: x, y: plot.maxY), rule)
    guard let label = rule.label else { return }
    // Places the label beside the line, on the side with more room.
    let place = x / canvas.unit.width
    let isLeft = x > plot.midX
    let gap = layout.metrics.column
    paint(
      label, rule, at: Point(x: isLeft ? place - gap / 2 : place + gap, y: layout.plot.minY),
      anchor: isLeft ? .right : .left, width: layout.plot.width / 2)
  }

  private mutating func paint(_ start: Point, _ end: Point, _ rule: ChartLook.Rule) {
    let color = rule.color ?? canvas.theme.color(.secondary)
    if canvas.hasDots, !canvas.theme.hasFreeColors {
      return add(.fill(dots(from: start, to: end)), color)
    }
    let path = Path {
      $0.move(to: start)
      $0.addLine(to: end)
    }
    let width = canvas.line / 2
    let style = StrokeStyle(lineWidth: width, dash: [4 * width, 3 * width])
    add(.stroke(path, style), color)
  }

  /// Returns the dashes of a horizontal or vertical line in whole dots, which two colors can show.
  private func dots(from start: Point, to end: Point) -> Path {
    let dot = canvas.dot
    let isHorizontal = start.y == end.y
    let across =
      isHorizontal
      ? plot.minY + min(max(0, plot.height - dot.height), aligned(start.y - plot.minY, dot.height))
      : plot.minX + min(max(0, plot.width - dot.width), aligned(start.x - plot.minX, dot.width))
    let (first, last) = isHorizontal ? (start.x, end.x) : (start.y, end.y)
    // A dash is at least as long as it is wide; gaps have the same length.
    let dash = isHorizontal ? max(2 * dot.width, dot.height) : max(2 * dot.height, dot.width)
    return Path { path in
      for place in stride(from: first, to: last, by: 2 * dash) {
        let length = min(dash, last - place)
        path.addRect(
          isHorizontal
            ? Rect(x: place, y: across, width: length, height: dot.height)
            : Rect(x: across, y: place, width: dot.width, height: length))
      }
    }
  }

  private func aligned(_ distance: Double, _ step: Double) -> Double {
    max(0, (distance / step).rounded(.down) * step)
  }

  private mutating func paint(
    _ label: String, _ rule: ChartLook.Rule, at place: Point, anchor: ChartPicture.Label.Anchor,
    width: Double
  ) {
    add(
      ChartPicture.Label(
        text: TextWidth.truncated(
          TextWidth.visible(label), to: max(0, Int(width / layout.metrics.column))),
        place: place, anchor: anchor, color: rule.color, role: .secondary))
  }
}
