internal import Charts
internal import Tables

extension TableChart {
  /// Returns the number of rows for each different cell of a column, the most common one first.
  mutating func counts(of name: String) throws(ChartReaderError) -> ChartSet {
    let index = try column(name)
    var counts: [String: Int] = [:]
    var names: [String] = []
    for text in try cells(index) where !text.isEmpty {
      if counts[text, default: 0] == 0 { names.append(text) }
      counts[text, default: 0] += 1
    }
    guard !names.isEmpty else { throw fault("the column is empty", column: index) }
    let order = names.indices.sorted {
      let (left, right) = (counts[names[$0], default: 0], counts[names[$1], default: 0])
      return left == right ? $0 < $1 : left > right
    }
    let sorted = order.map { names[$0] }
    let series = Series(
      label: "count", name: "count of \(table.columns[index].name)", kind: options.kind ?? .bar,
      values: sorted.map { Double(counts[$0, default: 0]) })
    return ChartSet(positions: Positions(labels: sorted), series: [series])
  }

  /// Returns an error about a column whose texts weren't kept.
  func tooManyTexts(_ index: Int, _ use: String) -> ChartReaderError {
    fault(
      "there are more than \(ChartReaderOptions.mostTexts) different texts, too many for \(use)",
      column: index)
  }

  /// Returns the texts of a column's cells; those of missing numbers are empty.
  func cells(_ index: Int) throws(ChartReaderError) -> [String] {
    switch table.columns[index].content {
    case .texts(let texts):
      guard texts.count == table.rows.count else {
        throw tooManyTexts(index, "names of series or bars")
      }
      return texts
    case .numbers(let values):
      return values.map { value in
        guard value.isFinite else { return "" }
        let text = "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
      }
    case .times: throw fault("the column holds times", column: index)
    }
  }
}
