extension ChartSet {
  /// Returns the set with the rate of change of each series in place of its values: per second, per
  /// day on an axis of days, and per unit on an axis of numbers.
  ///
  /// A value below the one before it means that a counter was reset to 0 in between, so the whole
  /// value is its increase, as in Prometheus. The first value has no rate, nor has one at the same
  /// position as the one before it; a rate after missing values is that since the last known one.
  /// Candles become a line of their closes.
  ///
  /// - Complexity: O(n) in the values
  public var rates: ChartSet {
    var set = self
    let suffix: String? =
      switch positions.unit {
      case .seconds, .clock: "/s"
      case .days: "/d"
      case .number: positions.unitName.map { "/" + $0 }
      }
    for index in set.series.indices {
      set.series[index].becomeLineIfCandles()
      set.series[index].values = set.series[index].rates(at: positions)
      if let suffix { set.series[index].unit = (set.series[index].unit ?? "") + suffix }
    }
    return set
  }
}

extension ChartSet {
  /// The falls that ``rates`` takes for resets of a counter: their number, and the series and the
  /// index of the first one; `nil` if there is none.
  package var resets: (count: Int, series: Int, index: Int)? {
    var found: (count: Int, series: Int, index: Int)?
    for (number, one) in series.enumerated() {
      var last = -Double.infinity
      for index in 0..<positions.count {
        let value = one.value(at: index)
        guard !value.isNaN else { continue }
        if value < last {
          let isFirst = found.map { index < $0.index } ?? true
          found = (
            1 + (found?.count ?? 0), isFirst ? number : found?.series ?? number,
            min(index, found?.index ?? index)
          )
        }
        last = value
      }
    }
    return found
  }
}

extension Series {
  fileprivate func rates(at positions: Positions) -> [Double] {
    var last: (position: Double, value: Double)?
    return (0..<positions.count).map { index in
      let value = value(at: index)
      guard !value.isNaN else { return .nan }
      let position = positions[index]
      defer { last = (position, value) }
      guard let last, position > last.position else { return .nan }
      return (value < last.value ? value : value - last.value) / (position - last.position)
    }
  }
}
