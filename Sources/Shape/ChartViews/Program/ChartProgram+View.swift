internal import Cells
internal import ChartDrawings
internal import Charts
package import Clocks
package import Programs
internal import Raster
internal import Scenes
internal import Shapes
package import Widgets

extension ChartProgram {
  package func view(
    _ interaction: InteractionState<Owner>, in surroundings: Surroundings, at now: Moment
  ) -> View<Owner> {
    let canvas = surroundings.canvas
    let columns = 0..<canvas.columns
    let statusRows = canvas.rows > 3 ? 1 : 0
    let tabRows = charts.count > 1 && !isAlone && canvas.rows > 8 ? 1 : 0
    let area = CellRect(columns: columns, rows: tabRows..<max(tabRows, canvas.rows - statusRows))
    var panes: [Pane<Owner>] = []
    if tabRows > 0 { panes.append(tabsPane(CellRect(columns: columns, rows: 0..<1))) }
    let drawn = slots(in: area, at: now).map { DrawnChart(self, $0, in: area, surroundings, now) }
    for chart in drawn {
      if let shadow = shadowPane(chart, in: area, surroundings) { panes.append(shadow) }
      panes.append(chartPane(chart, surroundings))
    }
    let read = drawn.last { $0.slot.index == current && $0.slot.isFlat }
    let poster = read.flatMap { posterPane(beside: $0, in: area, surroundings) }
    if let poster { panes.append(poster) }
    if statusRows > 0 {
      let place = CellRect(columns: columns, rows: canvas.rows - statusRows..<canvas.rows)
      panes.append(statusPane(place, reads: poster == nil && isRead(read), surroundings, now))
    }
    if showsSeries { panes.append(seriesPane(surroundings)) }
    if showsHelp { panes.append(helpPane(surroundings)) }
    let theme = surroundings.theme
    let onlyLines = opened?.state.hasOnlyLines ?? charts.allSatisfy(\.hasOnlyLines)
    var view = View(panes, title: "shape chart", inks: theme.chartInks(onlyLines: onlyLines))
    // Lines are drawn in pixels or written in cells.
    view.prefersPixels = true
    return view
  }

  /// Returns the slots of the charts in an area, bottom first.
  private func slots(in area: CellRect, at now: Moment) -> [CompositionLayout.Slot] {
    guard !isAlone else {
      return [
        CompositionLayout.Slot(
          index: current,
          cells: CellRect(columns: 0..<area.columns.count, rows: 0..<area.rows.count))
      ]
    }
    return CompositionLayout.slots(
      of: composition, count: charts.count, columns: area.columns.count, rows: area.rows.count,
      at: now.instant.sinceZero)
  }

  // MARK: Charts

  private func chartPane(_ drawn: DrawnChart, _ surroundings: Surroundings) -> Pane<Owner> {
    let index = drawn.slot.index
    var pane = Pane<Owner>(.chartPane(index), .cells(drawn.seen)) {
      drawn.widget.owned(by: .chart(index), stop: .mouseOnly).id()
    }
    pane.scrollsByKeys = false
    pane.showsScrollBar = false
    if drawn.isBelow { pane.background = surroundings.theme.style(.raised) }
    return pane
  }

  /// The shadow of the card in front, a line beneath it.
  private func shadowPane(
    _ drawn: DrawnChart, in area: CellRect, _ surroundings: Surroundings
  ) -> Pane<Owner>? {
    let theme = surroundings.theme
    guard drawn.slot.isCard, drawn.slot.isFlat, !drawn.isBelow, theme.hasFreeColors,
      surroundings.symbols == .unicode
    else { return nil }
    let place = CellRect(
      columns: drawn.card.columns.shifted(by: 1),
      rows: drawn.card.rows.upperBound..<drawn.card.rows.upperBound + 1
    ).intersection(area)
    guard !place.isEmpty else { return nil }
    var pane = Pane<Owner>(.shadowPane, .cells(place)) {
      Text(String(repeating: "▀", count: place.columns.count), .track)
        .owned(by: Owner.shadow, stop: .none)
    }
    pane.scrollsByKeys = false
    pane.showsScrollBar = false
    return pane
  }

  // MARK: Around charts

  private func tabsPane(_ place: CellRect) -> Pane<Owner> {
    Pane(.tabsPane, .cells(place)) {
      CompositionTabs(
        selection: ChartTabs.index(of: composition.kind),
        words: "\(current + 1) of \(charts.count)"
      )
      .owned(by: .tabs, stop: .mouseOnly)
    }
  }

  private func statusPane(
    _ place: CellRect, reads: Bool, _ surroundings: Surroundings, _ now: Moment
  ) -> Pane<Owner> {
    let reading = reads ? poster(of: chart, hasArrow: false)?.line : nil
    let help = KeyHelp(activeKeyMaps, availability: availability)
    return Pane(.statusPane, .cells(place)) {
      if let notice, now.instant < notice.until {
        notice.owned(by: Owner.status, stop: .none)
      } else if let entry {
        EntryField(label: "Go to: ", state: entry, example: "2024, May 17, 17:30 or -3d")
          .owned(by: Owner.entry, stop: .regular).takingText()
      } else if let search {
        searchField(search).owned(by: Owner.entry, stop: .regular).takingText()
      } else if let words = waitingWords {
        Text(words, .secondary).owned(by: Owner.status, stop: .none)
      } else if let reading {
        Text(reading).owned(by: Owner.status, stop: .none)
      } else {
        LegendLine(help.footer(surroundings.keyForm)).owned(by: Owner.status, stop: .mouseOnly)
      }
    }
  }

