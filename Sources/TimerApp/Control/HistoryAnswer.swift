internal import Cells
internal import Clocks
internal import Countdowns
internal import Reports
internal import Texts

/// The answer of `timer history`.
struct HistoryAnswer {
  private let arguments: HistoryArguments
  /// The entries of the period.
  let entries: [HistoryEntry]
  private let now: WallTime
  private let zone: Zone

  /// Creates the answer from all entries.
  init(
    _ arguments: HistoryArguments, _ entries: [HistoryEntry], at now: WallTime, in zone: Zone
  ) {
    self.arguments = arguments
    self.entries = arguments.period.entries(of: entries, at: now, in: zone)
    (self.now, self.zone) = (now, zone)
  }

  /// The map of days, if that is the answer, and the period has begun.
  var map: YearMap? {
    guard arguments.content == .days, arguments.form == .people,
      let range = arguments.period.days(at: now, in: zone)
    else { return nil }
    let today = zone.civilTime(at: now).date.epochDay
    guard range.lowerBound <= today else { return nil }
    let days = range.lowerBound...min(range.upperBound, today)
    return YearMap(HistoryDays(entries, in: zone), in: days)
  }

  /// The title of the map.
  var mapTitle: String {
    if case .year(let year) = arguments.period { "\(year)" } else { "53 weeks" }
  }

  /// The lines of any answer but a map.
  var lines: [String] {
    switch (arguments.content, arguments.form) {
    case (.timers, .people):
      TimerHistoryTable(entries, at: now, in: zone).lines(visible: visible, columns: columns)
    case (.timers, .json): HistoryEntry.lines(of: entries, in: zone)
    case (.timers, .csv): HistoryEntry.csv(of: entries, in: zone)
    case (.totals, .people):
      HistoryTotalsTable(HistoryTotals(entries)).lines(visible: visible, columns: columns)
    case (.totals, .json): HistoryTotals(entries).json.map(\.description)
    case (.totals, .csv): HistoryTotals(entries).csv
    case (.days, .json): HistoryDays(entries, in: zone).json.map(\.description)
    case (.days, .csv): HistoryDays(entries, in: zone).csv
    case (.days, .people): []
    }
  }

  private func visible(_ text: String) -> String { TextWidth.visible(text) }
  private func columns(_ text: String) -> Int { TextWidth.columns(of: text) }
}
