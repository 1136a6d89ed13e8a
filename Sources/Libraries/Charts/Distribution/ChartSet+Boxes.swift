extension ChartSet {
  /// Returns a set with a box for each series, or for each name of a category that has several
  /// values.
  ///
  /// - Complexity: O(n)
  package var boxes: ChartSet {
    let groups = groupsOfBoxes
    let found = groups.map { BoxSummary(of: $0.values, unit: $0.unit) }
    var one = Series(
      label: "values", name: series.count == 1 ? series[0].name : "Values", kind: .box,
      color: series.count == 1 ? series[0].color : nil,
      values: found.map { $0?.statistics.median ?? .nan }, unit: series.commonUnit)
    one.boxes = found
    var set = ChartSet(
      title: title, positions: Positions(labels: groups.map(\.name)), series: [one])
    set.source = self
    return set
  }

  private var groupsOfBoxes: [(name: String, values: [Double], unit: String?)] {
    guard series.count == 1, let labels = positions.labels, Set(labels).count < labels.count else {
      return series.map { ($0.name, $0.values, $0.unit) }
    }
    var groups: [(name: String, values: [Double], unit: String?)] = []
    var places: [String: Int] = [:]
    for (index, label) in labels.enumerated() {
      let place = places[label] ?? groups.count
      if place == groups.count {
        places[label] = place
        groups.append((label, [], series[0].unit))
      }
      groups[place].values.append(series[0].value(at: index))
    }
    return groups
  }
}
