internal import Cells
internal import Charts
internal import Raster
internal import Scenes
internal import Shapes

extension ChartPainter {
  /// Paints all series, stacked ones first.
  mutating func paintSeries() {
    let weights = state.weights.map { $0.value(at: now) }
    paintLayers(weights)
    // Bars lie below lines and candles.
    let order =
      set.series.indices.filter { set.series[$0].kind.traits.isBar }
      + set.series.indices.filter { !set.series[$0].kind.traits.isBar }
    for index in order where weights[index] > 0 {
      if set.hasLayers, set.series[index].kind.traits.stacks { continue }
      paint(index, weight: weights[index])
    }
  }

  private mutating func paintLayers(_ weights: [Double]) {
    guard set.hasLayers else { return }
    let isAtRest = !state.weights.contains { $0.isMoving(at: now) }
    let stack = isAtRest ? Stack(set, state.visibility) : Stack(set, weights: weights)
    let extremes = isAtRest ? state.vertical.stack : nil
    let frame = fillFrame(ofAxis: 0)
    let bars = bars(in: frame)
    let hasBars = set.series.hasBars
    // The stacks of categories are as separate as their bars.
    let share = set.positions.labels != nil && bars.step > 3 * canvas.dot.width ? 0.8 : 1
    let layers =
      hasBars
      ? bars.layers(of: stack, extremes, share: share)
      : StackPlot(stack, extremes, at: set.positions, in: frame).layers()
    // Finding one layer of the selected bar takes as long as finding all.
    let selected = hasBars ? selectedIndex.map(stack.layers(at:)) ?? [] : []
    for (index, path) in layers.enumerated() where !path.isEmpty {
      let color = canvas.color(of: styles[index])
      guard hasBars, set.series[index].kind.traits.isBar else {
        fill(path, of: index, color)
        continue
      }
      paintBars(path, of: index, color) { bar in
        selected[index].map { bars.bar(at: bar, $0, share: share) } ?? Path()
      }
    }
  }

  /// Paints bars; if one of them is selected, the others are pale.
  mutating func paintBars(
    _ path: Path, of series: Int, _ color: RGB, opacity: Double = 1, bar: (Int) -> Path
  ) {
    guard let index = selectedIndex, canvas.theme.hasFreeColors else {
      return fill(path, of: series, color, opacity: opacity)
    }
    add(.fill(path), pale(color), opacity: opacity)
    add(.fill(bar(index)), color, opacity: opacity)
  }

  /// Returns the color of bars beside the selected one.
  func pale(_ color: RGB) -> RGB { canvas.theme.background.mixed(with: color, by: 0.45) }

  /// The index of the selected bar, if it is at least partly visible.
  private var selectedIndex: Int? {
    guard let reading = state.reading, reading.index < set.positions.count else { return nil }
    let frame = frame(ofAxis: 0)
    let half = max(bars(in: frame).step, frame.columnWidth) / 2
    let middle = frame.x(of: set.positions[reading.index])
    return middle + half > plot.minX && middle - half < plot.maxX ? reading.index : nil
  }

  private mutating func paint(_ index: Int, weight: Double) {
    let series = set.series[index]
    let frame = frame(ofAxis: set.axis(of: index))
    let color = canvas.color(of: styles[index])
    switch series.kind {
    case .bar, .histogram: paintBars(of: index, weight)
    case .heatmap: break
    case .box: paintBoxes(index, frame, color)
    case .candle: paintCandles(index, frame, weight)
    case .points: paintPoints(index, frame, color, weight)
    case .area:
      let plot = LinePlot(state.trees[index], at: set.positions, kind: .area, in: frame)
      fill(
        plot.area(), of: index, canvas.theme.background.mixed(with: color, by: 0.4),
        opacity: weight)
      paintLine(plot, of: index, color, weight)
    case .line, .steps:
      paintLine(
        LinePlot(state.trees[index], at: set.positions, kind: series.kind, in: frame), of: index,
        color, weight)
    }
  }

  /// Paints a line; a line being hidden moves up while it fades.
  private mutating func paintLine(_ plot: LinePlot, of index: Int, _ color: RGB, _ weight: Double) {
    if paintSinglePoint(of: index, color, weight) { return }
    let style = styles[index]
    if let glyphs = canvas.lineGlyphs, !dots.isEmpty {
      return paintDots(plot, of: index, glyphs, color, weight)
    }
    let lift = Transform.translation(x: 0, y: -(1 - weight) * self.plot.height / 2)
    let outline =
      canvas.hasDots
      ? PlotOutline.filled(
        plot.dots(of: canvas.dot, dash: canvas.needsDashes ? style.dash : []))
      : plot.line(thickness: canvas.line)
    switch outline {
    case .filled(let path):
      add(.fill(weight < 1 ? path.applying(lift) : path), color, opacity: weight)
    case .stroked(let path):
      let radius = canvas.pointRadius()
      let alone = Path { path in plot.lonePoints.forEach { path.addCircle(at: $0, radius) } }
      if !alone.isEmpty {
        add(.fill(weight < 1 ? alone.applying(lift) : alone), color, opacity: weight)
      }
      let dash = canvas.needsDashes ? style.dash.map { $0 * canvas.line } : []
      let stroke = StrokeStyle(
        lineWidth: canvas.line, lineCap: dash.isEmpty ? .round : .butt, lineJoin: .round, dash: dash
      )
      add(.stroke(weight < 1 ? path.applying(lift) : path, stroke), color, opacity: weight)
    }
  }

