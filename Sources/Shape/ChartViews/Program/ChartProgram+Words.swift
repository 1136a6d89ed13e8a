internal import ChartDrawings
internal import ChartReaders
internal import Charts

extension ChartProgram {
  func title(of index: Int) -> String {
    if let opened {
      let state = opened.state
      return (state.set.title.map { $0 + ": " } ?? "") + opened.zoom.title(in: state.window.visible)
    }
    let state = charts[index]
    let title = state.title(number: charts.count > 1 ? index + 1 : nil)
    let behind = state.window.newCount
    return behind > 0 && !state.window.isFollowing ? "\(title), +\(behind) new" : title
  }

  /// The reading as a line for the clipboard.
  var copiedLine: String? { chart.reading.map { chart.words.copied($0, chart.visibility) } }

  /// Returns the poster of the reading, or of the pie slice that is pulled out.
  ///
  /// An arrow in the heading means that the day can be opened.
  func poster(of state: ChartState, hasArrow: Bool = true) -> Poster? {
    guard state.isPie else {
      return state.reading.map { reading in
        var lines = state.words.poster(reading, state.visibility)
        if hasArrow, !lines.isEmpty, opens(day: reading) {
          lines[0].name += state.isUnicode ? " ›" : " >"
        }
        return Poster(lines: lines)
      }
    }
    let shares = PieShares(state.set, in: state.window.visible, state.visibility)
    guard let slice = shares.slices.first(where: { $0.series == state.pulled }) else { return nil }
    return Poster(lines: [
      PosterLine(
        name: state.words.set.series[slice.series].name,
        value: state.words.texts.value(slice.average, state.set.series[slice.series].unit),
        percent: "\(slice.percent)%", series: slice.series)
    ])
  }
}
