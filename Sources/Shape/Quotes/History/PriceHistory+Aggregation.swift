internal import Charts

extension PriceHistory {
  /// Returns a history with one row for each interval that has rows.
  ///
  /// A row has the first open, the highest high, the lowest low, the last close and the total
  /// volume. Its time is the first calendar day of the interval. Missing values are skipped. Rows
  /// without candles become candles of their closes where an interval has several rows.
  ///
  /// - Complexity: O(n)
  package func aggregated(by interval: PriceInterval) -> PriceHistory {
    guard interval != .none else { return self }
    let starts = indices.map { Double(interval.start(ofDay: day(of: $0))) }
    let ranges = Self.runs(of: starts)
    guard !isDaily || ranges.count < count || starts != times else { return self }
    let candles = candles ?? Candles(open: closes, high: closes, low: closes)
    var result = PriceHistory(
      times: ranges.map { starts[$0.lowerBound] }, isDaily: true,
      closes: ranges.map { closes[$0].last { $0.isFinite } ?? .nan }, decimals: decimals)
    if self.candles != nil || ranges.count < count {
      result.candles = Candles(
        open: ranges.map { candles.open[$0].first { $0.isFinite } ?? .nan },
        high: ranges.map { candles.high[$0].lazy.filter(\.isFinite).max() ?? .nan },
        low: ranges.map { candles.low[$0].lazy.filter(\.isFinite).min() ?? .nan })
    }
    result.volumes = volumes.map { volumes in ranges.map { Self.sum(volumes[$0]) ?? .nan } }
    return result
  }

  /// The indices of the rows.
  var indices: Range<Int> { 0..<count }

  /// Returns a row's day since 1970, in UTC for intraday rows.
  func day(of index: Int) -> Int {
    let days = (isDaily ? times[index] : times[index] / 86_400).rounded(.down)
    return Int(min(max(days, -1e9), 1e9))
  }

  /// Returns the runs of equal values.
  static func runs(of values: [Double]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for end in 1..<max(values.count, 1) where values[end] != values[end - 1] {
      ranges.append(start..<end)
      start = end
    }
    if start < values.count { ranges.append(start..<values.count) }
    return ranges
  }

  /// Returns the sum of the numbers that aren't missing; `nil` if all are.
  static func sum(_ volumes: ArraySlice<Double>) -> Double? {
    let known = volumes.filter(\.isFinite)
    return known.isEmpty ? nil : known.reduce(0, +)
  }
}
