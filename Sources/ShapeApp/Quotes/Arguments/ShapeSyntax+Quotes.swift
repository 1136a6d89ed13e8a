internal import Charts
internal import Quotes
internal import Texts

extension ShapeSyntax {
  /// The options of `quotes` besides those of its output.
  static let quotes =
    QuotesKey.allCases.map { key in
      OptionSyntax(
        "--\(key.rawValue)", .required(values(of: key)), key.words,
        excluding: key.isRepeatable ? nil : exclusions(of: key),
        needing: [.refresh, .timeLimit].contains(key) ? "--feed" : nil)
    }
    + QuotesFlag.allCases.map { flag in
      OptionSyntax("--\(flag.rawValue)", flag.words, excluding: exclusions(of: flag))
    }

  /// The options for the output of `quotes`: films aren't made, and figures and lines are forms.
  static let quotesOutput = OutputKey.allCases.map { key in
    switch key {
    case .format:
      OptionSyntax(
        "--format", .required(list(QuotesAnswers.formats)), "the form of what is written",
        excluding: ["--once", "--json", "--csv", "--plain"])
    case .output:
      OptionSyntax(
        "--output", short: "-o", .required(Completion(paths: .files)),
        "a file that ends in .png, .svg, .txt, .ansi, .json or .csv",
        excluding: ["--once", "--plain", "--follow", "--refresh"])
    default: option(key)
    }
  }

  private static func exclusions(of key: QuotesKey) -> Set<String> {
    switch key {
    case .feed: ["--follow"]
    case .refresh: ["--once", "--csv", "--output", "--size"]
    case .sound, .device, .volume: ["--mute", "--once", "--json", "--csv"]
    default: []
    }
  }

  private static func exclusions(of flag: QuotesFlag) -> Set<String> {
    switch flag {
    case .once: ["--json", "--csv", "--output", "--format", "--size", "--follow"]
    case .json: ["--once", "--csv", "--plain", "--format", "--size"]
    case .csv: ["--once", "--json", "--plain", "--format", "--size", "--follow"]
    case .plain: ["--json", "--csv", "--output", "--format", "--size"]
    case .follow: ["--feed", "--once", "--csv", "--output", "--size"]
    case .mute: ["--sound", "--device", "--volume"]
    case .reverse, .strict, .isStill: []
    }
  }

  private static func values(of key: QuotesKey) -> Completion {
    switch key {
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
