/// A reader of chart sets from a tree of values such as JSON.
///
/// It reads three forms, and arrays of the first one:
///
/// - The format of a public contest: an object with `columns`, arrays that begin with their labels;
///   `types` by label (one `x`, `line`, `steps`, `points`, `bar`, `area`), `names` and `colors`
///   (`#RRGGBB`); the flags `y_scaled` (two axes), `stacked` and `percentage`; and a `title`.
///   Without a type, a column labeled `x` holds positions, any other one a line.
/// - Rows: an array of objects. The positions are under `x`, `time`, `timestamp` or `date`, the
///   first of these in the first row, otherwise rows are numbered from 0; every other key is a
///   series.
/// - An array of numbers: one series, its values numbered from 0.
///
/// Null is a missing value, as is a key missing from a row. Positions are sorted if they descend;
/// the sort is stable. Their unit is inferred from their magnitude: integers with 10, 13, 16 and 19
/// digits (the largest one decides; 12 digits are milliseconds as well) are seconds, milli-, micro-
/// and nanoseconds since 1970. If all are midnights in UTC they are days, otherwise seconds.
public struct ContestSet: Sendable {
  /// Parses the time of a position given as text; `nil` if the text isn't a time.
  public typealias TimeReader = @Sendable (String) -> (position: Double, unit: Positions.Unit)?

  private let time: TimeReader?

  /// Creates a reader; without a time reader, it rejects positions given as text.
  public init(time: TimeReader? = nil) { self.time = time }

  /// Returns the sets in a tree, at least one.
  ///
  /// - Complexity: O(n) in the number of values, O(n log n) if they have to be sorted.
  public func sets(in value: ContestValue) throws(ContestSetError) -> [ChartSet] {
    let root = ContestNode(value)
    switch value {
    case .object: return [try ContestColumns(root, time).set()]
    case .array(let elements): return try sets(of: elements, root)
    default: throw root.needs("an object or an array")
    }
  }

  private func sets(
    of elements: [ContestValue], _ root: ContestNode
  ) throws(ContestSetError) -> [ChartSet] {
    guard let first = elements.first else { throw root.error(.empty) }
    guard first.isObject else { return [try ContestNumbers(root).set()] }
    guard first["columns"] != nil else { return [try ContestRows(root, time).set()] }
    var sets: [ChartSet] = []
    for (index, element) in elements.enumerated() {
      sets.append(try ContestColumns(root.element(index, element), time).set())
    }
    return sets
  }
}
