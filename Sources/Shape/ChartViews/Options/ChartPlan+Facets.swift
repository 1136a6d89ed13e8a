internal import ChartDrawings
internal import Charts
internal import Outputs

/// Small multiples: a panel for each series.
extension ChartPlan {
  /// Returns a chart of each visible series, all with the same range of values.
  func faceted(_ charts: [ChartState]) throws(CommandError) -> [ChartState] {
    var panels: [ChartState] = []
    for chart in charts {
      for index in chart.visibility.visibleIndices {
        panels.append(try panel(chart, index, look.facet, isAlone: charts.count == 1))
      }
    }
    guard panels.count > 1 else {
      throw CommandError(
        words: "--facet needs two or more visible series, but there is only one", status: 65)
    }
    let ranges = panels.flatMap { $0.axes.prefix(1).map(\.range.target) }
    var look = look.facet
    look.lower = look.lower ?? ranges.map(\.lowerBound).min()
    look.upper = look.upper ?? ranges.map(\.upperBound).max()
    return try panels.map { old throws(CommandError) in
      var panel = ChartState(old.set, look, on: old.zone, isUnicode: old.isUnicode)
      if panel.set.source == nil { try panel.placeWindow(look) }
      return panel
    }
  }

  private func panel(
    _ chart: ChartState, _ index: Int, _ look: ChartLook, isAlone: Bool
  ) throws(CommandError) -> ChartState {
    var set = chart.set
    let name = chart.words.set.series[index].name
    let file = isAlone ? nil : chart.set.title ?? chart.fileName
    set.series = [set.series[index]]
    set.title = file.map { "\($0): \(name)" } ?? name
    var panel = ChartState(set, look, on: chart.zone, isUnicode: chart.isUnicode)
    if chart.set.source == nil { try panel.placeWindow(look) }
    return panel
  }
}

extension ChartLook {
  /// The look of a panel with one series.
  fileprivate var facet: ChartLook {
    var look = self
    // The series are changes in percent already.
    (look.title, look.hidden, look.isRebased) = (nil, [], false)
    return look
  }
}
