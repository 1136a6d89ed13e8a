internal import Clocks
internal import Countdowns

extension TimerHistoryTable {
  /// The text for a timer or a step without a label.
  private static let none = "–"

  /// Creates the table of totals, with the sum in the last row; the times that are shown add up.
  package init(_ totals: HistoryTotals) {
    let unit: Duration = totals.ran < .seconds(60) ? .milliseconds(100) : .seconds(1)
    let times = Duration.rounded(totals.rows.map(\.ran), to: unit)
    var last: String??
    var rows = zip(totals.rows, times).map { row, time in
      // A label is shown once, above its other steps.
      let name = last == .some(row.label) ? "" : row.label ?? Self.none
      last = .some(row.label)
      return [
        name, row.step ?? Self.none, Self.runs(of: row), HoursText.words(for: time, to: unit),
      ]
    }
    if totals.rows.count > 1 {
      rows.append(["Total", "", "", HoursText.words(for: totals.ran, to: unit)])
    }
    self.init(headings: ["NAME", "STEP", "RUNS", "TIME"], rows: rows)
  }

  /// The maximum number of lengths that are named.
  private static let mostLengths = 2

  /// Returns the number of runs: `6 × 25 min, 1 partial`, or `6` if their lengths differ
  /// or are unknown.
  private static func runs(of row: HistoryTotals.Row) -> String {
    var parts: [String] = []
    let lengths = row.lengths.compactMap { length, count in
      length.map { (length: $0, count: count) }
    }
    .sorted { ($0.count, $0.length) > ($1.count, $1.length) }
    if lengths.count == row.lengths.count, lengths.count <= mostLengths {
      parts = lengths.map { "\($0.count) × \(SpanText.words(for: $0.length))" }
    } else if row.completed > 0 {
      parts = ["\(row.completed)"]
    }
    let partial = row.runs - row.completed
    if partial > 0 { parts.append("\(partial) partial") }
    // Its start may lie before the period.
    if parts.isEmpty { parts.append("1 partial") }
    return parts.joined(separator: ", ")
  }
}
