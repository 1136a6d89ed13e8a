internal import ChartDrawings
internal import ChartReaders
internal import Charts
package import CommandLines
internal import Outputs
internal import Texts

extension ChartPlan {
  /// `shape chart`.
  package static let command: Command<ChartPlan> = {
    var command = Command<ChartPlan>(
      "chart", "Shows tables of numbers as charts, interactively or as pictures.")
    command.usage = ["[FILE ...] [options]", "[FILE] --follow [--last 5m] [options]"]
    command.operands = [
      Operand("file", \.operands, help: "A file, or - for standard input.").completing { _, _ in
        Completion(paths: .files)
      }
    ]
    command.sections = [
      .init("Data", data), .init("Streams", streams), .init("Derived values", derived),
      .init("Appearance", appearance),
      .init("Interaction", interaction), .init("Text", text),
      .init(
        "Output",
        OutputPlan.options(\.output, formats)),
      .init("Help", [.help]),
    ]
    command.conflicts = conflicts
    command.discussion = """
      Files are CSV, TSV or JSON; without one, or with -, standard input is read. On a terminal, \
      charts can be zoomed and read with keys and mouse; ? lists the keys. With -o, --format, --json, \
      --size, --sparkline or --describe, and if standard output isn’t a terminal, the chart is printed.
      """
    return command
  }()

  private static let data: [Option<ChartPlan>] = [
    .input(\.reading.format), .at(\.reading.path), .delimiter(\.reading.delimiter),
    .header(\.reading.hasHeader),
    .decimal(\.reading.decimal), .date(\.reading.dateOrder),
    Option.value(
      "times", "unit", \.reading.times, .cases,
      help: "Unit of times since 1970 on the horizontal axis, or numbers if they aren’t times"
    ).detailed(
      """
      It is needed only if the number of digits doesn’t determine it. These dates are recognized: \
      2019-11-05, 20191105, 5.11.2019, 11/5/19, 5 Nov 2019, Nov 5, 2019, 2019-11, Nov 2019, 2019-Q4, \
      2019-W45, each with or without a time of day; in CSV also times of day in the first column, and years in \
      a column named year. Times without a zone are shown as written.
      """),
    .value(
      "x", "column", \.reading.horizontal, .text("a name or a number from 1"),
      help: "Column of the horizontal axis"),
    Option.value(
      "columns", "columns", .names("names or numbers from 1, such as Open,Close or 2,3"),
      help: "Columns to draw"
    ) { (plan, names) throws(ValueError) in
      plan.reading.columns = try names.appended(to: plan.reading.columns ?? [])
    }.repeatable().detailed(
      """
      A name that contains a comma is quoted as in CSV, or replaced by its number. The option may be \
      repeated.
      """),
    Option.value(
      "by", "column", \.reading.grouping, .text("a name or a number from 1"),
      help: "Column that names the series of the rows"
    ).detailed(
      """
      In a table of categories, such as one with a month, a product and its sales in each row, each month \
      has a bar for each product, or with `--stacked` one with a part for each.
      """),
    Option.value(
      "count", "column", \.reading.counted, .text("a name or a number from 1"),
      help: "Count the rows of each value of a column"
    ).detailed("The values are categories, the most common one first."),
    Option.flag("transpose", \.reading.isTransposed, help: "Draw each row as a series.")
      .detailed(
        "The names of the columns are positions. Columns of years and dates need no option."),
    Option.value("kind", "kind", .kindChoice, help: "Type of chart") {
      (plan, kind) throws(ValueError) in try plan.reading.set(kind)
    }.repeatable().detailed(
      """
      A histogram counts the values of each series in bins. Box plots show the quartiles of each series, \
      or of each value of the column of `--by` or of the only column of recurring texts, with whiskers to \
      the farthest values within 1.5 interquartile ranges, and the values beyond as points. A heatmap has \
      a row of colors for each series. The option may be repeated.
      """),
    Option.number(
      "bins", "n", \.binCount, in: 1...Bins.limit, "a number",
      help: "Draw a histogram with this number of bins, from 1 to 1000."
    ).detailed(
      """
      They have equal widths, from the minimum to the maximum. By default, the width follows from the \
      quartiles (Freedman–Diaconis) or, if these are equal, from the number of values (Sturges); that of \
      whole numbers is whole. Several series share the bins.
      """),
    Option.value(
      "join", "mode", \.joining, .choice([("compare", .apart), ("continue", .continued)]),
      help: "Combine several files into one chart"
    ).detailed(
      """
      With `compare`, the chart has the series of each file, named after the file; with `continue`, \
      series of the same name are concatenated.
      """),
    Option.flag("volume", \.reading.hasVolume, help: "Draw volume bars below candles.")
      .detailed("They show the column named `volume`, on a second axis."),
    .skipBadRows(
      \.reading.badRows,
      usual: """
        By default, cells that aren’t numbers are gaps, and other malformed rows are skipped if most \
        rows are sound; a line counts them and names the first one. Otherwise, the first one is an error.
        """), .quiet(\.isQuiet),
  ]

