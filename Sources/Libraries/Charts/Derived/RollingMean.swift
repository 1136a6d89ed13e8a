/// The window of a rolling mean, which ends at each position and includes it.
public enum RollingWindow: Hashable, Sendable {
  /// A number of positions.
  case rows(Int)
  /// A span of time in seconds, without its start.
  case seconds(Double)
  /// A distance on an axis of numbers, without its start.
  case distance(Double)

  /// Returns the distance in a unit of positions; `nil` if the window doesn't fit an axis of that
  /// unit.
  func distance(in unit: PositionUnit) -> Double? {
    switch (self, unit) {
    case (.seconds(let seconds), .days): seconds / 86_400
    case (.seconds(let seconds), .seconds), (.seconds(let seconds), .clock): seconds
    case (.distance(let distance), .number): distance
    default: nil
    }
  }

  /// The name of the mean, such as “7 d average”.
  public var name: String {
    switch self {
    case .rows(let count): return "average of \(count)"
    case .distance(let distance): return "average over \(DecimalNumber(shortest: distance).text)"
    case .seconds(let seconds):
      let units = [(86_400.0, "d"), (3600, "h"), (60, "min")]
      let unit = units.first { seconds.truncatingRemainder(dividingBy: $0.0) == 0 } ?? (1, "s")
      return "\(DecimalNumber(shortest: seconds / unit.0).text) \(unit.1) average"
    }
  }
}

extension DecimalNumber {
  fileprivate var text: String {
    NumberForm(factor: .one, groupSeparator: "").text(for: self, decimals: max(0, -exponent))
  }
}

extension ChartSet {
  /// Returns the set with the rolling mean of each series in place of its values; `nil` if the
  /// window doesn't fit the axis.
  ///
  /// A mean is that of the values in the window, as many as there are; where a value is missing, so
  /// is the mean. Candles become a line of their closes.
  ///
  /// - Complexity: O(n) in the values
  public func averaged(over window: RollingWindow) -> ChartSet? {
    let starts: [Int]
    if case .rows(let count) = window {
      starts = (0..<positions.count).map { max(0, $0 - max(1, count) + 1) }
    } else if let distance = window.distance(in: positions.unit), positions.labels == nil {
      starts = positions.starts(within: distance)
    } else {
      return nil
    }
    var set = self
    for index in set.series.indices {
      set.series[index].becomeLineIfCandles()
      set.series[index].values = set.series[index].values.rollingMeans(from: starts)
      set.series[index].name += ", " + window.name
    }
    return set
  }
}

extension Series {
  /// Makes a line of the closes of candles.
  mutating func becomeLineIfCandles() {
    guard kind.traits.needsCandles else { return }
    (kind, candles) = (.line, nil)
  }
}

extension Positions {
  /// Returns for each position the first index less than a distance before it.
  fileprivate func starts(within distance: Double) -> [Int] {
    // A distance of several steps isn't longer than these because of rounding.
    let least = distance * (1 - 1e-9)
    var start = 0
    return (0..<count).map { index in
      while start < index, self[index] - self[start] >= least { start += 1 }
      return start
    }
  }
}

extension [Double] {
  /// Returns the mean from a start up to each index, of what is finite; NaN where a value isn't.
  ///
  /// Each sum consists of two: from the start to a middle, and from there on. The first ones are
  /// added up backwards each time the start reaches the middle, so nothing is subtracted, and no
  /// error accumulates.
  fileprivate func rollingMeans(from starts: [Int]) -> [Double] {
    let largest = reduce(0) { $1.isFinite ? Swift.max($0, $1.magnitude) : $0 }
    // The sum of huge values would overflow.
    let exponent = largest > 1e290 ? 64 : 0
    let terms = map { $0.isFinite ? $0.scaled(byPowerOfTwo: -exponent) : .nan }
    var heads: [RollingSum] = []
    var tail = RollingSum()
    var (first, middle) = (0, 0)
    return terms.indices.map { index in
      let start = index < starts.count ? starts[index] : index
      tail.add(terms[index])
      if start >= middle {
        (first, middle) = (start, index + 1)
        tail = RollingSum()
        heads = terms[start...index].reversed().map { term in
          tail.add(term)
          return tail
        }
        tail = RollingSum()
        heads.reverse()
      }
      guard !terms[index].isNaN else { return .nan }
      let head = start < middle ? heads[start - first] : RollingSum()
      return head.mean(with: tail).scaled(byPowerOfTwo: exponent)
    }
  }
}

/// A sum of values with their number.
private struct RollingSum {
  private var sum = PreciseSum()
  private var count = 0.0

  mutating func add(_ term: Double) {
    guard !term.isNaN else { return }
    sum.add(term)
    count += 1
  }

  /// Returns the mean of the values of two sums.
  func mean(with other: RollingSum) -> Double {
    var both = sum
    both.add(other.sum.high)
    both.add(other.sum.low)
    let total = count + other.count
    let mean = both.high / total
    // The remainder of the division makes the mean of equal values exact.
    return mean + (both.high.addingProduct(-mean, total) + both.low) / total
  }
}
