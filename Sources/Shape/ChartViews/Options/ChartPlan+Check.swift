internal import ChartDrawings
internal import ChartReaders
internal import Charts
package import CommandLines
internal import Outputs
internal import TerminalCodes
internal import Texts

/// The options that can’t be combined.
extension ChartPlan {
  static let conflicts: [Conflict] =
    [
      .oneOf(["--plain", "--describe", "--sparkline"]),
      Conflict(
        ["--plain", "--describe", "--sparkline", "--follow"], ["--output", "--format", "--json"]),
      Conflict(["--plain", "--describe", "--follow"], ["--size"]),
      Conflict(
        ["--json"], formats.filter { $0 != .json }.map { "--format \($0.name)" }),
      Conflict(["--size"], ["--json", "--format json"]),
      Conflict(["--sparkline"], PixelProtocol.allCases.map { "--glyphs \($0.rawValue)" }),
      Conflict(["--follow"], ["--describe", "--sparkline", "--join"]),
      Conflict(["--follow"], ["--from", "--to"], because: "can’t be combined; see --last"),
      .oneOf(["--last", "--plain"]),
      .oneOf(["--join", "--composition"]),
      Conflict(
        ["--pie"], ["--scale", "--range", "--ticks", "--rule", "--two-axes"],
        because: "can’t be combined: a pie has no axes"),
      .oneOf(["--horizontal", "--vertical"]),
      Conflict(
        ["--facet"],
        [
          "--pie", "--stacked", "--percent", "--two-axes", "--volume", "--follow", "--composition",
          "--json", "--format json", "--sparkline", "--describe", "--plain",
        ]),
      Conflict(
        ["--horizontal"],
        ["--two-axes", "--volume", "--pie", "--follow", "--rule", "--ticks", "--bins"]
          + kinds { $0 != .bar }),
      Conflict(["--stacked", "--percent", "--pie"], ["--volume"] + candles),
      Conflict(
        ["--stacked", "--percent", "--pie", "--two-axes", "--volume"], wholeKinds + ["--bins"]),
      Conflict(["--bins"], kinds { $0 != .histogram }),
      Conflict(["--rebase", "--x-scale log"], ["--kind histogram", "--kind box", "--bins"]),
      .oneOf(["--facet", "--kind box"]),
      Conflict(
        ["--rule", "--ticks"], ["--kind heatmap"],
        because: "can’t be combined: a heatmap has no axis of values"),
      Conflict(["--hide"], ["--kind box"], because: "can’t be combined; see --columns"),
      Conflict(["--stacked", "--percent"], ["--two-axes"]),
      .oneOf(["--percent", "--scale log"]),
      Conflict(["--count"], ["--by", "--columns", "--x", "--follow", "--join", "--volume"]),
      Conflict(["--count"], ["--rate"] + candles),
      Conflict(["--transpose"], ["--count", "--follow"]),
      Conflict(["--volume"], ["--scale log", "--scale symlog"]),
      Conflict(["--rebase"], ["--stacked", "--percent", "--pie", "--scale log"]),
      Conflict(["--rate"], candles),
      Conflict(["--x-scale log"], ["--pie", "--follow", "--count"]),
    ] + .reading

  /// The number of bins of a histogram, which is the kind if none is chosen.
  var binCount: Int? {
    get { look.binCount }
    set {
      look.binCount = newValue
      if reading.kind == nil, newValue != nil { reading.kind = .histogram }
    }
  }

  private static let wholeKinds = kinds(\.traits.fillsChart)

  private static let candles = kinds(\.traits.needsCandles)

  private static func kinds(_ isIncluded: (SeriesKind) -> Bool) -> [String] {
    SeriesKind.allCases.filter(isIncluded).map { "--kind \($0.rawValue)" }
  }
}

/// The values that can’t be combined.
extension ChartPlan {
  package func check() throws(ValueError) {
    try checkFiles()
    try checkOutput()
    try checkAxis()
    try checkKinds()
    if look.isStacked || look.isPercentage || look.isPie,
      let (name, kind) = reading.kinds.first(where: { $0.value.traits.needsCandles })
    {
      let option = look.isPie ? "--pie" : look.isPercentage ? "--percent" : "--stacked"
      throw .sentence("\(option) and --kind \(name)=\(kind.rawValue) can’t be combined")
    }
  }

  private func checkFiles() throws(ValueError) {
    if files.contains("") { throw .sentence("a file name is empty") }
    if files.count(where: { $0 == Self.standardInput }) > 1 {
      throw .sentence("- can be used only once, since standard input can be read only once")
    }
    if follows, files.count > 1 {
      throw .sentence("--follow takes one file or standard input, not \(files.count) files")
    }
    if joining != nil, files.count < 2 { throw .sentence("--join needs two or more files") }
  }

  private func checkKinds() throws(ValueError) {
    if let kind = reading.kind, kind.traits.fillsChart, let other = reading.kinds.first {
      throw .sentence(
        "--kind \(kind.rawValue) and --kind \(other.key)=\(other.value.rawValue) can’t be combined")
    }
  }

  private func checkOutput() throws(ValueError) {
    if isSparkline, case .both? = output.size {
      throw .sentence("--sparkline needs only a width, as in --size 20")
    }
    try output.check(Self.formats)
  }

  private func checkAxis() throws(ValueError) {
    if let from = look.from.flatMap({ NumberScanner.number(in: $0) }),
      let to = look.to.flatMap({ NumberScanner.number(in: $0) }), from > to
    {
      throw .sentence("--from \(look.from ?? "") is after --to \(look.to ?? "")")
    }
    guard look.scale == .log10 else { return }
    let advice = "--scale symlog also shows 0 and negative values"
    if let end = [look.lower, look.upper].compactMap(\.self).first(where: { $0 <= 0 }) {
      throw .sentence("--scale log needs a --range above 0, not \(text(end)); \(advice)")
    }
    if let value = look.rules.compactMap(\.value).first(where: { $0 <= 0 }) {
      throw .sentence("--scale log needs a --rule above 0, not \(text(value)); \(advice)")
    }
  }

  private func text(_ number: Double) -> String { NumberText.text(number, decimals: 3) }
}
