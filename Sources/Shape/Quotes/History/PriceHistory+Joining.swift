internal import Charts

extension PriceHistory {
  /// Returns the rows up to and including a time, in the rows' unit: days or seconds.
  package func until(_ time: Double) -> PriceHistory {
    picking(Array(0..<rows(before: time.nextUp)))
  }

  /// Returns the rows of both histories; where both have a time, the other history's row is used.
  ///
  /// If only one of them has candles or volumes, the other's volumes are missing and its candles
  /// are flat at the close. Returns the receiver unchanged if only one of the histories is daily.
  ///
  /// - Complexity: O(n + m)
  package func joined(with other: PriceHistory) -> PriceHistory {
    guard isDaily == other.isDaily, other.count > 0 else { return self }
    guard count > 0 else { return other }
    var (mine, its) = (0, 0)
    var order: [Int] = []
    order.reserveCapacity(count + other.count)
    while mine < count || its < other.count {
      if its == other.count || mine < count && times[mine] < other.times[its] {
        order.append(mine)
        mine += 1
      } else {
        if mine < count, times[mine] == other.times[its] { mine += 1 }
        order.append(count + its)
        its += 1
      }
    }
    return appending(other).picking(order)
  }

  /// Returns the rows at some indices, in that order.
  func picking(_ order: [Int]) -> PriceHistory {
    func picked(_ values: [Double]) -> [Double] { order.map { values[$0] } }
    return PriceHistory(
      times: picked(times), isDaily: isDaily, closes: picked(closes),
      candles: candles.map { $0.map(picked) }, volumes: volumes.map(picked), decimals: decimals)
  }

  private func appending(_ other: PriceHistory) -> PriceHistory {
    var result = self
    result.times += other.times
    result.closes += other.closes
    result.decimals = max(decimals, other.decimals)
    if candles != nil || other.candles != nil {
      let (first, second) = (allCandles, other.allCandles)
      result.candles = Candles(
        open: first.open + second.open, high: first.high + second.high, low: first.low + second.low)
    }
    if volumes != nil || other.volumes != nil { result.volumes = allVolumes + other.allVolumes }
    return result
  }

  private var allCandles: Candles { candles ?? Candles(open: closes, high: closes, low: closes) }

  private var allVolumes: [Double] { volumes ?? Array(repeating: .nan, count: count) }
}

extension Candles {
  /// Returns the candles with each of the three columns changed.
  func map(_ change: ([Double]) -> [Double]) -> Candles {
    Candles(open: change(open), high: change(high), low: change(low))
  }
}
