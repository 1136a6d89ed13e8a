internal import Cells
internal import ChartDrawings
internal import Charts
internal import Clocks
internal import Programs
internal import Shapes
internal import TerminalCodes
internal import Widgets

extension ChartProgram {
  /// The width of a mini-map handle, in cells.
  private static let handle = 2.0

  mutating func handle(
    _ interaction: Interaction<Owner>, _ time: Duration, _ now: Moment
  ) -> [Action<Effect>] {
    switch interaction {
    case .pressed(let hit, let clicks, .left, let modifiers): press(hit, clicks, modifiers, time)
    case .dragged(let hit, _): drag(to: hit, time)
    case .released(let hit, _): release(hit, time)
    case .canceled: dropGesture(time)
    case .held(let hit):
      if case .chart(let index) = hit.owner, let series = hit.series {
        select(index, time)
        changeVisibility(series, now) { $0.isolate(series) }
      } else if case .series(let series) = hit.owner {
        changeVisibility(series, now) { $0.isolate(series) }
      }
    case .activated(let hit, let clicks): return activate(hit, clicks, now)
    case .focused(.series(let series)): focusedSeries = series
    case .wheeled(let hit, let columns, let rows): wheel(hit, columns, rows, time)
    case .hovered(let hit): hover(hit)
    case .typed(let press, _):
      if entry != nil { _ = entry?.handle(press) }
      if search?.field.handle(press) != nil { showFound(now) }
    case .pasted(let text, _):
      entry?.insert(TextState.line(of: text))
      search?.field.insert(TextState.line(of: text))
      showFound(now)
    case .pressedOutside: (showsHelp, showsSeries) = (false, false)
    default: break
    }
    return []
  }

  private mutating func activate(
    _ hit: Hit<Owner>, _ clicks: Int, _ now: Moment
  ) -> [Action<Effect>] {
    switch hit.owner {
    case .chart(let index):
      if let series = hit.series {
        select(index, now.instant.sinceZero)
        changeVisibility(series, now) { $0.toggle(series) }
      } else if clicks == 2, hasCards, index == current {
        return handle(.open, now)
      }
    case .series(let series): changeVisibility(series, now) { $0.toggle(series) }
    case .tabs:
      if let kind = ChartTabs.kind(at: hit.part) { composition.show(kind) }
    default: break
    }
    return []
  }

  private mutating func select(_ index: Int, _ time: Duration) {
    if !isAlone, charts.indices.contains(index), index != current {
      composition.select(index, at: time)
    }
  }

  /// Cancels a gesture; a dragged card springs back.
  mutating func dropGesture(_ time: Duration) {
    if case .card = gesture { composition.releaseTop(height: .max, at: time) }
    gesture = nil
    chart.selection = nil
  }

  private mutating func press(
    _ hit: Hit<Owner>, _ clicks: Int, _ modifiers: Modifiers, _ time: Duration
  ) {
    guard case .chart(let index) = hit.owner else { return }
    guard index == current || [.list, .grid].contains(composition.kind) else {
      return select(index, time)
    }
    select(index, time)
    let part = ChartWidget.MouseTarget(rawValue: hit.part)
    switch part {
    case .title where hasCards: gesture = .card(row: hit.screenRow)
    case .rows: chart.read(atRow: hit.row, of: hit.area.rows.count)
    case .plot, .dates:
      if clicks == 2 {
        dropGesture(time)
        if !hasCards { changeWindow(time) { window, _ in window.showWhole() } }
        return
      }
      let position = chart.position(atShare: hit.share)
      if modifiers.contains(.shift) || part == .dates {
        gesture = .select(from: position)
      } else if chart.isPie {
        chart.pullSlice(at: hit)
      } else {
        gesture = .pan(chart.window.drag(.content, from: position))
        chart.pointedHeight = hit.height
        chart.read(at: position)
      }
    case .miniMap:
      let position = chart.window.position(atShare: hit.share)
      let cell = chart.window.position(atShare: 1 / Double(max(1, hit.area.columns.count)))
      let width = (cell - chart.window.whole.lowerBound) * Self.handle
      let visible = chart.window.visible
      gesture = .miniMap(
        chart.window.drag(chart.window.grip(at: position, handle: width), from: position),
        isOutside: !visible.contains(position))
    default: break
    }
  }

  private mutating func drag(to hit: Hit<Owner>, _ time: Duration) {
    switch gesture {
    case .pan(let drag):
      // Maps to positions on the plot as it was when the button was pressed.
      let position =
        drag.start.lowerBound + hit.share
        * (drag.start.upperBound - drag.start.lowerBound + 2 * chart.margin)
        - chart.margin
      changeWindow(time) { window, _ in window.move(drag, to: position) }
    case .miniMap(let drag, _):
      let position = chart.window.position(atShare: hit.share)
      gesture = .miniMap(drag, isOutside: false)
      changeWindow(time) { window, _ in window.move(drag, to: position) }
    case .select(let from):
      let position = chart.position(atShare: hit.share)
      chart.selection = min(from, position)...max(from, position)
    case .card(let row):
      composition.dragTop(by: hit.screenRow - row)
      gesture = .card(row: hit.screenRow)
    case nil: break
    }
  }

