extension ChartSet {
  /// Returns a set with a box for each series, or for each name of a category that has several
  /// values.
  ///
  /// - Complexity: O(n)
  package var boxes: ChartSet {
    let groups = groupsOfBoxes
    let found = groups.map { BoxSummary(of: $0.values) }
    var one = Series(
      label: "values", name: series.count == 1 ? series[0].name : "Values", kind: .box,
      color: series.count == 1 ? series[0].color : nil,
      values: found.map { $0?.statistics.median ?? .nan })
    one.boxes = found
    var set = ChartSet(
      title: title, positions: Positions(labels: groups.map(\.name)), series: [one])
    set.source = self
    return set
  }

  private var groupsOfBoxes: [(name: String, values: [Double])] {
    guard series.count == 1, let labels = positions.labels, Set(labels).count < labels.count else {
      return series.map { ($0.name, $0.values) }
    }
    var groups: [(name: String, values: [Double])] = []
    var places: [String: Int] = [:]
    for (index, label) in labels.enumerated() {
      let place = places[label] ?? groups.count
      if place == groups.count {
        places[label] = place
        groups.append((label, []))
      }
      groups[place].values.append(series[0].value(at: index))
    }
    return groups
  }
}
