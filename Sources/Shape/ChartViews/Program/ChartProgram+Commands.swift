internal import ChartDrawings
internal import ChartReaders
internal import Charts
internal import Clocks
internal import Programs
internal import Texts
internal import Widgets

extension ChartProgram {
  mutating func handle(_ command: Command, _ now: Moment) -> [Action<Effect>] {
    let time = now.instant.sinceZero
    if gesture != nil { dropGesture(time) }
    switch command {
    case .leave: return [.end(status: 0, saying: nil)]
    case .help: showsHelp = true
    case .closeHelp: showsHelp = false
    case .copy: return copy(now)
    case .stepBack: step(by: -1, time)
    case .stepOn: step(by: 1, time)
    case .stepFarBack: step(by: -10, time)
    case .stepFarOn: step(by: 10, time)
    case .least: goToExtreme(isLeast: true)
    case .greatest: goToExtreme(isLeast: false)
    case .exact:
      chart.isExact.toggle()
      show(chart.isExact ? "Reading between points" : "Reading at points", now)
    case .zoomIn: zoom(by: 0.5, time)
    case .zoomOut: zoom(by: 2, time)
    case .moveBack: changeWindow(time) { window, _ in window.pan(by: -window.width / 4) }
    case .moveOn: changeWindow(time) { window, _ in window.pan(by: window.width / 4) }
    case .toStart: changeWindow(time) { window, _ in window.goToStart() }
    case .toEnd: changeWindow(time) { $0.goToEnd(of: $1) }
    case .all: changeWindow(time) { window, _ in window.showWhole() }
    case .undo: changeWindow(time) { window, _ in window.undo() }
    case .back:
      if opened != nil {
        opened = nil
      } else if isCardOpen {
        isCardOpen = false
      } else if chart.indicator != nil {
        chart.indicator = nil
      } else {
        changeWindow(time) { window, _ in window.undo() }
      }
    case .previousChart: composition.previous(count: charts.count, at: time)
    case .nextChart: composition.next(count: charts.count, at: time)
    case .compose: composition.show(composition.kind.next)
    case .series:
      showsSeries = true
      focusedSeries = 0
    case .closeSeries: showsSeries = false
    case .only:
      changeVisibility(focusedSeries, now) { [focusedSeries] in $0.isolate(focusedSeries) }
    case .toBack: composition.sendTopToBack(at: time)
    case .open: return open(now)
    case .showAll:
      changeVisibility(0, now) { visibility in
        visibility.showAll()
        return .changed
      }
    case .invert: isInverted.toggle()
    case .pie: if chart.set.wholeKind == nil { chart.togglePie() }
    case .toggle(let index): changeVisibility(index, now) { $0.toggle(index) }
    case .isolate(let index): changeVisibility(index, now) { $0.isolate(index) }
    case .findDate: entry = TextState(limit: 40)
    case .cancelDate: entry = nil
    case .acceptDate: acceptDate(now)
    case .search: startSearch()
    case .acceptSearch: search = nil
    case .cancelSearch: cancelSearch(now)
    }
    return []
  }

  mutating func changeWindow(_ time: Duration, _ change: (inout ChartWindow, Positions) -> Void) {
    let zoom = opened?.zoom
    chart.changeWindow(at: time, isStill: isStill) { window, positions in
      let before = window.visible
      change(&window, positions)
      // The shares of part of a day aren't known.
      if let zoom, window.visible != before {
        window.place(at: zoom.wholeDays(window.visible, after: before))
      }
    }
    guard composition.kind == .grid, opened == nil else { return }
    // Panels with the same axis show the same part of it.
    for index in charts.indices where index != current {
      guard charts[index].set.positions == chart.set.positions else { continue }
      let window = chart.window
      charts[index].changeWindow(at: time, isStill: isStill) { shown, _ in shown = window }
    }
  }

  mutating func changeVisibility(
    _ series: Int, _ now: Moment, _ change: (inout Visibility) -> Visibility.Outcome
  ) {
    let time = now.instant.sinceZero
    guard !chart.changeVisibility(of: series, at: time, isStill: isStill, change) else { return }
    show("One series must stay visible; show another one first", now)
  }