  /// Paints a line in characters; marks need no dashes.
  private mutating func paintDots(
    _ plot: LinePlot, of index: Int, _ glyphs: LineGlyphs, _ color: RGB, _ weight: Double
  ) {
    guard canvas.theme.hasFreeColors || weight >= 0.5 else { return }
    let faded = canvas.theme.background.mixed(with: color, by: Float(weight))
    let lift = (1 - weight) * self.plot.height / 2
    let dash = canvas.needsDashes && glyphs == .braille ? styles[index].dash : []
    for var rect in glyphs.rects(of: plot, in: canvas.unit, dash: dash) {
      rect.origin.y -= lift
      dots.add(rect, of: index, canvas.theme.hasFreeColors ? faded : color)
    }
  }

  /// Paints a point if the set has a single position, and returns whether it did.
  private mutating func paintSinglePoint(of index: Int, _ color: RGB, _ weight: Double) -> Bool {
    guard set.positions.count == 1 else { return false }
    let frame = frame(ofAxis: set.axis(of: index))
    let y = frame.y(of: set.series[index].value(at: 0))
    guard y.isFinite else { return true }
    let (x, radius) = (frame.x(of: set.positions[0]), canvas.pointRadius())
    add(.fill(Path { $0.addCircle(at: Point(x: x, y: y), radius) }), color, opacity: weight)
    return true
  }

  private mutating func paintPoints(
    _ index: Int, _ frame: PlotFrame, _ color: RGB, _ weight: Double
  ) {
    let plot = LinePlot(state.trees[index], at: set.positions, kind: .points, in: frame)
    guard !plot.isDense else {
      let side = 2 * canvas.line
      let dot = canvas.hasDots ? canvas.dot : Size(width: side, height: side)
      guard let dots = plot.pointDots(of: dot) else {
        return paintLine(plot, of: index, color, weight)
      }
      return add(.fill(dots), color, opacity: weight)
    }
    let places = set.positions.indices(in: state.window.visible)
    let radius = canvas.pointRadius(spacing: frame.rect.width / Double(max(1, places.count)))
    let path = Path { path in
      for place in places {
        let y = frame.y(of: set.series[index].value(at: place))
        guard y.isFinite else { continue }
        path.addCircle(at: Point(x: frame.x(of: set.positions[place]), y: y), radius)
      }
    }
    add(.fill(path), color, opacity: weight)
  }

  private mutating func paintCandles(_ index: Int, _ frame: PlotFrame, _ weight: Double) {
    let plot = bars(in: frame)
    let line = min(canvas.line / 2, max(canvas.dot.width / 2, 1))
    let paths = plot.candles(
      set.series[index], state.candles[index], line: line,
      hollow: canvas.theme.depth == .never)
    let colors = canvas.candleColors(state.look.up)
    add(.fill(paths.rising), colors.rising, opacity: weight)
    add(.fill(paths.falling), colors.falling, opacity: weight)
  }

  /// Paints the texts of lines at their right ends.
  mutating func paintEndLabels() {
    guard let rect = layout.rightLabels, !set.hasTwoAxes else { return }
    let frame = frame(ofAxis: 0)
    let last = set.positions.firstIndex(after: state.window.visible.upperBound) - 1
    let layers =
      patterns != nil && set.hasLayers && last >= 0
      ? Stack(set, state.visibility).layers(at: last) : []
    let places = ends.map { end -> Double in
      if layers.indices.contains(end.series), let layer = layers[end.series] {
        let y = (frame.y(of: layer.lowerBound) + frame.y(of: layer.upperBound)) / 2
        return y / canvas.unit.height
      }
      let series = set.series[end.series]
      // A series of a stream whose newest value is missing keeps its place.
      let value =
        state.isLive
        ? series.values.prefix(last + 1).last { $0.isFinite } ?? .nan : series.value(at: last)
      let y = last >= 0 ? frame.y(of: value) : .nan
      let isSeen = y >= plot.minY - 1e-6 && y <= plot.maxY + 1e-6
      return isSeen ? y / canvas.unit.height : .nan
    }
    let rows = EndLabels.centers(
      for: places, height: layout.metrics.row, within: rect.minY...max(rect.minY, rect.maxY),
      reach: 4 * layout.metrics.row)
    for (end, center) in zip(ends, rows) {
      guard let center else { continue }
      let top = center - layout.metrics.row / 2
      add(
        ChartPicture.Label(
          text: end.text,
          place: Point(x: rect.minX, y: canvas.isRows ? top.rounded() : top),
          color: canvas.color(of: styles[end.series])))
    }
  }
}

extension Path {
  /// Appends a circle around a point.
  mutating func addCircle(at point: Point, _ radius: Double) {
    addEllipse(
      in: Rect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
