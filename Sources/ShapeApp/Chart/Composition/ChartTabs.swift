/// The tabs of the compositions of charts.
enum ChartTabs {
  /// The names, in the order of the tabs.
  static let names = ChartComposition.Kind.allCases.map(\.name)

  /// Returns the place of a composition among the tabs.
  static func index(of kind: ChartComposition.Kind) -> Int {
    ChartComposition.Kind.allCases.firstIndex(of: kind) ?? 0
  }

  /// Returns the composition of a tab; `nil` if there is no such tab.
  static func kind(at index: Int) -> ChartComposition.Kind? {
    let kinds = ChartComposition.Kind.allCases
    return kinds.indices.contains(index) ? kinds[index] : nil
  }
}

extension ChartComposition.Kind {
  /// The name on the tab.
  var name: String {
    switch self {
    case .list: "List"
    case .carousel: "Carousel"
    case .cards: "Cards"
    }
  }
}

extension ChartComposition.Kind {
  /// The composition after this one; the first after the last.
  var next: Self {
    let all = Self.allCases
    return all[(ChartTabs.index(of: self) + 1) % all.count]
  }
}
