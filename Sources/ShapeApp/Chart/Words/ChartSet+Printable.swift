internal import Cells
internal import Charts

extension ChartSet {
  /// The set with a title and names that can be printed: what would control a terminal is replaced.
  ///
  /// Labels stay as they are, since they are keys.
  var withPrintableNames: ChartSet {
    var set = self
    set.title = title.map { TextWidth.visible($0) }
    for index in series.indices { set.series[index].name = TextWidth.visible(series[index].name) }
    return set
  }
}
