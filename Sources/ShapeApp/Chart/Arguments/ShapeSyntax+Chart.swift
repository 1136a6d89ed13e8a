internal import Charts
internal import Texts

extension ShapeSyntax {
  /// The options of `chart` besides those of its output.
  static let chart =
    ChartKey.allCases.map { key in
      OptionSyntax(
        "--\(key.rawValue)", .required(values(of: key)), key.words,
        excluding: key.isRepeatable ? nil : exclusions(of: key),
        needing: key == .last ? "--follow" : nil)
    }
    + ChartFlag.allCases.map { flag in
      OptionSyntax("--\(flag.rawValue)", flag.words, excluding: exclusions(of: flag))
    }

  /// The options for the output of `chart`: films aren't made, and figures are a form.
  static let chartOutput = OutputKey.allCases.map { key in
    switch key {
    case .format:
      OptionSyntax(
        "--format", .required(list(ChartPlan.formats)), "the form of what is written",
        excluding: answers)
    case .output:
      OptionSyntax(
        "--output", short: "-o", .required(Completion(paths: .files)),
        "a file that ends in .png, .svg, .txt, .ansi or .json", excluding: answers)
    default: option(key)
    }
  }

  private static let answers: Set = ["--plain", "--sparkline", "--describe", "--follow"]

  private static func exclusions(of key: ChartKey) -> Set<String> {
    switch key {
    case .join: ["--composition"]
    case .composition: ["--join"]
    case .scale, .range, .ticks: ["--pie"]
    default: []
    }
  }

  private static func exclusions(of flag: ChartFlag) -> Set<String> {
    switch flag {
    case .plain, .sparkline, .describe, .follow:
      // Words can be those of a stream; what is printed once can't.
      answers.union(["--output", "--format"]).subtracting(
        flag == .plain ? ["--follow"] : flag == .follow ? ["--plain"] : [])
    case .pie: ["--scale", "--range", "--ticks", "--rule", "--two-axes", "--volume"]
    case .volume: ["--pie", "--stacked", "--percent"]
    case .twoAxes: ["--pie", "--stacked", "--percent"]
    case .stacked, .percent: ["--volume", "--two-axes"]
    default: []
    }
  }

  private static func values(of key: ChartKey) -> Completion {
    switch key {
    case .input: list(ChartReaderOptions.Format.allCases.map(\.rawValue))
    case .delimiter: list(ChartReaderOptions.Delimiter.allCases.map(\.rawValue))
    case .header: list(["yes", "no"])
    case .decimal: list(ChartReaderOptions.Decimal.allCases.map(\.rawValue))
    case .date: list(ChartReaderOptions.DateOrder.allCases.map(\.rawValue))
    case .times: list(ChartReaderOptions.Times.allCases.map(\.rawValue))
    case .kind: list(Series.Kind.allCases.map(\.rawValue))
    case .join: list(["compare", "continue"])
    case .scale: list(["linear", "log", "symlog"])
    case .ticks: list(["auto", "six"])
    case .palette: list(SeriesPalette.allCases.map(\.rawValue))
    case .up: list(RisingColor.allCases.map(\.rawValue))
    case .zone: list(["local", "utc"])
    case .composition: list(ChartComposition.Kind.allCases.map(\.rawValue))
    case .x, .columns, .last, .range, .from, .to, .rule, .hide, .title: Completion()
    }
  }
}
