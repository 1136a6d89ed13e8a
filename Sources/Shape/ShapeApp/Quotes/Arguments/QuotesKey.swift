/// The settings of a watch list that take a value, besides those in `OutputKey`.
enum QuotesKey: String, PlanKey, CaseIterable {
  case list, symbols, group, sort
  case input, delimiter, header, decimal, date
  case timeColumn = "time-column", priceColumn = "price-column", symbolColumn = "symbol-column"
  case column
  case feed, refresh, timeLimit = "time-limit"
  case line, until, up, decimals, rows, zone
  case alert, sound, device, volume

  /// A description of the values it takes.
  var expected: String {
    switch self {
    case .list: "the name of a file"
    case .symbols: "symbols such as AAPL,MSFT"
    case .group: "the name of a group"
    case .sort: "list, name, symbol, price, change or value"
    case .input: "auto, csv, tsv or json"
    case .delimiter: "comma, semicolon, tab, pipe or blanks"
    case .header: "yes or no"
    case .decimal: "point or comma"
    case .date: "dmy or mdy"
    case .timeColumn, .priceColumn, .symbolColumn: "the name of a column or its number from 1"
    case .column: "a field and its column such as open=Eröffnung or volume=6"
    case .feed: "a command such as 'prices {symbol}'"
    case .refresh: "a time from 1s to 1d such as 30s"
    case .timeLimit: "a time from 1s to 1h such as 10s"
    case .line: "auto, 1d, 5d, 1m, 3m, 6m, 1y, 5y or all"
    case .until: "a date such as 2019-11-06"
    case .up: "blue, green or red"
    case .decimals: "a number from 0 to 8"
    case .rows: "auto or a number from 1 to 5"
    case .zone: "local or utc"
    case .alert: "a condition such as 'AAPL > 200' or '* change < -2%'"
    case .sound: "the name of a sound, a file, or none for the bell alone"
    case .device: "the name of an ALSA device"
    case .volume: "a percentage from 0 to 100 such as 80%"
    }
  }

  /// A short description for help and completions.
  var words: String {
    switch self {
    case .list: "the file of the watch list, in which changes are saved"
    case .symbols: "the symbols to show"
    case .group: "the group of the watch list to show"
    case .sort: "the order of the rows"
    case .input: "the format of the data"
    case .delimiter: "what separates the cells of a row"
    case .header: "whether the first row holds names"
    case .decimal: "the decimal separator of the data"
    case .date: "whether the day or the month comes first in a date such as 3/4/2024"
    case .timeColumn: "the column of times"
    case .priceColumn: "the column of prices"
    case .symbolColumn: "the column of symbols"
    case .column: "the column of another field of a price"
    case .feed: "a command that prints the price of a symbol"
    case .refresh: "the time between two runs of the command"
    case .timeLimit: "the time limit of the command"
    case .line: "the time span of the line in each row"
    case .until: "the last day of the data to show"
    case .up: "the color of rising prices"
    case .decimals: "the digits after the decimal point of prices"
    case .rows: "the height of a row in lines"
    case .zone: "the time zone in which times are shown"
    case .alert: "a condition that rings when it becomes true"
    case .sound: "the sound of alerts"
    case .device: "the sound device of alerts"
    case .volume: "the volume of alerts"
    }
  }

  /// Whether it can be given several times.
  var isRepeatable: Bool { [.symbols, .alert, .column].contains(self) }
}

/// The settings of a watch list that take no value.
enum QuotesFlag: String, CaseIterable {
  case reverse, strict, follow, mute
  case once, json, csv
  case isStill = "still", plain

  /// A short description for help and completions.
  var words: String {
    switch self {
    case .reverse: "reverse the order of the rows"
    case .strict: "reject data with a malformed row"
    case .follow: "keep reading prices from standard input, a pipe or a growing file"
    case .mute: "keep alerts silent"
    case .once: "print the quotes as a table"
    case .json: "print the quotes as a JSON object"
    case .csv: "print the quotes as CSV"
    case .isStill: "turn off animations"
    case .plain: "print sentences instead of a picture, for screen readers"
    }
  }
}
