package import Clocks
package import Countdowns

/// The history as a table for a person.
package struct HistoryTable: Hashable, Sendable {
  /// The heading of each column.
  package static let headings = ["Started", "Name", "Planned", "Ran", "Outcome"]

  /// The cells of each entry, as many as there are headings.
  package let rows: [[String]]

  /// Creates the table of the entries that ended at or after `since`.
  package init(
    _ entries: [HistoryEntry], since: WallTime? = nil, at now: WallTime, in zone: Zone
  ) {
    rows = entries.filter { entry in since.map { entry.ended >= $0 } ?? true }.map { entry in
      [
        ClockText.words(for: entry.started, now: now, in: zone), entry.label ?? entry.name,
        entry.planned.map { SpanText.words(for: $0) } ?? "–", Self.words(ran: entry.ran),
        Self.words(for: entry),
      ]
    }
  }

  /// Returns the lines, with the headings first; none without rows.
  ///
  /// `visible` returns a text as it may be sent to a terminal, and not longer than it may be;
  /// `columns` returns the width of such a text.
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

  /// A time that was counted, to the nearest second, or tenth below ten seconds.
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
