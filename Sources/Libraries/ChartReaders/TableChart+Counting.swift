internal import Charts
internal import Tables

extension TableChart {
  /// Returns the number of rows for each different cell of a column, the most common one first.
  mutating func counts(of name: String) throws(ChartReaderError) -> ChartSet {
    let index = try column(name)
    let cells = try cells(index)
    let order = cells.names.indices.filter { !cells.names[$0].isEmpty }.sorted {
      let (left, right) = (cells.counts[$0], cells.counts[$1])
      return left == right ? $0 < $1 : left > right
    }
    guard !order.isEmpty else { throw fault("the column is empty", column: index) }
    let series = Series(
      label: "count", name: "count of \(table.columns[index].name)", kind: options.kind ?? .bar,
      values: order.map { Double(cells.counts[$0]) })
    return ChartSet(
      positions: Positions(labels: order.map { cells.names[$0] }), series: [series])
  }

  /// Returns an error about a column whose texts weren't kept.
  func tooManyTexts(_ index: Int, _ use: String) -> ChartReaderError {
    fault(
      "there are more than \(ChartReaderOptions.mostTexts) different texts, too many for \(use)",
      column: index)
  }

  /// Returns the texts of a column's cells; those of missing numbers are empty.
  func cells(_ index: Int) throws(ChartReaderError) -> TextColumn {
    switch table.columns[index].content {
    case .texts(let texts):
      guard texts.counts.reduce(0, +) == table.rows.count else {
        throw tooManyTexts(index, "names of series or bars")
      }
      return texts
    case .numbers(let values): return TextColumn(numbers: values)
    case .times: throw fault("the column holds times", column: index)
    }
  }
}
