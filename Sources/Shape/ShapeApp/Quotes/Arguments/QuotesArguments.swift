internal import Charts
internal import CommandLines
internal import Quotes
internal import Texts

/// `shape quotes`.
struct QuotesArguments: CommandArguments {
  var sources: [String] = []
  /// What was said without values.
  private(set) var flags: Set<QuotesFlag> = []
  var output = OutputArguments()
  private var given = KeyedTexts<QuotesKey>()

  /// What was said with values, in the order in which it takes effect.
  var settings: [(key: QuotesKey, text: String)] { given.inOrder }

  static let command: Command<QuotesArguments> = {
    var command = Command<QuotesArguments>(
      "quotes", "Shows a watch list of prices, from files, streams and commands.")
    command.usage = [
      "[FILE | SYMBOL=FILE | FOLDER ...] [options]", "--follow [options]",
      "--symbols A,B --feed 'COMMAND {symbol}' [--refresh 30s]",
    ]
    command.operands = [
      Operand(
        "file", \.sources, help: "A file, SYMBOL=FILE[,FILE], a folder, or - for standard input."
      ).completing { _, _ in Completion(paths: .files) }
    ]
    command.sections = [
      .init("The list", options([.list, .symbols, .group, .sort], [.reverse])),
      .init(
        "The data",
        options(
          [
            .input, .delimiter, .header, .decimal, .date, .timeColumn, .priceColumn, .symbolColumn,
            .column,
          ], [.strict])),
      .init("Live prices", options([.feed, .refresh, .timeLimit], [.follow])),
      .init(
        "The look", options([.line, .until, .up, .decimals, .rows, .zone], [.isStill, .plain])),
      .init("Alerts", options([.alert, .sound, .device, .volume], [.mute])),
      .init("What is printed", options([], [.once, .json, .csv])),
      .init("The picture", OutputArguments.options(.quotes).map { $0.within(\.output) }),
      .init("Others", [.help]),
    ]
    command.conflicts = conflicts
    command.discussion = """
      Files are CSV, TSV or JSON: prices of one symbol by day or shorter intervals, or a table with \
      a row for each symbol. Without a file, the watch list is shown, which is kept in \
      $XDG_CONFIG_HOME/shape/quotes.csv. On a terminal, keys and mouse open charts; ? lists the \
      keys. With --once, --json, --csv, -o, --format or --size, and where standard output isn’t a \
      terminal, quotes are printed.
      """
    return command
  }()

  /// The options that aren't offered together; `QuotesConflicts` says why they are refused.
  private static let conflicts: [Conflict] = [
    Conflict(["--format"], ["--json", "--csv", "--plain"], because: nil),
    Conflict(["--output"], ["--plain", "--follow", "--refresh"], because: nil),
    .oneOf(["--feed", "--follow"], because: nil),
    Conflict(["--refresh"], ["--csv", "--size"], because: nil),
    Conflict(["--sound", "--device", "--volume"], ["--once", "--json", "--csv"], because: nil),
    .oneOf(["--json", "--csv"], because: nil),
    Conflict(["--size"], ["--json", "--csv", "--plain", "--follow"], because: nil),
    Conflict(["--follow"], ["--once", "--csv"], because: nil),
    Conflict(["--plain"], ["--json", "--csv"], because: nil),
  ]

  private static func options(
    _ keys: [QuotesKey], _ flags: [QuotesFlag]
  ) -> [Option<QuotesArguments>] {
    keys.map { $0.option(\.given) }
      + flags.map { flag in
        .flag(flag.rawValue, help: "\(flag.words.asBeginning).") { $0.flags.insert(flag) }
          .detailed(flag.details)
      }
  }
}

// MARK: - Values

extension QuotesKey: OptionKey {
  var placeholder: String {
    switch self {
    case .list: "file"
    case .symbols: "symbols"
    case .group, .sound, .device: "name"
    case .sort, .date: "order"
    case .input: "form"
    case .delimiter: "delimiter"
    case .header: "yes|no"
    case .decimal: "mark"
    case .timeColumn, .priceColumn, .symbolColumn: "column"
    case .column: "part=column"
    case .feed: "command"
    case .refresh, .timeLimit, .line: "span"
    case .until: "date"
    case .up: "color"
    case .decimals, .rows: "n"
    case .zone: "zone"
    case .alert: "condition"
    case .volume: "percent"
    }
  }

  var context: String? { [.refresh, .timeLimit].contains(self) ? "--feed" : nil }

  var values: Completion {
    func list(_ words: [String]) -> Completion { Completion(words.map { .init($0) }) }
    return switch self {
    case .list, .sound: Completion(paths: .files)
    case .sort: list(QuoteSort.allCases.map(\.rawValue))
    case .input: list(ChartReaderOptions.Format.allCases.map(\.rawValue))
    case .delimiter: list(ChartReaderOptions.Delimiter.allCases.map(\.rawValue))
    case .header: list(["yes", "no"])
    case .decimal: list(ChartReaderOptions.Decimal.allCases.map(\.rawValue))
    case .date: list(ChartReaderOptions.DateOrder.allCases.map(\.rawValue))
    case .line: list(LineSpan.allCases.map(\.rawValue))
    case .up: list(RisingColor.allCases.map(\.rawValue))
    case .decimals: list((0...8).map(String.init))
    case .rows: list(["auto"] + (1...5).map(String.init))
    case .zone: list(["local", "utc"])
    case .symbols, .group, .timeColumn, .priceColumn, .symbolColumn, .column, .feed, .refresh,
      .timeLimit, .until, .alert, .device, .volume:
      Completion()
    }
  }
}
