internal import ChartViews
internal import Charts
internal import CommandLines
internal import Texts

/// `shape chart`.
struct ChartArguments: CommandArguments {
  var files: [String] = []
  /// What was said without values.
  private(set) var flags: Set<ChartFlag> = []
  var output = OutputArguments()
  private var given = KeyedTexts<ChartKey>()

  /// What was said with values, in the order in which it takes effect.
  var settings: [(key: ChartKey, text: String)] { given.inOrder }

  static let command: Command<ChartArguments> = {
    var command = Command<ChartArguments>(
      "chart", "Shows tables of numbers as charts to explore, on the terminal or as pictures.")
    command.usage = ["[FILE ...] [options]", "--follow [--last 5m] [options]"]
    command.operands = [
      Operand("file", \.files, help: "A file, or - for standard input.").completing { _, _ in
        Completion(paths: .files)
      }
    ]
    command.sections = [
      .init(
        "The data",
        options(
          [.input, .delimiter, .header, .decimal, .date, .times, .x, .columns, .kind, .join],
          [.volume, .skipBadRows])),
      .init("A stream", options([.last], [.follow])),
      .init(
        "The look",
        options(
          [.scale, .range, .from, .to, .ticks, .rule, .hide, .palette, .up, .zone, .title],
          [.stacked, .percent, .twoAxes, .pie])),
      .init("The program", options([.composition], [.isStill, .plain])),
      .init("What is printed", options([], [.sparkline, .describe])),
      .init("The picture", OutputArguments.options(.chart).map { $0.within(\.output) }),
      .init("Others", [.help]),
    ]
    command.conflicts = conflicts
    command.discussion = """
      Files are CSV, TSV or JSON; without one, or with -, standard input is read. On a terminal, \
      charts can be zoomed and read by keys and mouse; ? lists the keys. With -o, --format, --size, \
      --sparkline or --describe, and where standard output isn’t a terminal, the chart is printed.
      """
    return command
  }()

  /// The options that aren't offered together; `ChartConflicts` says why they are refused.
  private static let conflicts: [Conflict] = [
    .oneOf(["--join", "--composition"], because: nil),
    Conflict(
      ["--pie"], ["--scale", "--range", "--ticks", "--rule", "--two-axes", "--volume"], because: nil
    ),
    Conflict(["--volume"], ["--stacked", "--percent"], because: nil),
    Conflict(["--two-axes"], ["--stacked", "--percent"], because: nil),
    .oneOf(["--describe", "--sparkline", "--plain"], because: nil),
    .oneOf(["--describe", "--sparkline", "--follow"], because: nil),
    Conflict(
      ["--plain", "--sparkline", "--describe", "--follow"], ["--output", "--format"], because: nil),
  ]

  private static func options(
    _ keys: [ChartKey], _ flags: [ChartFlag]
  ) -> [Option<ChartArguments>] {
    keys.map { $0.option(\.given) }
      + flags.map { flag in
        .flag(flag.rawValue, help: "\(flag.words.asBeginning).") { $0.flags.insert(flag) }
          .detailed(flag.details)
      }
  }
}

// MARK: - Values

extension ChartKey: OptionKey {
  var placeholder: String {
    switch self {
    case .input: "form"
    case .delimiter: "delimiter"
    case .header: "yes|no"
    case .decimal: "mark"
    case .date: "order"
    case .times: "unit"
    case .x: "column"
    case .columns: "columns"
    case .kind: "kind"
    case .join: "way"
    case .last: "n|span"
    case .scale: "scale"
    case .range: "low..high"
    case .from, .to: "date"
    case .ticks: "ticks"
    case .rule: "value"
    case .hide: "names"
    case .palette: "palette"
    case .up: "color"
    case .zone: "zone"
    case .title: "text"
    case .composition: "composition"
    }
  }

  var context: String? { self == .last ? "--follow" : nil }

  var values: Completion { Completion(choices.map { .init($0) }) }

  /// The words that are values.
  private var choices: [String] {
    switch self {
    case .input: ChartReaderOptions.Format.allCases.map(\.rawValue)
    case .delimiter: ChartReaderOptions.Delimiter.allCases.map(\.rawValue)
    case .header: ["yes", "no"]
    case .decimal: ChartReaderOptions.Decimal.allCases.map(\.rawValue)
    case .date: ChartReaderOptions.DateOrder.allCases.map(\.rawValue)
    case .times: ChartReaderOptions.Times.allCases.map(\.rawValue)
    case .kind: Series.Kind.allCases.map(\.rawValue)
    case .join: ["compare", "continue"]
    case .scale: ["linear", "log", "symlog"]
    case .ticks: ["auto", "six"]
    case .palette: SeriesPalette.allCases.map(\.rawValue)
    case .up: RisingColor.allCases.map(\.rawValue)
    case .zone: ["local", "utc"]
    case .composition: ChartComposition.Kind.allCases.map(\.rawValue)
    case .x, .columns, .last, .range, .from, .to, .rule, .hide, .title: []
    }
  }
}
