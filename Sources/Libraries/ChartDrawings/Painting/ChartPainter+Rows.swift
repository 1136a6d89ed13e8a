internal import Cells
internal import Charts
internal import Raster
internal import Scenes
internal import Shapes

/// The rows of a chart with horizontal bars, with their texts.
struct BarSheet {
  let rows: BarRows
  /// The layers of the bars, if they are stacked.
  let stack: Stack?
  /// The name of each category, from the first one shown.
  let names: [String]
  /// The value at the end of each lane of each category.
  let values: [[String]]
  /// The width of the widest value, with a space, in layout units; 0 if there is no room for values.
  let room: Double

  init(_ rows: BarRows, _ state: ChartState, width: Double, _ labels: ChartLabels) {
    self.rows = rows
    names = rows.indices.map { index in
      let name = TextWidth.visible(state.set.positions.label(at: Double(index)) ?? "")
      return name.shortName(to: 0.4 * width, width: labels.width)
    }
    let stack = state.set.hasLayers ? Stack(state.set, state.visibility) : nil
    self.stack = stack
    values = rows.indices.map { index in
      rows.lanes.map { series in
        let value = series.map { state.set.series[$0].value(at: index) } ?? stack?.sum(at: index)
        guard let value, !value.isNaN, !state.set.isPercentage else { return "" }
        let unit = (series.map { [$0] } ?? state.visibility.visibleIndices)
          .map { state.set.series[$0] }.commonUnit
        return state.words.texts.value(value, unit)
      }
    }
    let widest = values.joined().map(labels.width).max() ?? 0
    let range = state.axes[0].range.target
    let sides = range.lowerBound < 0 && range.upperBound > 0 ? 2.0 : 1
    room = widest > 0 && sides * widest < 0.35 * width ? widest + labels.width("00") : 0
  }
}

/// The scale of horizontal bars, between the spaces for values.
private struct BarScale {
  let scale: Scale
  let left: Double
  let width: Double

  /// Returns the horizontal position of a value.
  func x(of value: Double) -> Double {
    let share = scale.share(of: value)
    return left + (share.isNaN ? 0 : min(1, max(0, share))) * width
  }
}

extension ChartPainter {
  /// Paints horizontal bars with their names at the left and their values at their ends.
  mutating func paintRows(_ sheet: BarSheet) {
    paintAxes()
    paintBars(sheet)
    paintTexts(sheet)
    if set.isPercentage, let stack = sheet.stack { paintShares(of: stack, sheet) }
  }

  /// Paints the percentage of each layer in its middle, where that has room.
  private mutating func paintShares(of stack: Stack, _ sheet: BarSheet) {
    let (rows, scale, column) = (sheet.rows, barScale(sheet), layout.metrics.column)
    let read = state.reading?.index
    for index in rows.indices {
      let (layers, shares) = (stack.layers(at: index), stack.wholeShares(at: index))
      for series in state.visibility.visibleIndices {
        guard let layer = layers[series], let share = shares[series] else { continue }
        let (start, end) = (scale.x(of: layer.lowerBound), scale.x(of: layer.upperBound))
        let text = "\(share)%"
        guard (end - start) / canvas.unit.width >= Double(text.count + 1) * column else { continue }
        let color = canvas.color(of: styles[series])
        let isPale = read.map { $0 != index } ?? false
        add(
          ChartPicture.Label(
            text: text,
            place: Point(
              x: (start + end) / 2 / canvas.unit.width,
              y: textTop(rows.textTop(of: index, lane: 0))),
            anchor: .middle, role: .strong, backdrop: isPale ? pale(color) : color))
      }
    }
  }

  /// Returns the top of a line of text at a distance from the top of the plot, in rows of text.
  private func textTop(_ top: Double) -> Double {
    layout.plot.minY + (canvas.isRows ? (top + 0.4).rounded(.down) : top) * layout.metrics.row
  }

  private func barScale(_ sheet: BarSheet) -> BarScale {
    let scale = state.axes[0].scale(at: now)
    let room = sheet.room * canvas.unit.width
    let left = scale.range.lowerBound < 0 ? room : 0
    let right = scale.range.upperBound > 0 ? room : 0
    return BarScale(
      scale: scale, left: plot.minX + left, width: max(0, plot.width - left - right))
  }

  private mutating func paintBars(_ sheet: BarSheet) {
    let scale = barScale(sheet)
    let (rows, set, plot, stack) = (sheet.rows, set, plot, sheet.stack)
    let row = layout.metrics.row * canvas.unit.height
    func bar(_ index: Int, _ lane: Int, _ range: ClosedRange<Double>?) -> Path {
      guard let range else { return Path() }
      let (start, end) = (scale.x(of: range.lowerBound), scale.x(of: range.upperBound))
      return Path {
        $0.addRect(
          Rect(
            x: start, y: plot.minY + rows.top(of: index, lane: lane) * row, width: end - start,
            height: rows.lane * row))
      }
    }
    func range(_ index: Int, _ series: Int) -> ClosedRange<Double>? {
      if let stack { return stack.layers(at: index)[series] }
      let value = set.series[series].value(at: index)
      return value.isNaN ? nil : min(0, value)...max(0, value)
    }
    for series in state.visibility.visibleIndices {
      let lane = rows.lanes.firstIndex(of: series) ?? 0
      let path = Path { path in
        for index in rows.indices { path.addPath(bar(index, lane, range(index, series))) }
      }
      paintBars(path, of: series, canvas.color(of: styles[series])) { index in
        rows.indices.contains(index) ? bar(index, lane, range(index, series)) : Path()
      }
    }
    guard scale.scale.range.lowerBound < 0 else { return }
    let line = min(canvas.indicatorWidth, max(1, canvas.line / 2))
    let zero = Rect(x: scale.x(of: 0) - line / 2, y: plot.minY, width: line, height: plot.height)
    add(.fill(Path { $0.addRect(zero) }), canvas.theme.color(.secondary))
  }

  private mutating func paintTexts(_ sheet: BarSheet) {
    let rows = sheet.rows
    let (row, unit) = (layout.metrics.row, canvas.unit)
    let scale = barScale(sheet)
    let read = state.reading?.index
    for (place, index) in rows.indices.enumerated() {
      if let rect = layout.leftLabels {
        add(
          ChartPicture.Label(
            text: sheet.names[place],
            place: Point(x: rect.maxX, y: textTop(rows.textTop(of: index))),
            anchor: .right, role: index == read ? .strong : .text))
      }
      guard sheet.room > 0 else { continue }
      for (lane, series) in rows.lanes.enumerated() {
        let value =
          series.map { set.series[$0].value(at: index) }
          ?? sheet.stack?.extent(at: index)?.upperBound ?? .nan
        guard !value.isNaN else { continue }
        let end = scale.x(of: value) / unit.width
        let gap = layout.metrics.column / 2
        let x = value < 0 ? end - gap : end + gap
        add(
          ChartPicture.Label(
            text: sheet.values[place][lane],
            place: Point(
              x: canvas.isRows ? x.rounded(value < 0 ? .down : .up) : x,
              y: textTop(rows.textTop(of: index, lane: lane))),
            anchor: value < 0 ? .right : .left, role: index == read ? .strong : .secondary))
      }
    }
    if let words = rows.remainder {
      add(
        ChartPicture.Label(
          text: words, place: Point(x: layout.plot.minX, y: layout.plot.maxY - row),
          role: .secondary))
    }
  }
}
