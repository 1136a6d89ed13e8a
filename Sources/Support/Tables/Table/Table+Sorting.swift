extension Table {
  /// Sorts the rows by time unless they are ascending; the sort is stable.
  ///
  /// - Complexity: O(n) if the rows ascend or descend, otherwise O(n log n).
  package mutating func sortByTime() {
    guard let times, !times.isAscending else { return }
    let order = times.ascendingOrder
    for index in columns.indices { columns[index].content.reorder(order) }
    rows = rows.reordered(order)
    wasSorted = true
  }
}

extension Table.Content {
  fileprivate mutating func reorder(_ order: [Int32]) {
    switch self {
    case .numbers(let values): self = .numbers(order.map { values[Int($0)] })
    // Texts that weren't kept have no order.
    case .texts(let texts):
      self = .texts(texts.isEmpty ? texts : texts.reordered(order.lazy.map { Int($0) }))
    case .times(let times): self = .times(times.reordered(order))
    }
  }
}

extension Times {
  /// Returns the indices of the times in ascending order; the sort is stable.
  fileprivate var ascendingOrder: [Int32] {
    let indices = (0..<Int32(clamping: count)).lazy
    switch storage {
    case .regular(_, let step, _): return step >= 0 ? Array(indices) : indices.reversed()
    case .listed(let values):
      return indices.sorted { left, right in
        let (a, b) = (values[Int(left)], values[Int(right)])
        return a == b ? left < right : a < b
      }
    }
  }

  fileprivate func reordered(_ order: [Int32]) -> Times {
    switch storage {
    case .regular(let start, let step, let count):
      let last = start + Double(count - 1) * step
      return Times(
        .regular(start: last, step: -step, count: count), unit: unit, hasZone: hasZone)
    case .listed(let values):
      return Times(.listed(order.map { values[Int($0)] }), unit: unit, hasZone: hasZone)
    }
  }
}
