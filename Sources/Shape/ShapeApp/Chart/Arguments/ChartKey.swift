/// The settings of charts that take a value, besides those in `OutputKey`.
enum ChartKey: String, PlanKey, CaseIterable {
  case input, delimiter, header, decimal, date, times, x, columns, kind, join
  case last
  case scale, range, from, to, ticks, rule, hide, palette, up, zone, title
  case composition

  /// A description of the values it takes.
  var expected: String {
    switch self {
    case .input: "auto, csv, tsv or json"
    case .delimiter: "comma, semicolon, tab, pipe or blanks"
    case .header: "yes or no"
    case .decimal: "point or comma"
    case .date: "dmy or mdy"
    case .times: "seconds, milliseconds, microseconds, nanoseconds or numbers"
    case .x: "the name of a column or its number from 1"
    case .columns: "names of columns or their numbers from 1, such as Open,Close or 2,3"
    case .kind: "line, steps, points, bar, area or candle, or one for a column as in Close=area"
    case .join: "compare or continue"
    case .last: "a number of rows such as 500, or a time such as 5m"
    case .scale: "linear, log or symlog"
    case .range: "two numbers such as 0..100, either of which can be omitted"
    case .from, .to:
      "a date such as 2024-05-17, 17:30 or -3d, or a number where the axis has numbers"
    case .ticks: "auto or six"
    case .rule:
      "a number such as 100 or a date such as 2024-05-17, with a label or a color or both, such as "
        + "100=limit@red; x:100 is a vertical line on a numeric axis"
    case .hide: "names of series such as Open,Close"
    case .palette: "file, okabe, tol or mono"
    case .up: "blue, green or red"
    case .zone: "local or utc"
    case .title: "a text"
    case .composition: "list, carousel or cards"
    }
  }

  /// A short description for help and completions.
  var words: String {
    switch self {
    case .input: "the format of the data"
    case .delimiter: "what separates the cells of a row"
    case .header: "whether the first row holds names"
    case .decimal: "the decimal separator"
    case .date: "whether the day or the month comes first in a date such as 3/4/2024"
    case .times:
      "the unit of times since 1970 on the horizontal axis, or plain numbers"
    case .x: "the column of the horizontal axis"
    case .columns: "the columns to draw"
    case .kind: "how series are drawn"
    case .join: "several files as one chart, side by side or one after another"
    case .last: "how much of a stream to keep"
    case .scale: "the scale of the vertical axis"
    case .range: "the vertical range"
    case .from: "the start of the window"
    case .to: "the end of the window"
    case .ticks: "how values are labeled"
    case .rule: "a horizontal line at a value, or a vertical one at a date"
    case .hide: "the series to hide at first"
    case .palette: "the colors of series"
    case .up: "the color of candles that close higher"
    case .zone: "the time zone in which times are shown"
    case .title: "the title"
    case .composition: "how several charts share the window"
    }
  }

  /// Whether it can be given several times.
  var isRepeatable: Bool { [.columns, .kind, .rule, .hide].contains(self) }
}

/// The settings of charts that take no value.
enum ChartFlag: String, CaseIterable {
  case volume, skipBadRows = "skip-bad-rows"
  case follow
  case stacked, percent, twoAxes = "two-axes", pie
  case isStill = "no-animation", plain
  case sparkline, describe

  /// A short description for help and completions.
  var words: String {
    switch self {
    case .volume: "draw the volume as bars below candles"
    case .skipBadRows: "skip malformed rows, and count them"
    case .follow: "keep reading standard input"
    case .stacked: "stack series on top of each other"
    case .percent: "show series as shares of their sum"
    case .twoAxes: "give each of two series its own axis"
    case .pie: "show the shares of the window as a pie"
    case .isStill: "turn off animations"
    case .plain: "read commands and answer in words, for screen readers"
    case .sparkline: "print the chart in one line of text, for prompts"
    case .describe: "print the chart in sentences"
    }
  }
}
