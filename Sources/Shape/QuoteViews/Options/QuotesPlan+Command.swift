internal import ChartViews
internal import Charts
package import CommandLines
internal import Outputs
internal import Quotes
internal import Texts

extension QuotesPlan {
  /// `shape quotes`.
  package static let command: Command<QuotesPlan> = {
    var command = Command<QuotesPlan>(
      "quotes", "Shows a watch list of prices, from files, streams and commands.")
    command.usage = [
      "[FILE | SYMBOL=FILE | FOLDER ...] [options]", "--follow [options]",
      "--symbols A,B --feed 'COMMAND {symbol}' [--refresh 30s]",
    ]
    command.operands = [
      Operand(
        "file", .any, help: "A file, SYMBOL=FILE[,FILE], a folder, or - for standard input."
      ) { (plan, word) throws(ValueError) in try plan.add(word) }.completing { _, _ in
        Completion(paths: .files)
      }
    ]
    command.sections = [
      .init("Watch list", watchList), .init("Data", data), .init("Live prices", live),
      .init("Appearance", appearance), .init("Alerts", alertOptions), .init("Text", text),
      .init(
        "Output",
        OutputPlan.options(\.output, formats, format: format)),
      .init("Help", [.help]),
    ]
    command.conflicts = conflicts
    command.discussion = """
      Files are CSV, TSV or JSON: prices of one symbol by day or shorter intervals, or a table with \
      a row for each symbol. Without a file, the watch list is shown, which is kept in \
      $XDG_CONFIG_HOME/shape/quotes.csv. On a terminal, keys and mouse open charts; ? lists the \
      keys. With --once, --json, --csv, -o, --format or --size, and if standard output isn’t a \
      terminal, quotes are printed.
      """
    return command
  }()

  private static let watchList: [Option<QuotesPlan>] = [
    Option.value(
      "list", "file",
      ValueForm<String>("the name of a file") { (text) throws(ValueError) in
        if text == "-" { throw .reason("changes can’t be saved to standard input") }
        return text.allSatisfy(\.isWhitespace) ? nil : text
      }, help: "Watch list, in which changes are saved"
    ) { $0.list = $1 }.completing(paths: .files).detailed(
      """
      It is CSV with the columns `group`, `symbol`, `name`, `amount`, `cost`, `currency`, `sources` and \
      `alerts`, of which only `symbol` is required. Several sources or alerts in a cell are separated by \
      vertical bars. Without a currency, that of the prices counts, or else the suffix of the symbol, \
      as in `SAP.DE`; different currencies are never added. Names of files in it are relative to its \
      folder. By default, it is `quotes.csv` in `~/.config/shape`.
      """),
    Option.value("symbols", "symbols", .symbols, help: "Symbols to show") {
      (plan, symbols) throws(ValueError) in plan.symbols = try symbols.appended(to: plan.symbols)
    }.repeatable().detailed(
      """
      A symbol has 1 to 32 visible characters; ASCII letters become capitals. The option may be repeated.
      """),
    .value(
      "group", "name", \.group, .text("the name of a group"),
      help: "Part of the watch list to show"),
    Option.value("sort", "order", \.sort, .cases, help: "Order of the rows")
      .detailed("Missing values come last."),
    .flag("reverse", \.isReversed, help: "Reverse the order of the rows."),
  ]

  private static let data: [Option<QuotesPlan>] = [
    .input(\.reading.input), .at(\.reading.path), .delimiter(\.reading.delimiter),
    .header(\.reading.hasHeader),
    .decimal(\.reading.decimal), .date(\.reading.dateOrder),
    .value("time-column", "column", \.reading.time, .column, help: "Column of times"),
    .value("price-column", "column", \.reading.price, .column, help: "Column of prices"),
    .value("symbol-column", "column", \.reading.symbol, .column, help: "Column of symbols"),
    Option.value("column", "field=column", .fieldColumn, help: "Column of another field") {
      (plan, given) throws(ValueError) in
      guard plan.reading.columns[given.field] == nil else {
        throw .reason("“\(given.field.rawValue)” already has a column")
      }
      plan.reading.columns[given.field] = given.column
    }.repeatable().detailed(
      """
      The fields are `name`, `open`, `high`, `low`, `volume`, `previous-close`, `change`, `percent`, \
      `amount`, `cost` and `currency`. The option may be repeated.
      """),
    .skipBadRows(
      \.reading.badRows,
      usual: "By default, a malformed row is an error, which includes its row and column."),
    .quiet(\.isQuiet),
  ]

