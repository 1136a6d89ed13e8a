internal import Clocks
internal import Countdowns
package import JSON
internal import Texts

/// The counted time of past timers by name and step.
package struct HistoryTotals: Hashable, Sendable {
  /// The total of a step of all timers with the same label.
  package struct Row: Hashable, Sendable {
    /// The label of the timers; `nil` for those without one.
    package var label: String?
    /// The label of the step; `nil` for one without a label, and for a timer without steps.
    package var step: String?
    /// The number of times it was started.
    package var runs = 0
    /// The number of times it reached its end.
    package var completed = 0
    /// The number of times that each length reached its end; `nil` is an unknown length.
    package var lengths: [Duration?: Int] = [:]
    /// The counted time, without pauses.
    package var ran = Duration.zero
  }

  /// The rows: the labels with the most time first, their steps in the order of their first
  /// occurrence.
  package let rows: [Row]

  /// The sum of the counted time.
  package var ran: Duration { rows.reduce(.zero) { $0 + $1.ran } }

  /// Adds up entries.
  package init(_ entries: [HistoryEntry]) {
    var rows: [Row] = []
    var places: [Key: Int] = [:]
    var sums: [String?: Duration] = [:]
    for entry in entries {
      for (total, length) in entry.totals {
        let key = Key(label: entry.label, step: total.label)
        let place = places[key] ?? rows.endIndex
        if place == rows.endIndex {
          places[key] = place
          rows.append(Row(label: entry.label, step: total.label))
        }
        rows[place].add(total, of: length)
        sums[entry.label, default: .zero] += total.ran
      }
    }
    // Labels with the same sum keep their order, as do the steps of a label.
    var firsts: [String?: Int] = [:]
    for (place, row) in rows.enumerated() where firsts[row.label] == nil {
      firsts[row.label] = place
    }
    self.rows = rows.enumerated().sorted { one, other in
      let (a, b) = (one.element.label, other.element.label)
      if a == b { return one.offset < other.offset }
      let (most, least) = (sums[a] ?? .zero, sums[b] ?? .zero)
      return most == least ? (firsts[a] ?? 0) < (firsts[b] ?? 0) : most > least
    }.map(\.element)
  }

  private struct Key: Hashable {
    var label: String?
    var step: String?
  }
}

extension HistoryTotals.Row {
  /// The length of all completed runs; `nil` if they differ or are unknown.
  var length: Duration? {
    guard lengths.count == 1, let only = lengths.first else { return nil }
    return only.key
  }

  fileprivate mutating func add(_ total: HistoryEntry.StepTotal, of length: Duration?) {
    runs += total.runs
    completed += total.completed
    if total.completed > 0 { lengths[length, default: 0] += total.completed }
    ran += total.ran
  }
}

extension HistoryEntry {
  /// The totals of the steps, with their lengths if known; those of a timer without steps are a
  /// single one.
  fileprivate var totals: [(total: StepTotal, length: Duration?)] {
    guard stepTotals.isEmpty else { return stepTotals.map { ($0, $0.length) } }
    // Lines written by earlier versions have no times of steps.
    let length = steps == nil && kind == .countdown ? planned.map(PlannedText.rounded) : nil
    let total = StepTotal(
      length: length ?? .zero, runs: resumed == true ? 0 : 1, completed: reachedEnd ? 1 : 0,
      ran: ran)
    return [(total, length)]
  }

  /// Whether the timer reached its end; a stopwatch has, once it is stopped.
  private var reachedEnd: Bool {
    switch outcome {
    case .ended, .rang, .acknowledged, .missed, .unattended: true
    case .finished: kind == .stopwatch
    case .canceled, .interrupted, .lost: false
    }
  }
}

// MARK: - Programs

extension HistoryTotals {
  /// The names of the columns for programs.
  package static let names = ["label", "step", "runs", "completed", "length", "ran"]

  /// The rows as JSON objects, with exact seconds.
  package var json: [JSONValue] {
    rows.map { row in
      JSONValue.object(
        [JSONValue.Member("v", .number("\(HistoryEntry.version)"))]
          + zip(Self.names, row.values).map { name, value in .init(name, value) })
    }
  }

  /// The lines of a CSV file, headings first.
  package var csv: [String] {
    ([Self.names] + rows.map { $0.values.map(\.cell) }).map(CSVCell.line)
  }
}

extension HistoryTotals.Row {
  fileprivate var values: [JSONValue] {
    [
      label.map(JSONValue.string) ?? .null, step.map(JSONValue.string) ?? .null,
      .number("\(runs)"), .number("\(completed)"),
      length.map { .number(SecondsText.text($0)) } ?? .null,
      .number(SecondsText.text(ran)),
    ]
  }
}