  /// Moves the indicator by a number of positions; the window follows it.
  mutating func step(by count: Int, _ time: Duration) {
    guard !chart.isPie else { return chart.pullNextSlice(count > 0) }
    guard var indicator = chart.indicator else { return placeIndicator() }
    let positions = chart.set.positions
    guard let nearest = positions.nearestIndex(to: indicator.position) else { return }
    let target = min(max(0, nearest + count), positions.count - 1)
    indicator.position = positions[target]
    chart.indicator = indicator
    let visible = chart.window.visible
    if !visible.contains(indicator.position) {
      let distance =
        indicator.position < visible.lowerBound
        ? indicator.position - visible.lowerBound : indicator.position - visible.upperBound
      changeWindow(time) { window, _ in window.pan(by: distance) }
    }
  }

  /// Places the indicator at its default share of the window.
  private mutating func placeIndicator() {
    let position = chart.window.position(atVisibleShare: hasRows ? 0 : Indicator.usualShare)
    let positions = chart.set.positions
    guard let nearest = positions.nearestIndex(to: position) else { return }
    chart.indicator = Indicator(at: positions[nearest])
  }

  /// Moves the indicator to the lowest or highest visible value.
  private mutating func goToExtreme(isLeast: Bool) {
    let figures = ChartSummary(of: chart.excerpt).series.compactMap(\.figures)
    let found =
      isLeast
      ? figures.map(\.minimum).min { $0.value < $1.value }
      : figures.map(\.maximum).max { $0.value < $1.value }
    if let found { chart.indicator = Indicator(at: found.position) }
  }

  /// Zooms around the indicator if it is visible, or else around the middle of the window.
  private mutating func zoom(by factor: Double, _ time: Duration) {
    let visible = chart.window.visible
    let middle = visible.lowerBound / 2 + visible.upperBound / 2
    let position = chart.indicator.map(\.position).flatMap { visible.contains($0) ? $0 : nil }
    changeWindow(time) { window, _ in window.zoom(by: factor, around: position ?? middle) }
  }

  private mutating func copy(_ now: Moment) -> [Action<Effect>] {
    guard let line = copiedLine else { return [] }
    show("Copied: \(line)", now)
    return [.copy(line), .say("Copied: \(line)")]
  }

  /// Opens the day at the indicator, or the top card as a full chart.
  private mutating func open(_ now: Moment) -> [Action<Effect>] {
    if hasCards {
      isCardOpen = true
      return []
    }
    guard let reading = chart.reading ?? middleReading, opens(day: reading) else { return [] }
    let day = chart.day(at: reading.position)
    return [.perform(.open(chart.dayFolder, day: day, chart: current))]
  }

  /// The reading in the middle of the window.
  var middleReading: Indicator.Reading? {
    Indicator(at: chart.window.position(atVisibleShare: 0.5))
      .reading(of: chart.set, chart.visibility)
  }

  /// Goes to the typed date: it becomes the center of the window, which keeps its width; of a year,
  /// month or day that is wider than the window, the start.
  private mutating func acceptDate(_ now: Moment) {
    guard let entry else { return }
    guard !entry.text.isEmpty else {
      self.entry = nil
      return
    }
    let time = now.instant.sinceZero
    let positions = chart.set.positions
    let place: ClosedRange<Double>
    do throws(DateEntryError) {
      place = try chart.place(of: entry.text)
    } catch {
      return show("\(error)", now)
    }
    self.entry = nil
    if let span = positions.span, !place.overlaps(span) {
      return show("There is nothing at “\(entry.text)”", now)
    }
    changeWindow(time) { window, _ in
      let fits = place.upperBound - place.lowerBound <= window.width
      window.center(
        on: fits ? place.lowerBound / 2 + place.upperBound / 2 : place.lowerBound)
    }
    if let nearest = positions.nearestIndex(to: place.lowerBound) {
      chart.indicator = Indicator(at: positions[nearest])
    }
  }
}
