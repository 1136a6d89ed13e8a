/// The allocation of a chart's rows.
struct RowBudget: Hashable {
  /// The parts that take rows from the plot, most important first.
  enum Part: CaseIterable {
    case dates, legend, title, miniMap, status

    /// The number of rows that the plot keeps if the part is present.
    var leastPlotRows: Double { self == .dates ? 3 : 4 }

    /// The width in letters from which the part is shown.
    ///
    /// It must not decrease from part to part: otherwise a wider chart could lose one.
    var leastColumns: Double {
      switch self {
      case .dates: 5
      case .legend, .title: 6
      case .miniMap: 8
      case .status: 10
      }
    }
  }

  private var parts: Set<Part> = []
  /// The rows of the legend.
  private(set) var legendRows = 1
  /// The rows of the mini-map.
  private(set) var miniMapRows: Int

  /// Allocates a height: first to each part in order, until one doesn't fit; then, while the plot
  /// keeps half of the height, to the rows that the legend needs and a mini-map of a tenth of the
  /// height.
  init(
    _ content: ChartLayout.Content, legendRows: Int, width: Double, height: Double,
    _ unit: ChartLayout.Unit
  ) {
    miniMapRows = unit.miniMapRows.lowerBound
    var rest = height
    for part in Part.allCases where content.has(part) {
      let cost = cost(part, unit)
      guard rest - cost >= part.leastPlotRows * unit.row,
        width >= part.leastColumns * unit.column
      else { break }
      rest -= cost
      parts.insert(part)
    }
    // Parts that appear at a larger size must not displace legend rows.
    let costs = Part.allCases.filter { content.has($0) }.map { cost($0, unit) }
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

  /// Returns whether there is space for a part.
  func has(_ part: Part) -> Bool { parts.contains(part) }

  private func cost(_ part: Part, _ unit: ChartLayout.Unit) -> Double {
    switch part {
    case .dates: unit.row
    case .legend, .title, .status: unit.row + unit.gap
    case .miniMap: Double(miniMapRows) * unit.row + unit.gap
    }
  }
}

extension ChartLayout.Content {
  fileprivate func has(_ part: RowBudget.Part) -> Bool {
    switch part {
    case .dates: hasDates
    case .legend: !legend.isEmpty
    case .title: hasTitle
    case .miniMap: hasMiniMap
    case .status: hasStatus
    }
  }
}
