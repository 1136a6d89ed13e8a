/// The allocation of a chart's rows.
struct RowBudget: Hashable {
  /// The strips that take rows from the plot, most important first.
  enum Strip: CaseIterable {
    case dates, legend, title, miniMap, status

    /// The number of rows that the plot keeps if the strip is present.
    var leastPlotRows: Double { self == .dates ? 3 : 4 }

    /// The width in letters from which the strip is shown.
    ///
    /// It must not decrease from strip to strip: otherwise a wider chart could lose one.
    var leastColumns: Double {
      switch self {
      case .dates: 5
      case .legend, .title: 6
      case .miniMap: 8
      case .status: 10
      }
    }
  }

  private var strips: Set<Strip> = []
  /// The rows of the legend.
  private(set) var legendRows = 1
  /// The rows of the mini-map.
  private(set) var miniMapRows: Int

  /// Allocates a height: first to each strip in order, until one doesn't fit; then, while the plot
  /// keeps half of the height, to the rows that the legend needs and a mini-map of a tenth of the
  /// height.
  init(
    _ content: ChartLayout.Content, legendRows: Int, width: Double, height: Double,
    _ metrics: ChartLayout.Metrics
  ) {
    miniMapRows = metrics.miniMapRows.lowerBound
    var rest = height
    for strip in Strip.allCases where content.has(strip) {
      let cost = cost(strip, metrics)
      guard rest - cost >= strip.leastPlotRows * metrics.row,
        width >= strip.leastColumns * metrics.column
      else { break }
      rest -= cost
      strips.insert(strip)
    }
    // Strips that appear at a larger size must not displace legend rows.
    let costs = Strip.allCases.filter { content.has($0) }.map { cost($0, metrics) }
    rest = height - costs.reduce(0, +)
    while has(.legend), self.legendRows < legendRows, rest - metrics.row >= height / 2 {
      rest -= metrics.row
      self.legendRows += 1
    }
    let tenth = Int(min(height / metrics.row / 10 + 0.5, Double(metrics.miniMapRows.upperBound)))
    while has(.miniMap), miniMapRows < tenth, rest - metrics.row >= height / 2 {
      rest -= metrics.row
      miniMapRows += 1
    }
  }

  /// Returns whether there is space for a strip.
  func has(_ strip: Strip) -> Bool { strips.contains(strip) }

  private func cost(_ strip: Strip, _ metrics: ChartLayout.Metrics) -> Double {
    switch strip {
    case .dates: metrics.row
    case .legend, .title, .status: metrics.row + metrics.gap
    case .miniMap: Double(miniMapRows) * metrics.row + metrics.gap
    }
  }
}

extension ChartLayout.Content {
  fileprivate func has(_ strip: RowBudget.Strip) -> Bool {
    switch strip {
    case .dates: hasDates
    case .legend: !legend.isEmpty
    case .title: hasTitle
    case .miniMap: hasMiniMap
    case .status: hasStatus
    }
  }
}
