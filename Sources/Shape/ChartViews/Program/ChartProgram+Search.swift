internal import Cells
internal import ChartDrawings
internal import Charts
internal import Clocks
internal import Widgets

/// A search for series by name, which shows only those found.
struct SeriesSearch: Hashable, Sendable {
  var field = TextState(limit: 40)
  /// The chart that is searched.
  let chart: Int
  /// The series that were visible before.
  let before: Visibility

  /// Returns the indices of the series whose names contain all words; all with an empty field.
  func found(in set: ChartSet) -> [Int] {
    let filter = ListFilter(field.text)
    return set.series.indices.filter { filter.matches(TextWidth.visible(set.series[$0].name)) }
  }
}

extension ChartProgram {
  mutating func startSearch() {
    showsSeries = false
    search = SeriesSearch(chart: current, before: chart.visibility)
  }

  /// Shows the series that the search finds, or those before it if there are none.
  mutating func showFound(_ now: Moment) {
    guard let search else { return }
    let found = search.field.isEmpty ? [] : search.found(in: chart.set)
    showSeries(of: search, found, now)
  }

  /// Ends the search, and shows the series that were visible before.
  mutating func cancelSearch(_ now: Moment) {
    guard let search else { return }
    showSeries(of: search, [], now)
    self.search = nil
  }

  private mutating func showSeries(of search: SeriesSearch, _ found: [Int], _ now: Moment) {
    // A stream may have got other series, and the mouse may have chosen another chart.
    guard search.chart == current, search.before.count == chart.visibility.count else {
      self.search = nil
      return
    }
    changeVisibility(0, now) { visibility in
      visibility = search.before
      return found.isEmpty ? .changed : visibility.show(only: found)
    }
  }

  /// The field in which the search is typed; its label counts what is found.
  func searchField(_ search: SeriesSearch) -> EntryField {
    let count = chart.set.series.count
    let found = search.found(in: chart.set).count
    let words = found == 0 ? "none" : "\(found)"
    return EntryField(
      label: "Series (\(words) of \(count)): ", state: search.field, example: "part of a name")
  }
}
