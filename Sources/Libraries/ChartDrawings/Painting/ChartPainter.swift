internal import Cells
internal import Charts
internal import Raster
internal import Scenes
internal import Shapes

/// Paints a chart in the places that a layout assigns to its parts.
package struct ChartPainter {
  let state: ChartState
  let layout: ChartLayout
  let canvas: ChartCanvas
  /// The time that the picture shows, since the clock's origin.
  let now: Duration
  /// The labels of the horizontal axis.
  let dates: [HorizontalLabel]
  /// The labels of each vertical axis.
  let ladders: [ChartLadder]
  /// The texts at the ends of lines.
  let ends: [LineEnd]
  private(set) var picture = ChartPicture()
  /// The cells that patterns fill, if there are patterns.
  var patterns: PatternField?
  let styles: [SeriesStyle]
  /// The lines in characters.
  var dots: DotGrid

  init(
    _ state: ChartState, _ layout: ChartLayout, on canvas: ChartCanvas, at now: Duration,
    dates: [HorizontalLabel], ladders: [ChartLadder], ends: [LineEnd] = []
  ) {
    (self.state, self.layout, self.canvas, self.now) = (state, layout, canvas, now)
    (self.dates, self.ladders, self.ends) = (dates, ladders, ends)
    styles = canvas.styles(of: state)
    dots = DotGrid(
      layout.plot, state.hasOnlyLines ? canvas.lineGlyphs : nil, cell: canvas.unit)
    if canvas.hasPatterns(state) { patterns = PatternField(layout.plot, cell: canvas.unit) }
  }

  /// Paints the chart without its lines of text and its legend; bars are horizontal in rows.
  mutating func paint(rows: BarSheet? = nil) -> ChartPicture {
    if state.isPie {
      paintPie()
    } else if let rows {
      paintRows(rows)
    } else if set.wholeKind == .heatmap {
      paintHeatmap()
      paintSelection()
      paintAxes()
      paintIndicator()
    } else {
      paintSelection()
      paintAxes()
      paintTicks()
      paintHairline()
      paintSeries()
      paintRules()
      paintIndicator()
      picture.labels += dots.labels
      paintRuleLabels()
      paintEndLabels()
    }
    paintPatterns()
    paintDates()
    paintMiniMap()
    return picture
  }

  var set: ChartSet { state.set }
  var plot: Rect { canvas.rect(layout.plot) }

  /// Returns the plot's frame with the scale of an axis.
  func frame(ofAxis axis: Int) -> PlotFrame {
    let axes = state.axes
    let scale = axes[min(axis, axes.count - 1)].scale(at: now)
    return PlotFrame(
      canvas.valueRect(in: plot, of: state, axis: axis), window: state.drawnWindow, scale: scale,
      columns: max(1, Int((plot.width / canvas.dot.width).rounded())))
  }

  mutating func add(
    _ outline: Drawing.Outline, _ color: RGB, opacity: Double = 1, clip: Rect? = nil
  ) { picture.add(outline, color, opacity: opacity, clip: clip ?? plot) }

  mutating func add(_ label: ChartPicture.Label) { picture.labels.append(label) }

  /// Adds labels above those that are below figures, and below all others.
  mutating func insert(_ labels: [ChartPicture.Label]) {
    let others = picture.labels
    picture.labels = others.filter(\.isBelow) + labels + others.filter { !$0.isBelow }
  }
}

// MARK: - Axes

extension ChartPainter {
  private mutating func paintTicks() {
    for (number, ladder) in ladders.enumerated() where state.isShown(axis: number) {
      let color = set.hasTwoAxes && number < styles.count ? canvas.color(of: styles[number]) : nil
      for (tick, text) in zip(ladder.ticks, ladder.texts) {
        if number == 0 || state.hasVolume || !state.isShown(axis: 0) {
          paintGridLine(at: tick, axis: number)
        }
        paintNumber(text, tick, axis: number, color)
      }
    }
  }

  private mutating func paintGridLine(at tick: TickFade<DecimalNumber>.Shown, axis: Int) {
    let values = canvas.valueRect(in: plot, of: state, axis: axis)
    guard !canvas.hasDots else {
      return writeLine(
        inRow: LabelRail(layout, state, on: canvas, axis: axis).top(at: tick.place),
        opacity: tick.opacity)
    }
    guard canvas.hasGrid else { return }
    let line = Path {
      $0.addRect(
        Rect(
          x: plot.minX, y: canvas.lineTop(at: values.maxY - tick.place * values.height, in: plot),
          width: plot.width, height: canvas.gridWidth))
    }
    add(.fill(line), canvas.theme.color(.track), opacity: tick.opacity)
  }

  /// Writes a line below the figures at the lower edge of a row of cells.
  private mutating func writeLine(inRow row: Double, opacity: Double) {
    guard canvas.theme.hasFreeColors || opacity >= 0.5 else { return }
    let color = canvas.theme.background.mixed(
      with: canvas.theme.color(.track), by: Float(opacity))
    write(
      canvas.gridCharacter, inRow: row, canvas.theme.hasFreeColors ? color : nil, role: .dimmed)
  }

  private mutating func paintNumber(
    _ text: String, _ tick: TickFade<DecimalNumber>.Shown, axis: Int, _ color: RGB?
  ) {
    guard let rect = axis == 0 ? layout.leftLabels : layout.rightLabels else { return }
    let top = LabelRail(layout, state, on: canvas, axis: axis).top(at: tick.place)
    let base = color ?? canvas.theme.color(.secondary)
    let faded = canvas.theme.background.mixed(with: base, by: Float(tick.opacity))
    // Without color mixing, a label is either shown in full or hidden, switching halfway.
    guard canvas.theme.hasFreeColors || tick.opacity >= 0.5 else { return }
    add(
      ChartPicture.Label(
        text: text,
        place: Point(x: axis == 0 ? rect.maxX : rect.minX, y: top),
        anchor: axis == 0 ? .right : .left,
        color: canvas.theme.hasFreeColors ? faded : nil, role: .secondary))
  }

  /// Tints the range being selected; without colors, draws a line at each end instead.
  private mutating func paintSelection() {
    guard let selection = state.selection else { return }
    let frame = frame(ofAxis: 0)
    let ends = [selection.lowerBound, selection.upperBound].map {
      min(max(frame.x(of: $0), plot.minX), plot.maxX)
    }
    let rect = Rect(x: ends[0], y: plot.minY, width: ends[1] - ends[0], height: plot.height)
    guard !canvas.theme.hasFreeColors else {
      let tint = canvas.theme.background.mixed(with: canvas.theme.color(.accent), by: 0.25)
      let opacity = set.wholeKind == .heatmap ? 0.5 : 1
      return add(.fill(Path { $0.addRect(rect) }), tint, opacity: opacity)
    }
    let width = canvas.indicatorWidth
    for x in ends {
      let left = min(max(plot.minX, x - width / 2), plot.maxX - width)
      let line = Rect(x: left, y: plot.minY, width: width, height: plot.height)
      add(.fill(Path { $0.addRect(line) }), canvas.theme.color(.border))
    }
  }

  private mutating func paintDates() {
    guard let rect = layout.strips[.dates] else { return }
    for date in dates {
      add(
        ChartPicture.Label(
          text: date.text, place: Point(x: date.x, y: rect.minY), anchor: .middle,
          role: .secondary))
    }
  }
}
