/// The source line of each row of a table.
///
/// Consecutive lines are stored as one run, so the rows of a typical file take no memory.
package struct RowNumbers: Hashable, Sendable {
  private struct LineRun: Hashable, Sendable {
    var index: Int
    var line: Int
  }

  package private(set) var count = 0
  private var runs: [LineRun] = []
  private var next = 0
  /// The individual lines, after sorting.
  private var listed: [UInt32]?

  package init() {}

  /// Appends a row that begins at a line, counted from 1.
  @inline(__always)
  package mutating func append(_ line: Int) {
    if line != next || count == 0 { runs.append(LineRun(index: count, line: line)) }
    next = line + 1
    count += 1
  }

  /// Appends rows that begin at consecutive lines.
  mutating func append(_ lines: Range<Int>) {
    guard let first = lines.first else { return }
    append(first)
    next = lines.upperBound
    count += lines.count - 1
  }

  /// Returns the line of a row.
  ///
  /// - Complexity: O(log runs).
  package subscript(index: Int) -> Int {
    precondition(0..<count ~= index)
    if let listed { return Int(listed[index]) }
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].index <= index { low = middle } else { high = middle }
    }
    return runs[low].line + index - runs[low].index
  }

  /// Returns the lines in another order.
  func reordered(_ order: [Int32]) -> Self {
    var copy = self
    copy.listed = order.map { UInt32(clamping: self[Int($0)]) }
    copy.runs = []
    return copy
  }
}
