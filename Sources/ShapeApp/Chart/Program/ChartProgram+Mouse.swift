internal import Cells
internal import Charts
internal import Clocks
internal import Programs
internal import Shapes
internal import TerminalCodes
internal import Widgets

extension ChartProgram {
  /// The width of a mini-map's handles in cells.
  private static let handle = 2.0

  mutating func handle(
    _ interaction: Interaction<Owner>, _ time: Duration, _ now: Moment
  ) -> [Action<Effect>] {
    switch interaction {
    case .pressed(let hit, let clicks, .left, let modifiers):
      press(hit, clicks, modifiers, time)
    case .dragged(let hit, _): drag(to: hit, time)
    case .released(let hit, _): release(hit, time)
    case .cancelled: gesture = nil
    case .held(let hit):
      if case .chart(let index) = hit.owner, let series = hit.series {
        select(index, time)
        changeVisibility(series, time) { $0.isolate(series) }
      }
    case .activated(let hit, _):
      if case .chart(let index) = hit.owner, let series = hit.series {
        select(index, time)
        changeVisibility(series, time) { $0.toggle(series) }
      } else if hit.owner == .tabs, let kind = ChartTabs.kind(at: hit.part) {
        composition.show(kind)
      }
    case .wheeled(let hit, let columns, let rows): wheel(hit, columns, rows, time)
    case .hovered(let hit): hover(hit)
    case .typed(let press, _): if entry != nil { _ = entry?.handle(press) }
    case .pasted(let text, _): entry?.insert(TextState.line(of: text))
    case .pressedOutside: showsHelp = false
    default: break
    }
    return []
  }

  private mutating func select(_ index: Int, _ time: Duration) {
    if opened == nil, charts.indices.contains(index), index != current {
      composition.select(index, at: time)
    }
  }

  private mutating func press(
    _ hit: Hit<Owner>, _ clicks: Int, _ modifiers: Modifiers, _ time: Duration
  ) {
    guard case .chart(let index) = hit.owner else { return }
    select(index, time)
    switch ChartWidget.Part(rawValue: hit.part) {
    case .plot, .dates:
      if clicks == 2 {
        gesture = nil
        return changeWindow(time) { window, _ in window.showWhole() }
      }
      let position = chart.position(atShare: hit.share)
      if modifiers.contains(.shift) {
        gesture = .select(from: position, to: position)
      } else {
        gesture = .pan(chart.beginDrag(.content, from: position))
        chart.read(at: position)
      }
    case .miniMap:
      let position = chart.window.position(atShare: hit.share)
      let cell = chart.window.position(atShare: 1 / Double(max(1, hit.area.columns.count)))
      let width = (cell - chart.window.whole.lowerBound) * Self.handle
      let visible = chart.window.visible
      gesture = .miniMap(
        chart.beginDrag(chart.window.part(at: position, handle: width), from: position),
        isOutside: !visible.contains(position))
    default: break
    }
  }

  private mutating func drag(to hit: Hit<Owner>, _ time: Duration) {
    switch gesture {
    case .pan(let drag):
      // Places are read off the plot as it was at the press.
      let position =
        drag.start.lowerBound + hit.share
        * (drag.start.upperBound - drag.start.lowerBound + 2 * chart.halfBar)
        - chart.halfBar
      changeWindow(time) { window, _ in window.move(drag, to: position) }
    case .miniMap(let drag, _):
      let position = chart.window.position(atShare: hit.share)
      gesture = .miniMap(drag, isOutside: false)
      changeWindow(time) { window, _ in window.move(drag, to: position) }
    case .select(let from, _):
      gesture = .select(from: from, to: chart.position(atShare: hit.share))
    case nil: break
    }
  }

  private mutating func release(_ hit: Hit<Owner>, _ time: Duration) {
    defer { gesture = nil }
    let isMoved =
      if case .miniMap(let drag, _) = gesture { !hit.holds(drag.origin, in: chart.window) } else {
        true
      }
    // A terminal may report the last motion only with the release.
    if isMoved { drag(to: hit, time) }
    switch gesture {
    case .select(let from, let to):
      let cell = chart.window.width / Double(max(1, hit.area.columns.count))
      guard (to - from).magnitude >= 1.5 * cell else { return chart.read(at: to) }
      changeWindow(time) { window, _ in window.select(from, to) }
    case .miniMap(let drag, isOutside: true):
      changeWindow(time) { window, _ in window.center(on: drag.origin) }
    default: break
    }
  }

  private mutating func wheel(_ hit: Hit<Owner>, _ columns: Int, _ rows: Int, _ time: Duration) {
    guard case .chart(let index) = hit.owner else { return }
    select(index, time)
    let isMap = hit.part == ChartWidget.Part.miniMap.rawValue
    if columns != 0 {
      changeWindow(time) { window, _ in window.pan(by: Double(columns) * window.width / 10) }
    }
    guard rows != 0 else { return }
    let position =
      isMap
      ? chart.window.position(atShare: hit.share)
      : chart.position(atShare: hit.share)
    var factor = 1.0
    for _ in 0..<min(20, abs(rows)) { factor *= rows < 0 ? 0.8 : 1.25 }
    changeWindow(time) { window, _ in window.zoom(by: factor, around: position) }
  }

  private mutating func hover(_ hit: Hit<Owner>?) {
    guard let hit, case .chart(let index) = hit.owner, index == current,
      hit.part == ChartWidget.Part.plot.rawValue
    else { return }
    chart.read(at: chart.position(atShare: hit.share))
    if chart.isPie { chart.pullSlice(at: hit) }
  }
}

extension Hit {
  /// The share of the area's width, in the middle of the cell.
  var share: Double { (Double(column) + 0.5) / Double(max(1, area.columns.count)) }
}

extension Hit {
  /// Returns whether a position of the mini-map is in the cell of the hit.
  fileprivate func holds(_ position: Double, in window: ChartWindow) -> Bool {
    window.position(atShare: share) == position
  }
}

extension Hit where Owner == ChartProgram.Owner {
  /// The series whose box of the legend it is.
  var series: Int? {
    part >= ChartWidget.Part.legend.rawValue ? part - ChartWidget.Part.legend.rawValue : nil
  }
}

extension ChartState {
  /// Puts the indicator at a position, or at the nearest one of the set.
  mutating func read(at position: Double) {
    guard let nearest = set.positions.nearestIndex(to: position) else { return }
    indicator = Indicator(at: isExact ? position : set.positions[nearest])
  }

  /// Begins a drag of the window.
  mutating func beginDrag(_ part: WindowDrag.Part, from position: Double) -> WindowDrag {
    window.drag(part, from: position)
  }

  /// Pulls the slice of the pie under the pointer out.
  mutating func pullSlice(at hit: Hit<ChartProgram.Owner>) {
    let side = min(Double(hit.area.columns.count) / 2, Double(hit.area.rows.count))
    let middle = Point(
      x: Double(hit.area.columns.count) / 4, y: Double(hit.area.rows.count) / 2)
    let rect = Rect(
      x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
    let pie = PiePlot(PieShares(set, in: window.visible, visibility), in: rect)
    pulled = pie.series(
      at: Point(x: (Double(hit.column) + 0.5) / 2, y: Double(hit.row) + 0.5))
  }
}
