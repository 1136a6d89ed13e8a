internal import Cells
internal import Charts

extension ChartSet {
  /// The set with control characters replaced in its title and names, and with short names.
  ///
  /// Labels are unchanged, since they are keys.
  var withPrintableNames: ChartSet {
    var set = self
    set.title = title.map { TextWidth.visible($0) }
    for (index, name) in String.shortNames(series.map(\.name)).enumerated() {
      set.series[index].name = name
    }
    set.source = source?.withPrintableNames
    set.positions.labels = positions.labels.map { String.shortNames($0) }
    return set
  }
}
