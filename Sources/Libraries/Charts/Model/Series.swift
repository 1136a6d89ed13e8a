/// A series: one value per position, NaN where one is missing.
///
/// Values that aren't finite count as missing.
public struct Series: Hashable, Sendable {
  /// The series' key, unique in the set.
  public var label: String
  /// The name for display.
  public var name: String
  /// The way the series is drawn.
  public var kind: SeriesKind
  /// The color as 0xRRGGBB; `nil` for one from the palette.
  public var color: UInt32?
  /// The values; for candles, the closes.
  public var values: [Double]
  /// The other three values of each candle, if the kind is ``SeriesKind/candle``.
  public var candles: Candles?
  /// The unit of the values, such as `ms`, `%` or `€`, if it is known.
  public var unit: String?
  /// Whether a line goes on where values are missing, as those of a series whose rows alternate with
  /// those of others.
  public var joinsGaps = false
  /// The box at each position, if the series is that of a box plot.
  var boxes: [BoxSummary?]?

  /// Creates a series without validation; see ``ChartSet/validated()``.
  ///
  /// The name defaults to the label.
  public init(
    label: String, name: String? = nil, kind: SeriesKind = .line, color: UInt32? = nil,
    values: [Double], candles: Candles? = nil, unit: String? = nil
  ) {
    self.label = label
    self.name = name ?? label
    self.kind = kind
    self.color = color
    self.values = values
    self.candles = candles
    self.unit = unit
  }

  /// Returns the value at an index; NaN where it is missing, infinite or beyond the end.
  public func value(at index: Int) -> Double {
    guard values.indices.contains(index), values[index].isFinite else { return .nan }
    return values[index]
  }

  /// The lowest drawn value at each position.
  var lows: [Double] {
    candles?.low ?? boxes?.map { $0?.statistics.minimum ?? .nan } ?? values
  }

  /// The highest drawn value at each position; `nil` if that is the lowest one.
  var highs: [Double]? { candles?.high ?? boxes?.map { $0?.statistics.maximum ?? .nan } }

  /// Returns the values of a candle or a box with their names and units, NaN where missing; `nil`
  /// for other kinds.
  package func parts(at index: Int) -> [(word: String, value: Double, unit: String?)]? {
    if let boxes { return boxes.indices.contains(index) ? boxes[index]?.parts : nil }
    guard let candles else { return nil }
    let lists = [
      ("open", candles.open), ("high", candles.high), ("low", candles.low), ("close", values),
    ]
    return lists.map { ($0, $1.indices.contains(index) ? $1[index] : .nan, unit) }
  }

  /// Changes the list of values and, for candles, also those of open, high and low values.
  package mutating func changeLists(_ change: (inout [Double]) -> Void) {
    change(&values)
    guard var others = candles else { return }
    // The lists have only one owner, so that a change copies nothing.
    candles = nil
    change(&others.open)
    change(&others.high)
    change(&others.low)
    candles = others
  }

  /// Throws the first fault if the counts don't match.
  func validate(count: Int) throws(ChartSetError) {
    guard values.count == count else {
      throw .valueCount(label: label, count: values.count, positions: count)
    }
    guard (candles != nil) == kind.traits.needsCandles else { throw .candlesMismatch(label: label) }
    guard let candles else { return }
    guard [candles.open, candles.high, candles.low].allSatisfy({ $0.count == count }) else {
      throw .candleCount(label: label, positions: count)
    }
  }
}

/// The values of candles other than the closes.
public struct Candles: Hashable, Sendable {
  /// The first value of each interval.
  public var open: [Double]
  /// The highest value of each interval.
  public var high: [Double]
  /// The lowest value of each interval.
  public var low: [Double]

  /// Creates candles; all three arrays have one value per position.
  public init(open: [Double], high: [Double], low: [Double]) {
    self.open = open
    self.high = high
    self.low = low
  }
}
