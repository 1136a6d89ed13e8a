package import Clocks
package import Countdowns

/// The history as a table.
package struct TimerHistoryTable: Hashable, Sendable {
  /// The heading of each column.
  package static let headings = ["Started", "Name", "Planned", "Ran", "Outcome"]

  /// The cells of each entry, one for each heading.
  package let rows: [[String]]

  /// Creates the table for entries.
  package init(_ entries: [HistoryEntry], at now: WallTime, in zone: Zone) {
    rows = entries.map { entry in
      [
        ClockText.words(for: entry.started, now: now, in: zone), entry.label ?? entry.name,
        entry.planned.map(Self.words(planned:)) ?? "–", Self.words(ran: entry.ran),
        Self.words(for: entry),
      ]
    }
  }

  /// Returns the lines, headings first; empty without rows.
  ///
  /// `visible` makes a text safe for a terminal and limits its length; `columns` returns the width
  /// of such a text.
  package func lines(visible: (String) -> String, columns: (String) -> Int) -> [String] {
    guard !rows.isEmpty else { return [] }
    let cells = [Self.headings] + rows.map { $0.map(visible) }
    let widths = Self.headings.indices.map { column in
      cells.map { columns($0[column]) }.max() ?? 0
    }
    return cells.map { row in
      let last = row.count - 1
      return row.indices.map { column in
        let gap = column == last ? 0 : widths[column] - columns(row[column]) + 2
        return row[column] + String(repeating: " ", count: max(0, gap))
      }.joined()
    }
  }

  /// Returns a planned length as it was typed.
  ///
  /// The time until a time of day is more precise than anyone types, so it is rounded up to the
  /// next second, or below a second to the next millisecond.
  private static func words(planned: Duration) -> String {
    let millisecond = Duration.milliseconds(1)
    if planned == planned.rounded(up: millisecond) { return SpanText.words(for: planned) }
    let unit: Duration = planned < .seconds(1) ? millisecond : .seconds(1)
    return SpanText.words(for: planned.rounded(up: unit))
  }

  /// Returns a counted time to the nearest second, or to the nearest tenth below ten seconds.
  private static func words(ran: Duration) -> String {
    let unit: Duration = ran < .seconds(10) ? .milliseconds(100) : .seconds(1)
    return SpanText.words(for: unit * (ran + unit / 2).wholeUnits(of: unit))
  }

  private static func words(for entry: HistoryEntry) -> String {
    let outcome = words(for: entry.outcome)
    guard entry.outcome == .acknowledged, let after = entry.acknowledgedAfter else {
      return outcome
    }
    return "\(outcome) after \(PastWords.counted(after))"
  }

  private static func words(for outcome: HistoryEntry.Outcome) -> String {
    switch outcome {
    case .ended, .rang, .acknowledged, .missed, .finished, .cancelled, .interrupted, .lost:
      outcome.rawValue
    case .unattended: "ended unattended"
    }
  }
}
