/// Reads a set from rows.
struct ContestRows {
  private let root: ContestNode
  private let time: ContestSet.TimeReader?

  /// The keys of positions, most likely first.
  static let positionKeys = ["x", "time", "timestamp", "date"]

  init(_ root: ContestNode, _ time: ContestSet.TimeReader?) {
    self.root = root
    self.time = time
  }

  func set() throws(ContestSetError) -> ChartSet {
    let rows = try root.elements()
    let positionKey = Self.positionKeys.first { rows.first?[$0] != nil }
    var positions = ContestPositions(time)
    var series: [Series] = []
    var numbers: [String: Int] = [:]
    for (index, row) in rows.enumerated() {
      let node = root.element(index, row)
      for member in try node.members() where member.key != positionKey {
        let number = numbers[member.key] ?? series.count
        if number == series.count {
          numbers[member.key] = number
          let missing = Array(repeating: Double.nan, count: rows.count)
          series.append(Series(label: member.key, values: missing))
        }
        series[number].values[index] = try node.member(member).number()
      }
      if let positionKey {
        let member = try node.member(positionKey)
        try positions.add(member.value, at: member)
      }
    }
    guard !series.isEmpty else { throw root.error(.empty) }
    guard positionKey != nil else {
      return ChartSet(positions: .numbered(rows.count), series: series)
    }
    return positions.set(title: nil, series: series)
  }
}
