internal import Cells
internal import Charts

extension ChartState {
  /// The title of a panel among others.
  package var panelTitle: String {
    TextWidth.visible(set.title ?? fileName ?? title())
  }

  /// Returns the title line; a chart without a title has the name of its file or its number, and
  /// one of a stream with a single series ends with the latest value.
  package func title(number: Int? = nil) -> String {
    let untitled = fileName.map { TextWidth.visible($0) } ?? number.map { "Chart \($0)" }
    let title = words.title(window.visible, visibility, untitled: untitled, isPie: isPie)
    guard isLive, set.source == nil, set.series.count == 1, let latest = latestText(of: 0) else {
      return title
    }
    return title + ", latest " + latest
  }
}
