internal import Cells
internal import Charts

extension ChartSet {
  /// The set with control characters replaced in its title and names.
  ///
  /// Labels are unchanged, since they are keys.
  var withPrintableNames: ChartSet {
    var set = self
    set.title = title.map { TextWidth.visible($0) }
    for index in series.indices { set.series[index].name = TextWidth.visible(series[index].name) }
    return set
  }
}
