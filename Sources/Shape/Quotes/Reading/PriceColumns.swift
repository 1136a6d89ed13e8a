internal import Charts

/// Price columns as in a source, in ascending order of time.
struct PriceColumns {
  var times: [Double]
  var isDaily: Bool
  var closes: [Double]
  var open: [Double]?
  var high: [Double]?
  var low: [Double]?
  var volumes: [Double]?

  /// Returns the history in some of the rows, and the number of rows without a price.
  ///
  /// For rows with the same time, the last one is used. A price must be positive.
  func history(of rows: [Int]) -> (history: PriceHistory, missing: Int) {
    var kept: [Int] = []
    kept.reserveCapacity(rows.count)
    var missing = 0
    for row in rows {
      guard closes[row].isPrice, times[row].isFinite else {
        missing += 1
        continue
      }
      if let last = kept.last, times[last] == times[row] { kept.removeLast() }
      kept.append(row)
    }
    let prices = kept.map { closes[$0] }
    let history = PriceHistory(
      times: kept.map { times[$0] }, isDaily: isDaily, closes: prices, candles: candles(kept),
      volumes: volumes.map { volumes in kept.map { volumes[$0] } },
      decimals: PriceDecimals.digits(of: prices))
    return (history, missing)
  }

  private func candles(_ rows: [Int]) -> Candles? {
    guard let open, let high, let low else { return nil }
    func prices(_ values: [Double]) -> [Double] {
      rows.map { values[$0].price ?? .nan }
    }
    return Candles(open: prices(open), high: prices(high), low: prices(low))
  }
}

extension PriceColumns {
  /// Returns seconds as calendar days, if the rows are daily; `nil` otherwise.
  ///
  /// Local midnights are moved to the nearest midnight in UTC.
  static func days(_ seconds: [Double], areMidnights: Bool) -> [Double]? {
    let steps = zip(seconds, seconds.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.sorted()
    let isAligned = seconds.allSatisfy { $0 == ($0 / 86_400).rounded(.down) * 86_400 }
    let isRare = !steps.isEmpty && steps[steps.count / 2] >= 72_000
    guard isAligned || isRare else { return nil }
    let shift = areMidnights ? 43_200.0 : 0
    return seconds.map { (($0 + shift) / 86_400).rounded(.down) }
  }
}
