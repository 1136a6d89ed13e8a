internal import Cells

/// A set of cells, as ranges of columns in each row.
struct CellSpans: Hashable {
  /// The ranges of each row of the screen, in order once they are merged.
  private(set) var rows: [[Range<Int>]]
  private let area: CellRect

  /// Creates an empty set of the cells of a screen.
  init(in area: CellRect) {
    self.area = area
    rows = Array(repeating: [], count: area.rows.count)
  }

  /// Adds the cells of a rectangle that lie on the screen.
  mutating func add(_ rect: CellRect) {
    let rect = rect.intersection(area)
    guard !rect.isEmpty else { return }
    // Rows share the storage of equal ranges.
    let range = [rect.columns]
    for row in rect.rows { add(range, row) }
  }

  /// Adds the cells of another set of the same screen.
  mutating func add(_ other: CellSpans) {
    for row in rows.indices { add(other.rows[row], row) }
  }

  private mutating func add(_ ranges: [Range<Int>], _ row: Int) {
    if rows[row].isEmpty { rows[row] = ranges } else { rows[row] += ranges }
  }

  /// Sorts the ranges of each row and joins those that touch.
  mutating func merge() {
    for row in rows.indices where rows[row].count > 1 { rows[row] = Self.merged(rows[row]) }
  }

  /// Widens the ranges of a row until none cuts a wide character; `wide` holds the columns in which
  /// those begin.
  mutating func widen(row: Int, around wide: [Int]) {
    guard !wide.isEmpty, !rows[row].isEmpty else { return }
    var changed = true
    while changed {
      changed = false
      for column in wide {
        for index in rows[row].indices {
          let span = rows[row][index]
          guard span.contains(column) != span.contains(column + 1) else { continue }
          rows[row][index] =
            max(
              area.columns.lowerBound, min(span.lowerBound, column))..<min(
              area.columns.upperBound, max(span.upperBound, column + 2))
          changed = changed || rows[row][index] != span
        }
      }
    }
    rows[row] = Self.merged(rows[row])
  }

  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}
