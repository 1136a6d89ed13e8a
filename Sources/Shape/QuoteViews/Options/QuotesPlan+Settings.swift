internal import Cells
package import Charts
internal import Clocks
internal import Outputs
internal import Quotes

/// What follows from a plan.
extension QuotesPlan {
  /// Returns the settings of the program, with the notes of the files.
  package func settings(on zone: DateScale, notes: [String]) -> QuotesSettings {
    var settings = QuotesSettings()
    (settings.up, settings.decimals, settings.rows) = (up, decimals, rows)
    (settings.sort, settings.isReversed, settings.group) = (sort, isReversed, group)
    settings.alerts = alerts
    settings.refresh = feed == nil ? nil : refresh
    settings.asksEach = feed?.isForEachSymbol ?? true
    settings.takesUnknown = symbols.isEmpty
    (settings.zone, settings.reading) = (zone, reading)
    settings.background = output.terminalBackground
    settings.choosesGlyphs = output.choosesGlyphs
    settings.notesSkipped = !isQuiet
    settings.notes = isQuiet ? [] : notes.map { TextWidth.visible($0) }
    return settings
  }

  /// The last day to show, in days since 1970.
  package var untilDay: Int? {
    get throws(CommandError) {
      guard let until else { return nil }
      let parts = until.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
        (1...9999).contains(year), let date = CivilDate(year: year, month: month, day: day)
      else {
        throw CommandError(words: "--until \(until) should be a date such as 2019-11-06")
      }
      return date.epochDay
    }
  }
}
