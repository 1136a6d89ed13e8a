internal import ChartDrawings
internal import ChartReaders
internal import Charts

/// A day of a chart that is shown in place of the chart.
struct OpenedDay: Sendable {
  let zoom: DayZoom
  var state: ChartState

  /// Opens a day with the same visible series as the chart.
  init(_ zoom: DayZoom, of chart: ChartState) {
    self.zoom = zoom
    var look = chart.look
    look.isPie = zoom.kind == .shares
    (look.title, look.isStacked, look.isPercentage) = (nil, false, false)
    look.hidden = chart.set.series.indices.filter { !chart.visibility[$0] }
      .map { chart.set.series[$0].label }
    // The overview's days have no time zone.
    state = ChartState(zoom.set, look, on: .utc, isUnicode: chart.isUnicode)
    state.window = zoom.window
    state.snap()
  }
}
