internal import Cells
internal import Charts
internal import Raster
internal import Shapes

extension ChartPainter {
  /// Paints the cells of a heatmap, the names of its rows, and the ramp of its colors.
  mutating func paintHeatmap() {
    let shown = state.visibility.visibleIndices
    if canvas.hasShades {
      paintShades(of: shown)
    } else {
      paintCells(of: shown, in: plot, over: state.drawnWindow)
    }
    paintRowNames(shown)
    paintRamp()
  }

  /// The scale of colors, the same in every window.
  private var colorScale: Scale {
    Scale(state.look.scale, over: state.wholeAxes.first?.value(at: now) ?? 0...1)
  }

  private func heatmap(
    in rect: Rect, over window: ClosedRange<Double>, columnWidth: Double
  ) -> HeatmapPlot {
    HeatmapPlot(
      at: set.positions,
      in: PlotFrame(
        rect, window: window, scale: colorScale,
        columns: max(1, Int((rect.width / columnWidth).rounded()))))
  }

  /// The unit of the rows' heights: rows of cells if there are enough of these.
  private func rowUnit(_ count: Int, in rect: Rect) -> Double {
    canvas.isRows && Double(count) * canvas.unit.height <= rect.height
      ? canvas.unit.height : canvas.dot.height
  }

  private mutating func paintCells(
    of rows: [Int], in rect: Rect, over window: ClosedRange<Double>
  ) {
    let rect = canvas.hasDots ? rect : Self.wholeUnits(rect)
    let unit = rowUnit(rows.count, in: rect)
    let size = Size(width: canvas.dot.width, height: unit)
    for (cells, color) in cells(of: rows, in: rect, over: window, unit: size) {
      add(.fill(cells), color, clip: rect)
    }
  }

  /// Returns the cells of each color, whose edges are at multiples of a unit.
  private func cells(
    of rows: [Int], in rect: Rect, over window: ClosedRange<Double>, unit: Size
  ) -> [(cells: Path, color: RGB)] {
    heatmap(in: rect, over: window, columnWidth: unit.width)
      .outlines(
        of: rows.map { state.trees[$0] }, levels: canvas.rampLevels, unit: unit.height
      )
      .enumerated().filter { !$0.element.isEmpty }
      .map { ($0.element, canvas.rampColor($0.offset)) }
  }

  /// Returns a rectangle with edges between pixels, so that cells have no seams.
  private static func wholeUnits(_ rect: Rect) -> Rect {
    let (x, y) = (rect.minX.rounded(), rect.minY.rounded())
    return Rect(x: x, y: y, width: rect.maxX.rounded() - x, height: rect.maxY.rounded() - y)
  }

  /// Paints cells as characters, with a line at the value that is read.
  private mutating func paintShades(of rows: [Int]) {
    let (place, metrics) = (layout.plot, layout.metrics)
    let map = heatmap(
      in: plot, over: state.drawnWindow, columnWidth: metrics.column * canvas.unit.width)
    let lines = max(1, Int((place.height / metrics.row).rounded()))
    let texts = rows.map { row in
      map.levels(of: state.trees[row], count: canvas.rampLevels).map { canvas.shade($0) }
    }
    let read = state.reading.map { frame(ofAxis: 0).x(of: $0.position) - plot.minX }
      .map { Int(($0 / metrics.column / canvas.unit.width).rounded(.down)) }
    let edges = map.edges(ofRows: rows.count, unit: rowUnit(rows.count, in: plot))
    for line in 0..<lines {
      let center = plot.minY + (Double(line) + 0.5) * metrics.row * canvas.unit.height
      let row = edges.lastIndex { $0 <= center } ?? 0
      guard texts.indices.contains(row) else { continue }
      var cells = texts[row]
      if let read, cells.indices.contains(read) { cells[read] = canvas.isASCII ? "|" : "│" }
      add(
        ChartPicture.Label(
          text: cells.joined(),
          place: Point(x: place.minX, y: place.minY + Double(line) * metrics.row)))
    }
  }

