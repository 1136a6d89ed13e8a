internal import Clocks
package import Countdowns
package import JSON
internal import Texts

/// The counted time of past timers by day.
package struct HistoryDays: Hashable, Sendable {
  /// The total of a day.
  package struct Day: Hashable, Sendable {
    /// The counted time, without pauses.
    package var ran = Duration.zero
    package var timers = 0
  }

  /// The days with timers, by the number of days since 1970.
  package private(set) var days: [Int: Day] = [:]

  /// The sum of the counted time.
  package var ran: Duration { days.values.reduce(.zero) { $0 + $1.ran } }

  /// Adds up entries; `zone` applies to those that haven't been written.
  package init(_ entries: [HistoryEntry], in zone: Zone) {
    for entry in entries {
      let day = entry.date(in: zone).epochDay
      days[day, default: Day()].ran += entry.ran
      days[day, default: Day()].timers += 1
    }
  }
}

// MARK: - Programs

extension HistoryDays {
  /// The names of the columns for programs.
  package static let names = ["date", "ran", "timers"]

  /// The days with timers as JSON objects, in order, with exact seconds.
  package var json: [JSONValue] {
    values.map { values in
      JSONValue.object(
        [JSONValue.Member("v", .number("\(HistoryEntry.version)"))]
          + zip(Self.names, values).map { name, value in .init(name, value) })
    }
  }

  /// The lines of a CSV file, headings first.
  package var csv: [String] { ([Self.names] + values.map { $0.map(\.cell) }).map(CSVCell.line) }

  private var values: [[JSONValue]] {
    days.sorted { $0.key < $1.key }.map { day, total in
      [
        .string(ISOText.date(CivilDate(epochDay: day))),
        .number(SecondsText.text(total.ran)), .number("\(total.timers)"),
      ]
    }
  }
}
