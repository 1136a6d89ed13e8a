/// The allocation of a chart's rows.
struct RowBudget: Hashable {
  /// The number of rows of each strip that has space.
  private(set) var rows: [ChartLayout.Strip: Int] = [:]

  /// Allocates a height: first to each strip by rank, until one doesn't fit; then, while the plot
  /// keeps half of the height, to a second row of the legend if it needs one, and a mini-map of a
  /// tenth of the height.
  init(
    _ content: ChartLayout.Content, legendRows: Int, width: Double, height: Double,
    _ metrics: ChartLayout.Metrics
  ) {
    let strips = content.strips.sorted { $0.rank < $1.rank }
    var rest = height
    for strip in strips {
      let cost = metrics.height(of: strip)
      guard rest - cost >= strip.leastPlotRows * metrics.row,
        width >= strip.leastColumns * metrics.column
      else { break }
      rest -= cost
      rows[strip] = strip.rows.lowerBound
    }
    // Strips that appear at a larger size must not displace legend rows.
    rest = height - strips.map(metrics.height).reduce(0, +)
    let tenth = height / metrics.row / 10 + 0.5
    for strip in strips {
      guard var count = rows[strip] else { continue }
      let needed = strip == .legend ? Double(legendRows) : tenth
      let wanted = Int(min(needed, Double(strip.rows.upperBound)))
      while count < wanted, rest - metrics.row >= height / 2 {
        rest -= metrics.row
        count += 1
      }
      rows[strip] = count
    }
  }
}

extension ChartLayout.Metrics {
  /// Returns the height of a strip of its least number of rows, with the space beside it.
  fileprivate func height(of strip: ChartLayout.Strip) -> Double {
    Double(strip.rows.lowerBound) * row + (strip.hasGap ? gap : 0)
  }
}
