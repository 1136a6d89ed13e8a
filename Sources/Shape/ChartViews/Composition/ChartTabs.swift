/// The tabs for the arrangements of charts.
enum ChartTabs {
  /// The names, in tab order.
  static let names = ChartComposition.ChartArrangement.allCases.map(\.name)

  static func index(of kind: ChartComposition.ChartArrangement) -> Int {
    ChartComposition.ChartArrangement.allCases.firstIndex(of: kind) ?? 0
  }

  /// Returns the arrangement of a tab; `nil` if there is no such tab.
  static func kind(at index: Int) -> ChartComposition.ChartArrangement? {
    let kinds = ChartComposition.ChartArrangement.allCases
    return kinds.indices.contains(index) ? kinds[index] : nil
  }
}

extension ChartComposition.ChartArrangement {
  var name: String {
    switch self {
    case .list: "List"
    case .carousel: "Carousel"
    case .cards: "Cards"
    case .grid: "Grid"
    }
  }
}

extension ChartComposition.ChartArrangement {
  /// The next arrangement, wrapping around.
  var next: Self {
    let all = Self.allCases
    return all[(ChartTabs.index(of: self) + 1) % all.count]
  }
}