  private static let streams: [Option<ChartPlan>] = [
    Option.flag(
      "follow", \.follows, help: "Keep reading a file or standard input, and update the chart."
    ).detailed(
      """
      A file that was truncated, overwritten or replaced is read from its start, and one that doesn’t \
      exist yet is awaited. Malformed rows are counted.
      """),
    Option.value("last", "n|span", \.last, .streamWindow, help: "Part of the stream to keep")
      .needing("--follow").detailed(
        """
        By default, the last 100,000 rows, or the last million values of more than ten series: more \
        than a screen can show.
        """),
  ]

  private static let appearance: [Option<ChartPlan>] = [
    Option.value(
      "scale", "scale", \.look.scale,
      .choice([("linear", .linear), ("log", .log10), ("symlog", .symlog())]),
      help: "Scale of the vertical axis"
    ).detailed("`symlog` is logarithmic on both sides of 0."),
    Option.value(
      "x-scale", "scale", \.look.hasLogarithmicX, .choice([("linear", false), ("log", true)]),
      help: "Scale of the horizontal axis"
    ).detailed("A logarithmic one needs numbers above 0."),
    Option.value("range", "low..high", .range, help: "Range of the vertical axis") {
      ($0.look.lower, $0.look.upper) = ($1.lower, $1.upper)
    }.detailed("By default, it follows the visible data."),
    Option.value("from", "date", \.look.from, .dateEntry, help: "Start of the window")
      .detailed("A date can also be 2024, 2024-05 or May 17."),
    Option.value("to", "date", \.look.to, .dateEntry, help: "End of the window")
      .detailed("A year, month or day is included."),
    Option.value(
      "ticks", "ticks", \.look.hasSixTicks, .choice([("auto", false), ("six", true)]),
      help: "Ticks of the vertical axis"
    ).detailed("They are at round values, or at six equal distances."),
    .value("billions", "letter", \.look.billions, .cases, help: "Letter of billions on axes"),
    Option.value("rule", "value", .rule, help: "Line at a value or a date") {
      $0.look.rules.append($1)
    }.repeatable().detailed(
      """
      A line at a value is horizontal, at a date vertical. A year alone also needs `x:` before it. \
      The option may be repeated.
      """),
    Option.value(
      "hide", "names", .names("names such as Open,Close"), help: "Series to hide at first"
    ) { (plan, names) throws(ValueError) in
      plan.look.hidden = try names.appended(to: plan.look.hidden)
    }.repeatable().detailed(
      "A name that contains a comma is quoted as in CSV: '\"Net, total\",Cost'."),
    Option.value("palette", "palette", \.look.palette, .cases, help: "Colors of series").detailed(
      "The colors of the file, of Okabe and Ito, or of Paul Tol, or a single color with dashes."),
    .up(\.look.up, of: "candles"), .zone(\.look.isUTC),
    .text("title", "text", \.look.title, help: "Title of the chart.")
      .detailed("By default, that in the data, or the name of the file."),
    .text("y-title", "text", \.look.axisTitle, help: "Title of the vertical axis."),
    Option.flag("horizontal", help: "Draw the bars of categories from left to right.") {
      $0.look.bars = .horizontal
    }.detailed("By default, this is so if their names don’t fit side by side."),
    .flag("vertical", help: "Draw the bars of categories upward.") { $0.look.bars = .vertical },
    Option.flag("stacked", \.look.isStacked, help: "Stack series.")
      .detailed("They are drawn as bars, unless they are areas."),
    Option.flag("percent", \.look.isPercentage, help: "Show series as percentages of their sum.")
      .detailed("The sum is that at each position."),
    .flag("two-axes", \.look.hasTwoAxes, help: "Give each of two series its own axis."),
    Option.flag("facet", \.isFaceted, help: "Draw a panel for each series.")
      .detailed("All panels have the same range of values; --by makes series of groups."),
    .flag("pie", \.look.isPie, help: "Show the sums of the window as a pie chart."),
  ]

  private static let interaction: [Option<ChartPlan>] = [
    .value("composition", "mode", \.composition, .cases, help: "Arrangement of several charts"),
    .noAnimation(\.isStill),
    Option.flag("plain", \.isPlain, help: "Read commands and answer in words, for screen readers.")
      .detailed("The command `?` lists all commands, and an empty line reads the next value."),
  ]

  private static let text: [Option<ChartPlan>] = [
    Option.flag("sparkline", \.isSparkline, help: "Print a line of text, for prompts.")
      .detailed("The width of each series is set by --size."),
    .flag("describe", \.isDescribed, help: "Print a description in sentences."),
    Option.flag("json", help: "Print the values of the window as JSON.") {
      $0.output.format = .json
    }
    .detailed("It is the same as `--format json`, and includes quartiles and standard deviations."),
  ]
}
