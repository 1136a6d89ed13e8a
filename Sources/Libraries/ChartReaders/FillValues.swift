internal import Tables

/// Numbers of nines, such as -9999 and 999.9, that stand for missing values in columns where they are far
/// from the others, as weather services write them.
struct FillValues {
  /// A column that seems to have such a number.
  private struct Candidate {
    var column: Int
    var value: Double
    var count: Int
    /// Whether the number is hardly ever measured.
    var isStrong: Bool
  }

  private let candidates: [Candidate]

  /// Finds the numbers in a table.
  ///
  /// A positive one, or one of only two nines, may be a measurement. It counts only if another column
  /// has a number of nines too, and if it is there twice or isn't whole.
  init(_ table: Table, except horizontal: Int?) {
    var found: [Candidate] = []
    for (column, content) in table.columns.map(\.content).enumerated() where column != horizontal {
      if case .numbers(let values) = content { found += Self.candidates(values, column) }
    }
    let isUsual =
      Set(found.map(\.column)).count > 1 && found.contains { $0.isStrong || $0.value >= 999 }
    candidates = found.filter { candidate in
      let recurs = candidate.count > 1 || candidate.value != candidate.value.rounded()
      return candidate.isStrong || (isUsual && recurs)
    }
  }

  /// Makes the numbers gaps, and returns a clause about each column.
  func remove(from table: inout Table) -> [String] {
    candidates.map { candidate in
      let column = table.columns[candidate.column]
      if case .numbers(let values) = column.content {
        table.columns[candidate.column].content = .numbers(
          values.map { $0 == candidate.value ? .nan : $0 })
      }
      let value = Int(exactly: candidate.value).map { "\($0)" } ?? "\(candidate.value)"
      return candidate.count == 1
        ? "1 value of \(value) in \(column.name.excerpt) was read as missing, since it is far from the others"
        : "\(candidate.count) values of \(value) in \(column.name.excerpt) were read as missing, since they"
          + " are far from the others"
    }
  }

  /// Returns the least and the greatest number of a column if they are such numbers.
  private static func candidates(_ values: [Double], _ column: Int) -> [Candidate] {
    var (least, most) = (Double.infinity, -Double.infinity)
    for value in values {
      if value < least { least = value }
      if value > most { most = value }
    }
    let extremes = Set([least, most]).filter { nines($0) > 1 }
    guard !extremes.isEmpty, let others = range(values, except: extremes), others.count > 2 else {
      return []
    }
    return extremes.sorted().compactMap { value in
      let gap = value < others.least ? others.least - value : value - others.most
      guard gap > others.most - others.least,
        abs(value) > 2 * max(abs(others.least), abs(others.most))
      else { return nil }
      return Candidate(
        column: column, value: value, count: values.count { $0 == value },
        isStrong: value < 0 && nines(value) > 2)
    }
  }

  /// Returns the least and the greatest number, and how many there are.
  private static func range(
    _ values: [Double], except others: Set<Double>
  ) -> (least: Double, most: Double, count: Int)? {
    var (least, most, count) = (Double.infinity, -Double.infinity, 0)
    for value in values where value.isFinite && !others.contains(value) {
      if value < least { least = value }
      if value > most { most = value }
      count += 1
    }
    return count > 0 ? (least, most, count) : nil
  }

  /// Returns how many nines a number consists of, with at most two of them behind the point; 0 for
  /// another number.
  private static func nines(_ value: Double) -> Int {
    for scale in [1.0, 10, 100] {
      let digits = (abs(value) * scale).rounded()
      guard digits / scale == abs(value), let number = Int(exactly: digits) else { continue }
      let text = "\(number)"
      return text.allSatisfy { $0 == "9" } ? text.count : 0
    }
    return 0
  }
}
