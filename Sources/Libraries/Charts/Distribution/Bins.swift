internal import Mathematics

/// Bins of equal width, in which values are counted.
///
/// A value at the edge between two bins is in the upper one; one at the last edge is in the last
/// bin.
public struct Bins: Hashable, Sendable {
  /// The first edge.
  public let first: Double
  /// The last edge.
  public let last: Double
  /// The number of bins, at least 1.
  public let count: Int
  /// Whether bins hold whole numbers, with edges halfway between these.
  public let isWhole: Bool

  /// The maximum number of bins.
  public static let limit = 1000

  /// Creates bins between two edges; fewer ones if there aren't as many numbers between these.
  init(from first: Double, to last: Double, count: Int, isWhole: Bool = false) {
    (self.first, self.last, self.isWhole) = (first, last, isWhole)
    let most = (last / 2 - first / 2) / (max(first.magnitude, last.magnitude).ulp / 2)
    // Neighbors of 0 are closer than half of the least difference that can be divided.
    self.count = most.isNaN ? 1 : min(max(1, Int(min(most, Double(count)))), Self.limit)
  }

  /// The width of a bin.
  public var width: Double { Self.part(count, from: first, to: last) }

  /// Returns the edge below a bin, or above the last one.
  public func edge(_ index: Int) -> Double {
    guard index < count else { return last }
    let distance = Double(index) * width
    return distance.isFinite ? first + distance : last - Double(count - index) * width
  }

  /// The edges, one more than bins.
  public var edges: [Double] { (0...count).map(edge) }

  /// Returns the center of a bin.
  public func center(_ index: Int) -> Double { edge(index) / 2 + edge(index + 1) / 2 }

  /// Returns the bin of a value; `nil` for one outside the edges.
  public func index(of value: Double) -> Int? {
    guard value >= first, value <= last else { return nil }
    let share = (value / 2 - first / 2) / (last / 2 - first / 2)
    var index = share.isNaN ? 0 : min(max(0, Int(share * Double(count))), count - 1)
    // Rounding may make the guess off by one.
    while index > 0, value < edge(index) { index -= 1 }
    while index + 1 < count, value >= edge(index + 1) { index += 1 }
    return index
  }

  /// Returns the number of values in each bin.
  public func counts(of values: [Double]) -> [Int] {
    var counts = Array(repeating: 0, count: count)
    for value in values {
      if let index = index(of: value) { counts[index] += 1 }
    }
    return counts
  }

  private static func part(_ count: Int, from first: Double, to last: Double) -> Double {
    let width = last - first
    let count = Double(count)
    guard !width.isFinite else { return width / count }
    return min(last / count - first / count, .greatestFiniteMagnitude)
  }
}

extension Bins {
  /// Chooses bins for values; `nil` without finite ones.
  ///
  /// The edges are at the minimum and maximum, as in numpy. Without a count, the width is that of
  /// D. Freedman and P. Diaconis (“On the histogram as a density estimator”, 1981), twice the
  /// interquartile range divided by the cube root of the number of values; if that is 0, the width
  /// of H. A. Sturges (“The choice of a class interval”, 1926). If all values are whole, so is the
  /// width, and edges are halfway between whole numbers: otherwise, some bins would hold more whole
  /// numbers than others.
  public init?(for values: [Double], count: Int? = nil) {
    let values = values.filter(\.isFinite)
    guard let low = values.min(), let high = values.max() else { return nil }
    guard low < high else {
      let half = max(0.5, low.magnitude * 1e-12)
      self.init(
        from: max(low - half, -.greatestFiniteMagnitude),
        to: min(low + half, .greatestFiniteMagnitude), count: count ?? 1)
      return
    }
    if let count {
      self.init(from: low, to: high, count: count)
      return
    }
    let width = Self.usualWidth(of: values, over: low...high)
    guard values.allSatisfy({ $0 == $0.rounded() && $0.magnitude < 0x1p50 }) else {
      self.init(from: low, to: high, count: Self.count((high / 2 - low / 2) / (width / 2)))
      return
    }
    let least = ((high - low + 1) / Double(Self.limit)).rounded(.up)
    let whole = max(least, width.rounded(.up))
    let count = Self.count((high - low + 1) / whole)
    self.init(
      from: low - 0.5, to: low - 0.5 + whole * Double(count), count: count, isWhole: true)
  }

  private static func count(_ exact: Double) -> Int {
    exact.isNaN ? 1 : Int(min(exact.rounded(.up), Double(limit)))
  }

  /// Returns the width by Freedman and Diaconis, otherwise by Sturges.
  private static func usualWidth(of values: [Double], over range: ClosedRange<Double>) -> Double {
    var order = PartialOrder(values)
    let spread = order.quantile(0.75) / 2 - order.quantile(0.25) / 2
    let count = Double(values.count)
    let width = 4 * spread * power(count, -1 / 3)
    if width > 0, width.isFinite { return width }
    let parts = binaryLogarithm(count) + 1
    // Halved, since the range may overflow.
    return (range.upperBound / 2 - range.lowerBound / 2) / (parts / 2)
  }
}
