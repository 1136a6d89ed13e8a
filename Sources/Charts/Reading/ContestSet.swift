/// A reader of chart sets from a tree of values such as JSON.
///
/// Three forms are read, and arrays of the first one:
///
/// - The form of a public contest: an object with `columns`, arrays that begin with their labels;
///   `types` by label (`x` once, `line`, `steps`, `points`, `bar`, `area`), `names` and `colors`
///   (`#RRGGBB`); the flags `y_scaled` (two axes), `stacked` and `percentage`; and a `title`.
///   Without a type, a column labeled `x` holds positions, any other one a line.
/// - Rows: an array of objects. The positions are under `x`, `time`, `timestamp` or `date`, the first
///   that the first row has, else rows are numbered from 0; each other key is a series.
/// - An array of numbers: one series, its values numbered from 0.
///
/// Null is a missing value, as is a key that a row doesn't have. Positions are sorted if they descend,
/// equal ones keeping their order. Their unit is found by their size: whole numbers of 10, 13, 16
/// and 19 digits (the largest one; 12 also for milliseconds) are seconds since 1970, milli-, micro-
/// and nanoseconds. If all are midnights in UTC they are days, else seconds.
public struct ContestSet: Sendable {
  /// Reads the time of a position given as a text; `nil` if the text isn't one.
  public typealias TimeReader = @Sendable (String) -> (position: Double, unit: Positions.Unit)?

  private let time: TimeReader?

  /// Creates a reader; without a closure that reads times, it refuses positions that are texts.
  public init(time: TimeReader? = nil) { self.time = time }

  /// Returns the sets of a tree, at least one.
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