  private static let live: [Option<QuotesPlan>] = [
    Option.value(
      "feed", "command", \.feed,
      ValueForm<FeedCommand>("a command such as 'prices {symbol}'") { (text) throws(ValueError) in
        do throws(FeedCommandError) {
          return try FeedCommand(text)
        } catch {
          throw .reason("\(error)".asClause)
        }
      }, help: "Command that prints the price of a symbol"
    ).detailed(
      """
      It is run for each symbol; `{symbol}` stands for the symbol, and `{lower}` for the symbol in \
      lowercase. It is split into words as by a shell, with quotes and backslashes, but isn’t run by a \
      shell, and nothing else is expanded. It prints a number, lines as with --follow, a table or JSON. \
      Without `{symbol}`, it is run once for all symbols, and prints lines. A symbol in a command may \
      contain only the letters A to Z, digits, periods, hyphens, underscores, carets, equals signs, \
      colons, slashes and plus signs, and may not begin with a hyphen: anything else could become an \
      option, or a command of a shell to which the program passes it, as ssh and su do. Interpreters \
      such as perl and python should get it as an argument, not in their code.
      """),
    Option.value(
      "refresh", "span", \.interval,
      .span("a time from 1s to 1d such as 30s", atMost: .seconds(86_400)),
      help: "Interval between runs of the command"
    ).needing("--feed").detailed(
      """
      It is measured from start to start, and is 60 seconds by default. While a symbol’s command is still \
      running, the symbol is skipped without delaying others, and its command is run again when it has \
      ended.
      """),
    Option.value(
      "time-limit", "span", \.timeLimit,
      .span("a time from 1s to 1h such as 10s", atMost: .seconds(3600)),
      help: "Time limit of the command"
    ).needing("--feed").detailed(
      """
      It is 10 seconds by default. The command is then killed with its process group. It has no terminal.
      """),
    Option.flag(
      "follow", \.follows,
      help: "Keep reading prices from standard input, a pipe or a growing file."
    ).detailed(
      """
      They are read from standard input if it or nothing is named, otherwise from the last file. A line \
      consists of a symbol and a price, optionally with the time before the price and the volume after \
      it, separated by commas, semicolons, tabs or blanks. A header line sets another order of columns. A \
      line may also be a JSON object with `symbol`, `price`, `time` and `volume`, or just a number if \
      there is only one symbol. A time is an ISO date and time, a time of day, or seconds or milliseconds \
      since 1970; without one, it is the time of arrival. Malformed lines are counted.
      """),
  ]

  private static let appearance: [Option<QuotesPlan>] = [
    Option.value("line", "span", \.span, .cases, help: "Time span of the line in each row")
      .detailed(
        """
        With `auto`, it is the last session of intraday or live prices, otherwise the last 22 days. The keys \
        `[` and `]` change it. The previous close is always that before the last session; if it is unknown, \
        changes are measured from the session's first price.
        """),
    Option.value(
      "until", "date", \.until,
      // Excludes an option, which follows if the date was forgotten.
      ValueForm<String>("a date such as 2019-11-06") {
        $0.hasPrefix("-") || $0.allSatisfy(\.isWhitespace) ? nil : $0
      }, help: "Last day to show"
    ).detailed("Later data is ignored."),
    .up(\.up, of: "prices"),
    Option.value("decimals", "n", \.decimals, .integer(in: 0...8), help: "Decimals of prices")
      .completing((0...8).map(String.init)).detailed("By default, as many as the data has."),
    Option.value("rows", "n", \.rows, .rowHeight, help: "Height of a row in lines"),
    .zone(\.isUTC), .noAnimation(\.isStill),
    .flag("plain", \.isPlain, help: "Print sentences instead of a picture, for screen readers."),
  ]

  private static let alertOptions: [Option<QuotesPlan>] = [
    Option.value("alert", "condition", .alert, help: "Ring when a condition becomes true") {
      $0.alerts.append($1)
    }.repeatable().detailed(
      """
      A condition consists of a symbol, or `*` for all symbols, an operator, which is `>`, `<`, `>=` or \
      `<=`, and a price or the change in percent. It rings each time it becomes true, but not if it is \
      true at the start. JSON has each alert and whether it holds, and status bars mark a symbol whose \
      alert holds by an exclamation mark, and show it first. The option may be repeated.
      """),
    Option.value(
      "sound", "name", \.alarm.sound,
      .text("the name of a sound, a file, or none for only the bell"),
      help: "Sound of alerts"
    ).completing(paths: .files).detailed(
      """
      The names are listed by `timer sounds`. By default, it is the sound that was chosen for timer(1).
      """),
    Option.value(
      "device", "name", \.alarm.device, .text("the name of an ALSA device"),
      help: "Audio device of alerts"
    ).detailed("It overrides $TIMER_AUDIO_DEVICE."),
    Option.value("volume", "percent", \.alarm.volume, .volume, help: "Volume of alerts")
      .detailed("By default, that of timer(1)."),
    Option.flag("mute", \.alarm.isMuted, help: "Silence alerts.")
      .detailed("Neither a sound nor a bell is heard."),
  ]

  private static let text: [Option<QuotesPlan>] = [
    Option.flag("once", \.isOnce, help: "Print a table.")
      .detailed("With --plain, it prints sentences instead."),
    Option.flag("json", help: "Print a JSON object.") { $0.output.format = .json }
      .detailed("It is the same as `--format json`."),
    Option.flag("csv", help: "Print CSV.") { $0.output.format = .csv }.detailed(
      """
      It is the same as `--format csv`. An apostrophe precedes a text that a spreadsheet would take for \
      a formula.
      """),
  ]

  private static let format = Option<QuotesPlan>.value(
    "format", "format",
    .choice(
      formats.map { ($0.name, ($0, nil)) } + StatusBar.allCases.map { ($0.rawValue, (nil, $0)) }),
    help: OutputPlan.formatHelp
  ) { (plan, format: (OutputFormat?, StatusBar?)) in (plan.output.format, plan.bar) = format }
  .detailed("The last five print a line for a status bar.")
}
