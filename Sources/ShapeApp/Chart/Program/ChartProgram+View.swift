internal import Cells
internal import Charts
internal import Clocks
internal import Programs
internal import Raster
internal import Scenes
internal import Shapes
internal import Widgets

extension ChartProgram {
  func view(
    _ interaction: InteractionState<Owner>, in surroundings: Surroundings, at now: Moment
  ) -> View<Owner> {
    let canvas = surroundings.canvas
    let columns = 0..<canvas.columns
    let statusRows = canvas.rows > 3 ? 1 : 0
    let tabRows = charts.count > 1 && opened == nil && canvas.rows > 8 ? 1 : 0
    let area = CellRect(
      columns: columns, rows: tabRows..<max(tabRows, canvas.rows - statusRows))
    var panes: [Pane<Owner>] = []
    if tabRows > 0 { panes.append(tabsPane(CellRect(columns: columns, rows: 0..<1))) }
    for place in places(in: area, at: now) {
      panes.append(chartPane(place, in: area, surroundings, now))
    }
    if let poster = posterPane(in: area, surroundings, now) { panes.append(poster) }
    if statusRows > 0 {
      let place = CellRect(columns: columns, rows: canvas.rows - statusRows..<canvas.rows)
      panes.append(statusPane(place, surroundings, now))
    }
    if showsHelp { panes.append(helpPane(surroundings)) }
    let theme = surroundings.theme
    let onlyLines = opened?.state.hasOnlyLines ?? charts.allSatisfy(\.hasOnlyLines)
    return View(
      panes, title: "shape chart", inks: theme.chartInks(onlyLines: onlyLines))
  }

  /// Returns where charts are drawn in an area, the lowest first.
  private func places(in area: CellRect, at now: Moment) -> [ChartPlaces.Place] {
    guard opened == nil else {
      return [
        ChartPlaces.Place(
          index: current,
          cells: CellRect(
            columns: 0..<area.columns.count, rows: 0..<area.rows.count))
      ]
    }
    return ChartPlaces.places(
      of: composition, count: charts.count, columns: area.columns.count, rows: area.rows.count,
      at: now.instant.sinceZero)
  }

  // MARK: Charts

  private func chartPane(
    _ place: ChartPlaces.Place, in area: CellRect, _ surroundings: Surroundings, _ now: Moment
  ) -> Pane<Owner> {
    let cells = CellRect(
      columns: place.cells.columns.shifted(by: area.columns.lowerBound),
      rows: place.cells.rows.shifted(by: area.rows.lowerBound))
    let isCard = composition.kind == .cards && opened == nil && charts.count > 1
    var seen = place.isFlat ? cells.intersection(area) : area
    // Of a card below others, only the title is seen.
    let isBelow = isCard && place.index != composition.current
    if isBelow { seen.rows = seen.rows.prefix(1) }
    let widget = widget(place, in: cells, seen: seen, isCard: isCard, surroundings, now)
    var pane = Pane<Owner>(.chartPane(place.index), .cells(seen)) {
      widget.owned(
        by: .chart(place.index), stop: place.takesGestures || opened != nil ? .mouseOnly : .none
      ).id()
    }
    pane.scrollsByKeys = false
    pane.showsScrollBar = false
    if isBelow { pane.background = surroundings.theme.style(.raised) }
    return pane
  }

  private func widget(
    _ place: ChartPlaces.Place, in cells: CellRect, seen: CellRect, isCard: Bool,
    _ surroundings: Surroundings, _ now: Moment
  ) -> PlacedChart {
    let time = now.instant.sinceZero
    let state = opened?.state ?? charts[place.index]
    let canvas = ChartCanvas(
      cell: surroundings.canvas.cell, glyphs: surroundings.glyphs, theme: surroundings.theme,
      palette: settings.palette, isASCII: surroundings.symbols == .ascii)
    var parts = ChartSheet.Parts.all
    if isCard || !place.isFlat { parts.subtract([.miniMap, .legend]) }
    if opened?.zoom.hasMiniMap == false { parts.remove(.miniMap) }
    let sheet = ChartSheet(
      state, title: title(of: place.index),
      in: Rect(
        x: 0, y: 0, width: Double(cells.columns.count), height: Double(cells.rows.count)),
      parts, unit: .cells, on: canvas,
      labels: ChartLabels(
        zone: state.zone, isASCII: canvas.isASCII
      ) { Double(TextWidth.columns(of: $0)) }, at: time)
    let isMoving =
      state.isMoving(at: time) || (opened == nil && composition.isMoving(at: time))
    let next = isMoving && !isStill ? nextFrame(after: now) : nil
    let chart = ChartWidget(
      sheet: ChartWidget.SheetValue(sheet), rows: cells.rows.count, nextChange: next,
      isActive: place.isFlat, hasFocus: place.index == current && charts.count > 1)
    return PlacedChart(
      chart: chart, columns: cells.columns.shifted(by: -seen.columns.lowerBound),
      rows: cells.rows.shifted(by: -seen.rows.lowerBound), height: seen.rows.count,
      transform: place.isFlat ? nil : place.transform, opacity: place.opacity)
  }

