extension ChartKey {
  /// What only the manual page says of an option.
  var details: String {
    switch self {
    case .decimal: "The other one may separate thousands."
    case .times:
      """
      It is needed where the numbers don’t show it by their length. Dates are found by themselves: \
      2019-11-05, 20191105, 5.11.2019, 11/5/19, 5 Nov 2019, Nov 5, 2019, 2019-11, Nov 2019, 2019-Q4, \
      with a time of day or without; so are, in rows of cells, times of day alone in the first column, \
      and years in a column named year. Times without a zone are shown as they are written.
      """
    case .columns:
      "A name with a comma is written in quotation marks, as in CSV, or given by its number."
    case .hide:
      "A name with a comma is written in quotation marks, as in CSV: '\"Net, total\",Cost'."
    case .join:
      """
      With `compare`, the chart has the series of each file, named after it; with `continue`, series of \
      the same name stand one after another.
      """
    case .last:
      """
      It goes with --follow. Without it, the last 100,000 rows are kept, or with more than ten series the \
      last million values.
      """
    case .scale:
      """
      Values are spread over the height evenly, by their logarithm, or by their logarithm on both sides \
      of 0.
      """
    case .range: "Otherwise it follows what is in the window."
    case .from: "A date can also be 2024, 2024-05 or May 17."
    case .to: "A year, month or day is included."
    case .ticks: "Labels stand at round values, or at six equal distances."
    case .rule:
      """
      The line at a value is level, the one at a date upright. A year alone needs `x:` before it, too. The \
      option may be repeated.
      """
    case .palette:
      """
      The colors are those of the file, of Okabe and Ito, of Paul Tol, or one, with dashes.
      """
    case .up:
      """
      Falling ones are orange where rising ones are blue, red where they are green, and green where they \
      are red.
      """
    case .input, .delimiter, .header, .date, .x, .kind, .zone, .title, .composition: ""
    }
  }
}

extension ChartFlag {
  /// What only the manual page says of an option.
  var details: String {
    switch self {
    case .volume: "It is the column named `volume`, and has a second axis."
    case .skipBadRows: "Otherwise the first one ends the program with its row and column."
    case .follow: "Each new row is shown; bad ones are counted."
    case .stacked: "They are bars unless they are areas."
    case .percent: "The sum is that at each position."
    case .isStill: "The picture changes in one step, without motion."
    case .plain: "A line with `?` lists the commands, and an empty one reads the next value."
    case .sparkline: "With it, --size sets the columns of each series."
    case .twoAxes, .pie, .describe: ""
    }
  }
}
