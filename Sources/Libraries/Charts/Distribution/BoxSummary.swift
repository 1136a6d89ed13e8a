/// The numbers that a box plot shows of a list.
///
/// Source: J. W. Tukey, “Exploratory Data Analysis”, 1977.
public struct BoxSummary: Hashable, Sendable {
  /// The statistics, among them the quartiles, which are the edges of the box.
  public let statistics: Statistics
  /// The ends of the whiskers: the farthest numbers within 1.5 interquartile ranges of the box.
  public let whiskers: ClosedRange<Double>
  /// The numbers beyond the whiskers, ascending.
  public let outliers: [Double]
  /// The unit of the numbers, if it is known.
  let unit: String?

  /// The length of a whisker in interquartile ranges.
  private static let reach = 1.5

  /// Summarizes a list; `nil` without finite numbers.
  ///
  /// - Complexity: O(n), and O(k log k) for k outliers
  public init?(of numbers: [Double], unit: String? = nil) {
    guard let found = Statistics(of: numbers) else { return nil }
    (statistics, self.unit) = (found, unit)
    let length = (found.thirdQuartile - found.firstQuartile) * Self.reach
    // An infinite length includes everything.
    let fences = (found.firstQuartile - length)...(found.thirdQuartile + length)
    var inside = Bounds()
    var outliers: [Double] = []
    for number in numbers where number.isFinite {
      if fences.contains(number) { inside.add(number) } else { outliers.append(number) }
    }
    // Quartiles between two numbers can be beyond all that aren't outliers.
    whiskers =
      min(inside.lower, found.firstQuartile)...max(inside.upper, found.thirdQuartile)
    self.outliers = outliers.sorted()
  }

  /// The numbers with their names and units, from the top of a box plot to its bottom.
  package var parts: [(word: String, value: Double, unit: String?)] {
    [
      ("maximum", statistics.maximum, unit), ("third quartile", statistics.thirdQuartile, unit),
      ("median", statistics.median, unit), ("first quartile", statistics.firstQuartile, unit),
      ("minimum", statistics.minimum, unit), ("values", Double(statistics.count), nil),
      ("outliers", Double(outliers.count), nil),
    ]
  }
}
