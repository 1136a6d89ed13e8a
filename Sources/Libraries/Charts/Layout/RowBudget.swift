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
    _ unit: ChartLayout.Unit
  ) {
    miniMapRows = unit.miniMapRows.lowerBound
    var rest = height
    for strip in Strip.allCases where content.has(strip) {
      let cost = cost(strip, unit)
      guard rest - cost >= strip.leastPlotRows * unit.row,
        width >= strip.leastColumns * unit.column
      else { break }
      rest -= cost
      strips.insert(strip)
    }
    // Strips that appear at a larger size must not displace legend rows.
    let costs = Strip.allCases.filter { content.has($0) }.map { cost($0, unit) }
    rest = height - costs.reduce(0, +)
    while has(.legend), self.legendRows < legendRows, rest - unit.row >= height / 2 {
      rest -= unit.row
      self.legendRows += 1
    }
    let tenth = Int(min(height / unit.row / 10 + 0.5, Double(unit.miniMapRows.upperBound)))
    while has(.miniMap), miniMapRows < tenth, rest - unit.row >= height / 2 {
      rest -= unit.row
      miniMapRows += 1
    }
  }

  /// Returns whether there is space for a strip.
  func has(_ strip: Strip) -> Bool { strips.contains(strip) }

  private func cost(_ strip: Strip, _ unit: ChartLayout.Unit) -> Double {
    switch strip {
    case .dates: unit.row
    case .legend, .title, .status: unit.row + unit.gap
    case .miniMap: Double(miniMapRows) * unit.row + unit.gap
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
