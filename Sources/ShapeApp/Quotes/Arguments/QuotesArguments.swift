internal import ArgumentParser

/// `shape quotes`.
struct QuotesArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quotes",
    abstract: "Shows a watch list of prices, from files, streams and commands.",
    usage: """
      \(CalledName.text) quotes [FILE | SYMBOL=FILE | FOLDER ...] [options]
      COMMAND | \(CalledName.text) quotes --follow [options]
      \(CalledName.text) quotes --symbols A,B --feed 'COMMAND {symbol}' [--refresh 30s]
      """,
    discussion: """
      Files are CSV, TSV or JSON: prices of one symbol by day or shorter intervals, or a table with \
      a row for each symbol. Without a file, the watch list is shown, which is kept in \
      $XDG_CONFIG_HOME/shape/quotes.csv. On a terminal, keys and mouse open charts; ? lists the \
      keys. With --once, --json, --csv, -o, --format or --size, and where standard output isn’t a \
      terminal, quotes are printed.
      """)

  @Argument(
    help: ArgumentHelp(
      "A file, SYMBOL=FILE[,FILE], a folder, or - for standard input.", valueName: "file"))
  var sources: [String] = []

  @OptionGroup(title: "The list")
  var list: QuotesListArguments

  @OptionGroup(title: "The data")
  var data: QuotesDataArguments

  @OptionGroup(title: "Live prices")
  var live: QuotesLiveArguments

  @OptionGroup(title: "The look")
  var look: QuotesLookArguments

  @OptionGroup(title: "Alerts")
  var alerts: QuotesAlertArguments

  @OptionGroup(title: "What is printed")
  var output: QuotesOutputArguments

  /// What was said with values, in the order in which it takes effect.
  var settings: [(key: QuotesKey, text: String)] {
    list.settings + data.settings + live.settings + look.settings + alerts.settings
  }

  /// What was said without values.
  var flags: Set<QuotesFlag> {
    let all: [(QuotesFlag, Bool)] = [
      (.reverse, list.isReversed), (.strict, data.isStrict), (.follow, live.follows),
      (.mute, alerts.isMuted), (.isStill, look.isStill), (.plain, look.isPlain),
      (.once, output.isTable), (.json, output.isJSON), (.csv, output.isCSV),
    ]
    return Set(all.compactMap { flag, isSet in isSet ? flag : nil })
  }
}

// MARK: - Names and helps

extension NameSpecification {
  /// Returns the name of a flag.
  static func quotes(_ flag: QuotesFlag) -> NameSpecification { .customLong(flag.rawValue) }

  /// Returns the name of an option.
  static func quotes(_ key: QuotesKey) -> NameSpecification { .customLong(key.rawValue) }
}

extension QuotesFlag {
  /// The help: what it does, as a sentence.
  var help: ArgumentHelp { ArgumentHelp("\(words.asBeginning).") }
}

extension QuotesKey {
  /// Returns the help: what it is for, and the form of its value.
  func help(_ valueName: String) -> ArgumentHelp {
    ArgumentHelp("\(words.asBeginning): \(expected).", valueName: valueName)
  }
}

extension String {
  /// The text with a capital letter at its beginning.
  fileprivate var asBeginning: String { prefix(1).uppercased() + dropFirst() }
}