  /// The text shown while a stream has no rows yet.
  private var waitingWords: String? {
    guard stream != nil, chart.set.positions.count == 0 else { return nil }
    guard streamEnd == nil else { return "No data arrived" }
    return settings.awaitedFile.map { "Waiting for rows in \($0)" }
      ?? "Waiting for data; the program writing to the pipe may be buffering"
  }

  /// Returns whether there is a visible reading.
  private func isRead(_ drawn: DrawnChart?) -> Bool {
    guard !hasOwnKeys, !showsHelp else { return false }
    let state = chart
    return state.isPie
      ? state.pulled != nil
      : drawn?.column(ofReading: state) != nil || drawn?.rows(ofReading: state) != nil
  }

  /// Whether a poster fits; otherwise, the last line shows the reading.
  private static func hasRoomForPoster(_ area: CellRect) -> Bool {
    area.columns.count >= 30 && area.rows.count >= 10
  }

  private func posterPane(
    beside drawn: DrawnChart, in area: CellRect, _ surroundings: Surroundings
  ) -> Pane<Owner>? {
    let state = chart
    guard !showsHelp, !showsSeries, Self.hasRoomForPoster(area),
      let plot = drawn.plot, let whole = poster(of: state)
    else { return nil }
    let canvas = ChartCanvas(
      cell: surroundings.canvas.cell, glyphs: surroundings.glyphs, theme: surroundings.theme,
      palette: settings.palette, isASCII: surroundings.symbols == .ascii)
    var poster = cut(whole, of: state, to: plot.rows.count)
    poster.mark(canvas, state)
    let bounds = plot.columns.lowerBound..<drawn.cells.columns.upperBound
    let place: PosterPlace?
    var row = max(0, plot.rows.lowerBound)
    if let rows = drawn.rows(ofReading: state) {
      // At the right end, below the bars or above them.
      place = PosterPlace(
        width: poster.width + 2, beside: drawn.cells.columns.upperBound + 1, in: bounds,
        prefersLeft: true)
      let height = poster.lines.count
      row =
        rows.upperBound + height <= plot.rows.upperBound
        ? rows.upperBound : max(row, rows.lowerBound - height)
    } else if state.isPie {
      place = PosterPlace(
        width: poster.width + 2, beside: plot.columns.lowerBound - 2, in: bounds, prefersLeft: false
      )
    } else {
      guard let column = drawn.column(ofReading: state) else { return nil }
      place = PosterPlace(
        width: poster.width + 2, beside: column, in: bounds,
        prefersLeft: Indicator(at: state.indicator?.position ?? 0).flipsPoster(in: state.window))
    }
    guard let place else { return nil }
    let rows = poster.lines.count
    let styles = canvas.styles(of: state)
    var pane = Pane<Owner>(
      .posterPane, .cells(CellRect(columns: place.columns, rows: row..<row + rows))
    ) {
      PosterWidget(poster: poster, colors: styles.map { canvas.color(of: $0) }, rows: rows)
        .owned(by: .poster, stop: .none)
    }
    pane.background = surroundings.theme.style(.raised)
    pane.scrollsByKeys = false
    pane.showsScrollBar = false
    return pane
  }

  /// Truncates a poster that is higher than the plot or than usual, to what is near the pointer.
  private func cut(_ poster: Poster, of state: ChartState, to rows: Int) -> Poster {
    guard let reading = state.reading, !state.isPie else { return poster.cut(to: rows) }
    let order = state.seriesByDistance(of: reading)
    return poster.cut(
      to: min(rows, Poster.usualLines), nearest: order.nearest, from: order.fromTop)
  }

  /// The list of all series, since the legend may not have room for all.
  private func seriesPane(_ surroundings: Surroundings) -> Pane<Owner> {
    let series = chart.set.series
    let widest = series.map { TextWidth.columns(of: TextWidth.visible($0.name)) }.max() ?? 0
    let canvas = surroundings.canvas
    let columns = min(max(1, canvas.columns - 4), max(30, widest + 12))
    let rows = min(series.count + 2, max(3, canvas.rows - 2))
    let (left, top) = ((canvas.columns - columns) / 2, max(0, (canvas.rows - rows) / 2))
    var pane = Pane<Owner>(
      .seriesPane,
      .cells(CellRect(columns: left..<left + columns, rows: top..<min(canvas.rows, top + rows)))
    ) {
      for index in series.indices {
        Toggle(TextWidth.visible(series[index].name), isOn: chart.visibility[index], valueWidth: 3)
          .owned(by: Owner.series(index), stop: .regular)
      }
    }
    pane.title = "Series"
    pane.hasBorder = true
    pane.isModal = true
    pane.background = surroundings.theme.style(.raised)
    pane.initialFocus = .series(0)
    return pane
  }

  private func helpPane(_ surroundings: Surroundings) -> Pane<Owner> {
    KeyHelp(documenting: Self.keyMaps).pane(
      owner: .helpPane, rowOwner: { .help($0) }, in: surroundings)
  }
}

extension Range<Int> {
  package func shifted(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}
