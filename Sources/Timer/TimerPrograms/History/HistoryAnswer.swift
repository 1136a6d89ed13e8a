package import Clocks
package import Countdowns
internal import JSON
package import Reports
internal import Texts
package import Timers

/// The answer of `timer history`.
package struct HistoryAnswer {
  private let arguments: HistoryArguments
  /// The entries of the period.
  package let entries: [HistoryEntry]
  private let now: WallTime
  private let zone: Zone
  private let isTerminal: Bool
  private let program: String

  /// Creates the answer from all entries; a terminal shows only the last ones unless more are
  /// requested.
  package init(
    _ arguments: HistoryArguments, _ entries: [HistoryEntry], at now: WallTime, in zone: Zone,
    isTerminal: Bool = false, program: String
  ) {
    (self.arguments, self.isTerminal, self.program) = (arguments, isTerminal, program)
    self.entries = arguments.period.entries(of: entries, at: now, in: zone)
    (self.now, self.zone) = (now, zone)
  }

  /// The map of days up to today, or to a later one with timers, if that is the answer, and there
  /// are such days.
  package var map: YearMap? {
    guard arguments.content == .days, arguments.form == .people,
      let range = arguments.period.days(at: now, in: zone)
    else { return nil }
    let days = HistoryDays(entries, in: zone)
    let last = max(zone.civilTime(at: now).date.epochDay, days.days.keys.max() ?? .min)
    guard range.lowerBound <= last else { return nil }
    return YearMap(days, in: range.lowerBound...min(range.upperBound, last))
  }

  package var mapTitle: String {
    if case .year(let year) = arguments.period { "\(year)" } else { "53 weeks" }
  }

  /// The lines of any answer but a map.
  package var lines: [String] {
    switch (arguments.content, arguments.form) {
    case (.timers, .people): TimerHistoryTable(shown, at: now, in: zone).lines + more
    case (.timers, .json): HistoryEntry.lines(of: entries, in: zone)
    case (.timers, .csv): HistoryEntry.csv(of: entries, in: zone)
    case (.totals, .people): TimerHistoryTable(HistoryTotals(entries)).lines
    case (.totals, .json): HistoryTotals(entries).json.map(\.description)
    case (.totals, .csv): HistoryTotals(entries).csv
    case (.days, .json): HistoryDays(entries, in: zone).json.map(\.description)
    case (.days, .csv): HistoryDays(entries, in: zone).csv
    case (.days, .people): []
    }
  }

  private var shown: [HistoryEntry] {
    guard isTerminal, let limit = arguments.limit else { return entries }
    return entries.suffix(limit)
  }

  /// The line about the entries that aren't listed, if there are any.
  private var more: [String] {
    let count = entries.count - shown.count
    return count > 0 ? ["\(count) more: \(program) history --all"] : []
  }
}
