internal import Charts

extension ChartProgram {
  /// Returns the line above a chart.
  func title(of index: Int) -> String {
    if let opened {
      let state = opened.state
      return (state.set.title.map { $0 + ": " } ?? "") + opened.zoom.title(in: state.window.visible)
    }
    let state = charts[index]
    let untitled = charts.count > 1 ? "Chart \(index + 1)" : nil
    let title = state.words.title(state.window.visible, state.visibility, untitled: untitled)
    let behind = state.window.newCount
    return behind > 0 && !state.window.isFollowing ? "\(title), +\(behind) new" : title
  }

  /// What is read, as a line for the clipboard.
  var copiedLine: String? {
    chart.reading.map { chart.words.copied($0, chart.visibility) }
  }

  /// Returns the lines of the poster: what is read, or the slice of the pie that is pulled out.
  func posterLines(of state: ChartState, _ reading: Indicator.Reading) -> [PosterLine] {
    guard state.isPie else { return state.words.poster(reading, state.visibility) }
    let shares = PieShares(state.set, in: state.window.visible, state.visibility)
    guard let slice = shares.slices.first(where: { $0.series == state.pulled }) else { return [] }
    return [
      PosterLine(
        name: state.words.set.series[slice.series].name,
        value: state.words.texts.number(slice.average), percent: "\(slice.percent)%",
        series: slice.series)
    ]
  }
}