  /// Paints the names of the rows beside these, or of every second, third one and so on.
  private mutating func paintRowNames(_ rows: [Int]) {
    guard let rect = layout.leftLabels, !rows.isEmpty else { return }
    let row = layout.metrics.row
    let stride = max(1, Int((row * Double(rows.count) / layout.plot.height).rounded(.up)))
    let edges = heatmap(in: plot, over: state.drawnWindow, columnWidth: plot.width)
      .edges(ofRows: rows.count, unit: rowUnit(rows.count, in: plot))
    for place in Swift.stride(from: 0, to: rows.count, by: stride) {
      let center = (edges[place] + edges[place + 1]) / 2 / canvas.unit.height
      let top = min(max(rect.minY, center - row / 2), rect.maxY - row)
      add(
        ChartPicture.Label(
          text: TextWidth.visible(set.series[rows[place]].name)
            .shortName(to: rect.width / layout.metrics.column + 1e-6),
          place: Point(x: rect.maxX, y: canvas.isRows ? top.rounded(.down) : top), anchor: .right,
          role: .secondary))
    }
  }

  /// Paints the ramp with the values at its ends.
  private mutating func paintRamp() {
    guard let strip = layout.strips[.ramp] else { return }
    let (range, column) = (colorScale.range, layout.metrics.column)
    let unit = set.series.commonUnit
    let ends = [range.lowerBound, range.upperBound].map { state.words.texts.value($0, unit) }
    let widths = ends.map { Double(TextWidth.columns(of: $0)) * column }
    let left = strip.minX + widths[0] + column
    let length = min(24 * column, strip.maxX - widths[1] - column - left)
    guard length >= 2 * column else { return }
    func label(_ text: String, _ x: Double, _ role: ChartPicture.TextRole) {
      add(ChartPicture.Label(text: text, place: Point(x: x, y: strip.minY), role: role))
    }
    label(ends[0], strip.minX, .secondary)
    label(ends[1], left + length + column, .secondary)
    let count = canvas.rampLevels
    guard !canvas.hasShades else {
      let cells = Int(length / column)
      return label((0..<cells).map { canvas.shade($0 * count / cells) }.joined(), left, .text)
    }
    let place = canvas.rect(Rect(x: left, y: strip.minY, width: length, height: strip.height))
    let bar = canvas.hasDots ? place : Self.wholeUnits(place)
    for level in 0..<count {
      let ends = [level, level + 1].map {
        (Double($0) / Double(count) * bar.width / canvas.dot.width).rounded() * canvas.dot.width
      }
      let part = Rect(
        x: bar.minX + ends[0], y: bar.minY, width: ends[1] - ends[0], height: bar.height)
      add(.fill(Path { $0.addRect(part) }), canvas.rampColor(level), clip: bar)
    }
  }

  /// Paints the cells of the whole axis in the mini-map.
  mutating func paintHeatmap(inMiniMap rect: Rect) {
    paintCells(of: state.visibility.visibleIndices, in: rect, over: state.window.whole)
  }

  /// Returns the cells of the whole axis in the mini-map, as multiples of a tile.
  func cells(inMiniMap rect: Rect, tile: Size) -> [(cells: Path, color: RGB)] {
    cells(of: state.visibility.visibleIndices, in: rect, over: state.window.whole, unit: tile)
  }

  /// Returns the characters of the whole axis in the mini-map, row by row; of several rows of the
  /// heatmap in one row of text, the one in its middle.
  func shades(inMiniMap part: Rect) -> [[String?]] {
    let rows = state.visibility.visibleIndices
    let map = heatmap(
      in: canvas.rect(part), over: state.window.whole, columnWidth: canvas.unit.width)
    let lines = max(1, Int(part.height.rounded()))
    return (0..<lines).map { line in
      guard !rows.isEmpty else { return [] }
      let row = rows[min(rows.count - 1, (2 * line + 1) * rows.count / (2 * lines))]
      return map.levels(of: state.trees[row], count: canvas.rampLevels)
        .map { $0.map { canvas.shade($0) } }
    }
  }
}
