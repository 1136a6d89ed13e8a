/// A candle, or several consecutive ones merged.
struct Candle: Hashable, Sendable {
  var open: Double
  var high: Double
  var low: Double
  var close: Double
}

extension Series {
  /// Returns a candle; `nil` if one of its values is missing.
  func candle(at index: Int) -> Candle? {
    guard let candles, values.indices.contains(index), candles.open.indices.contains(index),
      candles.high.indices.contains(index), candles.low.indices.contains(index)
    else { return nil }
    let candle = Candle(
      open: candles.open[index], high: candles.high[index], low: candles.low[index],
      close: values[index])
    let isWhole =
      candle.open.isFinite && candle.high.isFinite && candle.low.isFinite && candle.close.isFinite
    return isWhole ? candle : nil
  }
}

/// Trees over the highs and lows of candles, which merge any consecutive ones exactly.
///
/// Candles with a missing value are skipped.
public struct CandleExtremes: Sendable {
  private var lows: Extremes
  private var highs: Extremes

  /// Builds the trees of a candle series.
  ///
  /// - Complexity: O(n)
  public init(_ series: Series) {
    (lows, highs) = (Extremes([]), Extremes([]))
    append(series)
  }

  /// Updates the trees for a series that grew at the end and lost candles at the beginning.
  ///
  /// - Complexity: O(m + log n) for m new candles; O(n) if any were lost
  public mutating func update(_ series: Series, removed: Int = 0) {
    lows.removeFirst(removed)
    highs.removeFirst(removed)
    append(series)
  }

  private mutating func append(_ series: Series) {
    let start = lows.count
    guard start < series.values.count else { return }
    var (newLows, newHighs) = ([Double](), [Double]())
    newLows.reserveCapacity(series.values.count - start)
    newHighs.reserveCapacity(series.values.count - start)
    for index in start..<series.values.count {
      let candle = series.candle(at: index)
      newLows.append(candle?.low ?? .nan)
      newHighs.append(candle?.high ?? .nan)
    }
    lows.append(contentsOf: newLows)
    highs.append(contentsOf: newHighs)
  }

  /// Returns each column's merged candle; `nil` where there is none.
  ///
  /// - Complexity: O(c · log n) for c columns, and O(n) in missing candles
  func columns(of series: Series, at positions: Positions, _ grid: ColumnGrid) -> [Candle?] {
    let count = min(positions.count, lows.count)
    var start = positions.partition(0..<count, guess: grid.edge(0)) { $0 >= grid.edge(0) }
    return (0..<grid.count).map { column in
      let right = grid.edge(column + 1)
      let isLast = column + 1 == grid.count
      let end = positions.partition(start..<count, guess: right) {
        isLast ? $0 > right : $0 >= right
      }
      let candle = merged(series, at: start..<end)
      start = end
      return candle
    }
  }

  private func merged(_ series: Series, at indices: Range<Int>) -> Candle? {
    guard let low = lows.range(of: indices), let high = highs.range(of: indices),
      let first = indices.first(where: { lows.values[$0].isFinite }),
      let last = indices.last(where: { lows.values[$0].isFinite }),
      let opening = series.candle(at: first), let closing = series.candle(at: last)
    else { return nil }
    return Candle(
      open: opening.open, high: high.upperBound, low: low.lowerBound, close: closing.close)
  }
}
