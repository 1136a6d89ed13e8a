internal import ArgumentParser

/// `shape chart`.
struct ChartArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chart",
    abstract: "Shows tables of numbers as charts to explore, on the terminal or as pictures.",
    usage: """
      \(CalledName.text) chart [FILE ...] [options]
      COMMAND | \(CalledName.text) chart --follow [--last 5m] [options]
      """,
    discussion: """
      Files are CSV, TSV or JSON; without one, or with -, standard input is read. On a terminal, \
      charts can be zoomed and read by keys and mouse; ? lists the keys. With -o, --format, --size, \
      --sparkline or --describe, and where standard output isn’t a terminal, the chart is printed.
      """)

  @Argument(help: ArgumentHelp("A file, or - for standard input.", valueName: "file"))
  var files: [String] = []

  @OptionGroup(title: "The data")
  var data: ChartDataArguments

  @OptionGroup(title: "A stream")
  var stream: ChartStreamArguments

  @OptionGroup(title: "The look")
  var look: ChartLookArguments

  @OptionGroup(title: "The program")
  var program: ChartProgramArguments

  @OptionGroup(title: "The picture")
  var output: ChartOutputArguments

  /// What was said with values, in the order in which it takes effect.
  var settings: [(key: ChartKey, text: String)] {
    data.settings + stream.settings + look.settings + program.settings
  }

  /// What was said without values.
  var flags: Set<ChartFlag> {
    let all: [(ChartFlag, Bool)] = [
      (.volume, data.hasVolume), (.skipBadRows, data.skipsBadRows), (.follow, stream.follows),
      (.stacked, look.isStacked), (.percent, look.isPercentage), (.twoAxes, look.hasTwoAxes),
      (.pie, look.isPie), (.isStill, program.isStill), (.plain, program.isPlain),
      (.sparkline, output.isSparkline), (.describe, output.isDescription),
    ]
    return Set(all.compactMap { flag, isSet in isSet ? flag : nil })
  }
}

/// What a stream is.
struct ChartStreamArguments: ParsableArguments {
  @Flag(name: .chart(.follow), help: ChartFlag.follow.help)
  var follows = false
  @Option(help: ChartKey.last.help("n|span"))
  var last: String?

  var settings: [(key: ChartKey, text: String)] { last.map { [(.last, $0)] } ?? [] }
}

/// How the program behaves.
struct ChartProgramArguments: ParsableArguments {
  @Option(help: ChartKey.composition.help("composition"))
  var composition: String?
  @Flag(name: .chart(.isStill), help: ChartFlag.isStill.help)
  var isStill = false
  @Flag(name: .chart(.plain), help: ChartFlag.plain.help)
  var isPlain = false

  var settings: [(key: ChartKey, text: String)] {
    composition.map { [(.composition, $0)] } ?? []
  }
}

// MARK: - Names and helps

extension NameSpecification {
  /// Returns the name of a flag.
  static func chart(_ flag: ChartFlag) -> NameSpecification { .customLong(flag.rawValue) }
}

extension ChartFlag {
  /// The help: what it does, as a sentence.
  var help: ArgumentHelp { ArgumentHelp("\(words.asBeginning).") }
}

extension ChartKey {
  /// Returns the help: what it is for, and the form of its value.
  func help(_ valueName: String) -> ArgumentHelp {
    ArgumentHelp("\(words.asBeginning): \(expected).", valueName: valueName)
  }
}

extension String {
  /// The text with a capital letter at its beginning.
  fileprivate var asBeginning: String { prefix(1).uppercased() + dropFirst() }
}