  /// Returns when the next frame of an animation is due.
  private func nextFrame(after now: Moment) -> Instant {
    let time = now.instant.sinceZero
    return now.instant.advanced(
      by: FrameGrid.step * (time.wholeUnits(of: FrameGrid.step) + 1) - time)
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
    _ place: CellRect, _ surroundings: Surroundings, _ now: Moment
  ) -> Pane<Owner> {
    let help = KeyHelp(activeKeyMaps, availability: availability)
    return Pane(.statusPane, .cells(place)) {
      if let notice, now.instant < notice.end {
        NoticeText(words: notice.words, end: notice.end).owned(by: Owner.status, stop: .none)
      } else if let entry {
        EntryField(label: "Go to: ", state: entry, example: "2024, May 17, 17:30 or -3d")
          .owned(by: Owner.entry, stop: .regular).takingText()
      } else if let words = waitingWords {
        Text(words, .secondary).owned(by: Owner.status, stop: .none)
      } else {
        LegendLine(help.footer(surroundings.keyForm)).owned(by: Owner.status, stop: .mouseOnly)
      }
    }
  }

  /// What is said while a stream has brought no row.
  private var waitingWords: String? {
    guard stream != nil, chart.set.positions.count == 0 else { return nil }
    return streamEnd == nil
      ? "Waiting for data; a program before the pipe may hold its lines back" : "No data have come"
  }

  private func posterPane(
    in area: CellRect, _ surroundings: Surroundings, _ now: Moment
  ) -> Pane<Owner>? {
    let state = opened?.state ?? chart
    guard !showsHelp, !state.isPie || state.pulled != nil, area.columns.count >= 30,
      area.rows.count >= 10, let reading = state.reading,
      composition.kind != .cards || opened != nil || charts.count == 1,
      let place = places(in: area, at: now).last(where: { $0.index == current && $0.isFlat })
    else { return nil }
    let poster = Poster(lines: posterLines(of: state, reading))
    let flips = Indicator(at: reading.position).flipsPoster(in: state.window)
    let width = min(poster.width + 2, area.columns.count / 2)
    let rows = min(poster.lines.count, area.rows.count - 4)
    let left = place.cells.columns.lowerBound + area.columns.lowerBound
    let share = state.window.visibleShare(of: reading.position)
    let x = left + Int(share * Double(place.cells.columns.count))
    let start = flips ? x - width - 2 : x + 3
    let column = min(max(left, start), left + place.cells.columns.count - width)
    let row = area.rows.lowerBound + place.cells.rows.lowerBound + 1
    let canvas = ChartCanvas(
      cell: surroundings.canvas.cell, glyphs: surroundings.glyphs, theme: surroundings.theme,
      palette: settings.palette)
    let styles = canvas.styles(of: state.set)
    var pane = Pane<Owner>(
      .posterPane, .cells(CellRect(columns: column..<column + width, rows: row..<row + rows))
    ) {
      PosterWidget(poster: poster, colors: styles.map { canvas.color(of: $0) }, rows: rows)
        .owned(by: .poster, stop: .none)
    }
    pane.background = surroundings.theme.style(.raised)
    pane.scrollsByKeys = false
    pane.showsScrollBar = false
    return pane
  }

  private func helpPane(_ surroundings: Surroundings) -> Pane<Owner> {
    KeyHelp(documenting: Self.keyMaps.dropLast()).pane(
      owner: .helpPane, rowOwner: { .help($0) },
      background: surroundings.theme.style(.raised), form: surroundings.keyForm)
  }
}

extension Range<Int> {
  /// Returns the range moved by a distance.
  func shifted(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}
