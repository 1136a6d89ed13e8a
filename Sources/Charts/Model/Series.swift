/// One series: a value for each position, NaN where one is missing.
///
/// Values that aren't finite count as missing.
public struct Series: Hashable, Sendable {
  /// How a series is drawn.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Straight lines from point to point.
    case line
    /// A level that holds until the next position.
    case steps
    /// Points that aren't joined.
    case points
    /// Bars from zero.
    case bar
    /// An area between a line and zero, or the series below.
    case area
    /// Open, high, low and close.
    case candle
  }

  /// The key of the series; unique in the set.
  public var label: String
  /// The name for people.
  public var name: String
  /// How the series is drawn.
  public var kind: Kind
  /// The color as 0xRRGGBB; `nil` takes one of the palette.
  public var color: UInt32?
  /// The values; for candles, the closing values.
  public var values: [Double]
  /// The other three values of each candle, if the kind is ``Kind/candle``.
  public var candles: Candles?

  /// Creates a series without checking it; ``ChartSet/validated()`` does.
  ///
  /// The name is the label if none is given.
  public init(
    label: String, name: String? = nil, kind: Kind = .line, color: UInt32? = nil,
    values: [Double], candles: Candles? = nil
  ) {
    self.label = label
    self.name = name ?? label
    self.kind = kind
    self.color = color
    self.values = values
    self.candles = candles
  }

  /// Returns the value at an index; NaN where it is missing, infinite or beyond the end.
  public func value(at index: Int) -> Double {
    guard values.indices.contains(index), values[index].isFinite else { return .nan }
    return values[index]
  }

  /// Throws the first fault, if the counts don't agree.
  func validate(count: Int) throws(ChartSetError) {
    guard values.count == count else {
      throw .valueCount(label: label, count: values.count, positions: count)
    }
    guard (candles != nil) == (kind == .candle) else { throw .candlesMismatch(label: label) }
    guard let candles else { return }
    guard [candles.open, candles.high, candles.low].allSatisfy({ $0.count == count }) else {
      throw .candleCount(label: label, positions: count)
    }
  }
}

/// The values of candles besides the closing ones.
public struct Candles: Hashable, Sendable {
  /// The first value of each interval.
  public var open: [Double]
  /// The highest value of each interval.
  public var high: [Double]
  /// The lowest value of each interval.
  public var low: [Double]

  /// Creates candles; all three have a value for each position.
  public init(open: [Double], high: [Double], low: [Double]) {
    self.open = open
    self.high = high
    self.low = low
  }
}
