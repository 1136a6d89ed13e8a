internal import Cells
internal import ChartDrawings
internal import ChartReaders
internal import Charts
internal import Clocks
internal import Scenes
internal import Shapes
internal import Widgets

extension ChartProgram {
  /// A chart in its slot on the screen.
  struct DrawnChart {
    let slot: CompositionLayout.Slot
    /// The cells of its card, with the border.
    let card: CellRect
    /// The cells of the screen in which it is laid out, and those in which it is visible.
    let cells: CellRect
    let seen: CellRect
    /// Whether it is a card below others, with only its title visible.
    let isBelow: Bool
    let widget: PlacedChart

    init(
      _ program: ChartProgram, _ slot: CompositionLayout.Slot, in area: CellRect,
      _ surroundings: Surroundings, _ now: Moment
    ) {
      self.slot = slot
      card = CellRect(
        columns: slot.cells.columns.shifted(by: area.columns.lowerBound),
        rows: slot.cells.rows.shifted(by: area.rows.lowerBound))
      let inset = slot.isCard ? 1 : 0
      cells = CellRect(
        columns: card.columns.lowerBound + inset..<card.columns.upperBound - inset,
        rows: card.rows.lowerBound + inset..<card.rows.upperBound - inset)
      isBelow = program.hasCards && slot.index != program.composition.current
      var seen = slot.isFlat ? card.intersection(area) : area
      if isBelow { seen.rows = seen.rows.prefix(1) }
      self.seen = seen
      let chart = program.chartWidget(slot, in: cells, surroundings, now)
      widget = PlacedChart(
        chart: chart,
        card: slot.isCard ? .init(title: isBelow ? program.title(of: slot.index) : "") : nil,
        columns: cells.columns.shifted(by: -seen.columns.lowerBound),
        rows: cells.rows.shifted(by: -seen.rows.lowerBound), height: seen.rows.count,
        transform: slot.isFlat ? nil : slot.transform, opacity: slot.opacity)
    }

    /// The screen cells of the plot; `nil` if there are none.
    var plot: CellRect? {
      let plot = widget.chart.sheet.plot
      guard !plot.isEmpty else { return nil }
      return CellRect(
        columns: plot.columns.shifted(by: cells.columns.lowerBound),
        rows: plot.rows.shifted(by: cells.rows.lowerBound))
    }

    /// Returns the screen rows of the bars of the reading, if bars are horizontal.
    func rows(ofReading state: ChartState) -> Range<Int>? {
      guard let plot, let rows = widget.chart.sheet.barRows, let index = state.reading?.index,
        rows.indices.contains(index)
      else { return nil }
      let top = plot.rows.lowerBound + Int(rows.top(of: index, lane: 0))
      return top..<min(plot.rows.upperBound, top + max(1, Int(rows.pitch)))
    }

    /// Returns the screen column of the reading; `nil` if it isn't visible.
    func column(ofReading state: ChartState) -> Int? {
      guard widget.chart.sheet.barRows == nil, let plot, let position = state.reading?.position
      else { return nil }
      let drawn = state.drawnWindow
      let width = drawn.upperBound - drawn.lowerBound
      let share = width > 0 ? (position - drawn.lowerBound) / width : 0.5
      guard (-1e-9...1 + 1e-9).contains(share) else { return nil }
      let column = Int((share * Double(plot.columns.count)).rounded(.down))
      return plot.columns.lowerBound + min(max(0, column), plot.columns.count - 1)
    }
  }

  fileprivate func chartWidget(
    _ slot: CompositionLayout.Slot, in cells: CellRect, _ surroundings: Surroundings, _ now: Moment
  ) -> ChartWidget {
    let time = now.instant.sinceZero
    let state = opened?.state ?? charts[slot.index]
    var canvas = ChartCanvas(
      cell: surroundings.canvas.cell, glyphs: surroundings.glyphs, theme: surroundings.theme,
      palette: settings.palette, isASCII: surroundings.symbols == .ascii,
      choosesGlyphs: settings.choosesGlyphs)
    canvas.isTurned = !slot.isFlat
    var hidden: Set<ChartLayout.Strip> = []
    if hasCards || !slot.isFlat { hidden = [.miniMap, .legend] }
    if slot.isPanel {
      let width = Double(cells.columns.count)
      hidden.formUnion(charts.strips(leftOutBy: state, width: width, isAbove: slot.isAbovePanel))
    }
    let height = cells.rows.count - (slot.isAbovePanel ? 1 : 0)
    // The mini-map of a whole stream would duplicate the plot, at twice the cost.
    if opened?.zoom.hasMiniMap == false || stream != nil && state.window.showsWhole {
      hidden.insert(.miniMap)
    }
    let sheet = ChartSheet(
      state, title: slot.isPanel ? state.panelTitle : title(of: slot.index),
      in: Rect(x: 0, y: 0, width: Double(cells.columns.count), height: Double(height)),
      without: hidden, metrics: .cells, on: canvas,
      labels: ChartLabels(
        zone: state.zone, isASCII: canvas.isASCII, billions: state.look.billions
      ) { Double(TextWidth.columns(of: $0)) }, at: time)
    let isMoving = state.isMoving(at: time) || (!isAlone && composition.isMoving(at: time))
    return ChartWidget(
      sheet: ChartWidget.SheetValue(sheet), rows: cells.rows.count,
      nextChange: isMoving && !isStill ? nextFrame(after: now) : nil,
      isActive: slot.isFlat, hasFocus: slot.index == current && charts.count > 1)
  }

  /// Returns when the next animation frame is due.
  private func nextFrame(after now: Moment) -> Instant {
    let time = now.instant.sinceZero
    return now.instant.advanced(
      by: FrameGrid.step * (time.wholeUnits(of: FrameGrid.step) + 1) - time)
  }
}