  private mutating func release(_ hit: Hit<Owner>, _ time: Duration) {
    defer {
      gesture = nil
      chart.selection = nil
    }
    let isMoved =
      if case .miniMap(let drag, _) = gesture { !hit.holds(drag.origin, in: chart.window) } else {
        true
      }
    // A terminal may report the last motion only with the release.
    if isMoved { drag(to: hit, time) }
    switch gesture {
    case .select:
      let cell = chart.window.width / Double(max(1, hit.area.columns.count))
      guard let part = chart.selection else { return }
      guard part.upperBound - part.lowerBound >= 1.5 * cell else {
        return chart.read(at: part.upperBound)
      }
      changeWindow(time) { window, _ in window.select(part.lowerBound, part.upperBound) }
    case .card:
      let shown = rows - (rows > 3 ? 1 : 0) - (rows > 8 ? 1 : 0)
      composition.releaseTop(height: CompositionLayout.cardHeight(rows: shown), at: time)
    case .miniMap(let drag, isOutside: true):
      changeWindow(time) { window, _ in window.center(on: drag.origin) }
    default: break
    }
  }

  private mutating func wheel(_ hit: Hit<Owner>, _ columns: Int, _ rows: Int, _ time: Duration) {
    guard case .chart(let index) = hit.owner else { return }
    guard hit.part != ChartWidget.MouseTarget.title.rawValue else {
      guard opened == nil else { return }
      let count = charts.count
      return rows + columns > 0
        ? composition.next(count: count, at: time) : composition.previous(count: count, at: time)
    }
    select(index, time)
    let isMap = hit.part == ChartWidget.MouseTarget.miniMap.rawValue
    if columns != 0 {
      changeWindow(time) { window, _ in window.pan(by: Double(columns) * window.width / 10) }
    }
    guard rows != 0 else { return }
    guard hit.part != ChartWidget.MouseTarget.rows.rawValue else { return step(by: rows, time) }
    let position =
      isMap
      ? chart.window.position(atShare: hit.share)
      : chart.position(atShare: hit.share)
    var factor = 1.0
    for _ in 0..<min(20, abs(rows)) { factor *= rows < 0 ? 0.8 : 1.25 }
    changeWindow(time) { window, _ in window.zoom(by: factor, around: position) }
  }

  private mutating func hover(_ hit: Hit<Owner>?) {
    guard let hit, case .chart(let index) = hit.owner, index == current else { return }
    switch ChartWidget.MouseTarget(rawValue: hit.part) {
    case .rows: chart.read(atRow: hit.row, of: hit.area.rows.count)
    case .plot where chart.isPie: chart.pullSlice(at: hit)
    case .plot:
      chart.pointedHeight = hit.height
      chart.read(at: chart.position(atShare: hit.share))
    default: break
    }
  }
}

extension Hit {
  /// The share of the area's width at the center of the cell.
  var share: Double { (Double(column) + 0.5) / Double(max(1, area.columns.count)) }

  /// The share of the area's height below the center of the cell.
  var height: Double { 1 - (Double(row) + 0.5) / Double(max(1, area.rows.count)) }

  var screenRow: Int { area.rows.lowerBound + row }
}

extension Hit {
  /// Returns whether a mini-map position lies in the cell that was hit.
  fileprivate func holds(_ position: Double, in window: ChartWindow) -> Bool {
    window.position(atShare: share) == position
  }
}

extension Hit where Owner == ChartProgram.Owner {
  /// The series whose legend box was hit.
  var series: Int? {
    let first = ChartWidget.MouseTarget.legend.rawValue
    return part >= first ? part - first : nil
  }
}

extension ChartState {
  /// Moves the indicator to a position, or to the nearest one in the set unless it interpolates.
  mutating func read(at position: Double) {
    guard let nearest = set.positions.nearestIndex(to: position) else { return }
    indicator = Indicator(at: isExact ? position : set.positions[nearest])
  }

  /// Pulls out the next or previous slice of the pie; without one, the first or last.
  mutating func pullNextSlice(_ isForward: Bool) {
    let slices = PieShares(set, in: window.visible, visibility).slices.map(\.series)
    guard let first = slices.first, let last = slices.last else { return }
    guard let place = pulled.flatMap(slices.firstIndex(of:)) else {
      pulled = isForward ? first : last
      return
    }
    pulled = slices[(place + (isForward ? 1 : slices.count - 1)) % slices.count]
  }

  /// Pulls out the slice of the pie under the pointer.
  mutating func pullSlice(at hit: Hit<ChartProgram.Owner>) {
    // Assumes that a cell is twice as high as wide.
    let plot = Rect(
      x: 0, y: 0, width: Double(hit.area.columns.count) / 2, height: Double(hit.area.rows.count))
    let rect = ChartPainter.pieSquare(in: plot)
    let pie = PiePlot(PieShares(set, in: window.visible, visibility), in: rect)
    pulled = pie.series(at: Point(x: (Double(hit.column) + 0.5) / 2, y: Double(hit.row) + 0.5))
  }
}
