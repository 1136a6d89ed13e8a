/// Statistics of a list of numbers.
///
/// Numbers that aren't finite count as missing. Quantiles are interpolated linearly between the
/// ordered numbers (type 7 of R. J. Hyndman and Y. Fan, “Sample Quantiles in Statistical Packages”,
/// 1996), as by default in R, numpy and pandas.
public struct Statistics: Hashable, Sendable {
  /// The number of finite numbers, at least 1.
  public let count: Int
  /// The minimum.
  public let minimum: Double
  /// The first quartile.
  public let firstQuartile: Double
  /// The median.
  public let median: Double
  /// The third quartile.
  public let thirdQuartile: Double
  /// The maximum.
  public let maximum: Double
  /// The sum; infinite or NaN on overflow.
  public let sum: Double
  /// The mean.
  public let mean: Double
  /// The standard deviation of a sample, which divides by one less than the count; `nil` for a
  /// single number.
  public let deviation: Double?

  /// Computes the statistics; `nil` without finite numbers.
  ///
  /// The sum, the mean and the deviation equal the exact results up to the last digit or two.
  ///
  /// - Complexity: O(n)
  public init?(of numbers: [Double]) {
    self.init(finite: numbers.filter(\.isFinite))
  }

  private init?(finite numbers: [Double]) {
    guard let low = numbers.min(), let high = numbers.max() else { return nil }
    (count, minimum, maximum) = (numbers.count, low, high)
    // A power of two that keeps sums and squares in range.
    let exponent = Self.exponent(of: max(low.magnitude, high.magnitude))
    let factor = 1.0.scaled(byPowerOfTwo: -exponent)
    var total = PreciseSum()
    for number in numbers { total.add(number * factor) }
    let center = total.value / Double(numbers.count)
    (mean, sum) = (
      min(max(center.scaled(byPowerOfTwo: exponent), low), high),
      total.value.scaled(byPowerOfTwo: exponent)
    )
    deviation = Self.deviation(of: numbers, mean)
    var order = PartialOrder(numbers)
    firstQuartile = order.quantile(0.25)
    median = order.quantile(0.5)
    thirdQuartile = order.quantile(0.75)
  }

  private static func deviation(of numbers: [Double], _ mean: Double) -> Double? {
    guard numbers.count > 1 else { return nil }
    let farthest = numbers.reduce(0) { max($0, ($1 / 2 - mean / 2).magnitude) }
    let exponent = exponent(of: farthest) + 1
    let factor = 1.0.scaled(byPowerOfTwo: -exponent)
    var (squares, rest) = (PreciseSum(), PreciseSum())
    for number in numbers {
      let distance = number * factor - mean * factor
      squares.add(distance, times: distance)
      rest.add(distance)
    }
    // What remains is due to the rounding of the mean.
    let correction = rest.value * (rest.value / Double(numbers.count))
    let variance = max(0, squares.value - correction) / Double(numbers.count - 1)
    return variance.squareRoot().scaled(byPowerOfTwo: exponent)
  }

  /// Returns the exponent of a number, clamped so that the inverse power of two is finite.
  private static func exponent(of number: Double) -> Int {
    number == 0 ? 0 : max(-1000, Int(number.exponent))
  }
}
