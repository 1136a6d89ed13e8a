internal import ChartViews
internal import Charts
package import CommandLines
internal import Outputs
internal import Quotes
internal import Texts

/// The options that can’t be combined.
extension QuotesPlan {
  static let conflicts: [Conflict] =
    [
      .oneOf(["--json", "--csv"]),
      Conflict(["--json"], words { $0 != .json } + bars),
      Conflict(["--csv"], words { $0 != .csv } + bars),
      Conflict(["--plain"], ["--json", "--csv", "--format", "--output", "--size"]),
      Conflict(["--size"], ["--json", "--csv"] + texts),
      Conflict(["--output"], bars),
      .oneOf(["--feed", "--follow"]),
      Conflict(["--follow"], ["--once"] + printedOnce),
      Conflict(["--refresh"], printedOnce).unless("--once"),
      Conflict(["--alert"], ["--once"] + printedOnce).unless("--json", "--format json"),
      Conflict(alarmOptions, ["--once"] + printedOnce),
      Conflict(alarmOptions, ["--json", "--format json"] + bars).unless("--follow", "--refresh"),
    ] + .reading

  /// The options for the sound of alerts, which needs prices that change.
  private static let alarmOptions = ["--sound", "--device", "--volume"]

  /// The requests for output that can’t be repeated.
  private static let printedOnce = ["--csv", "--output", "--size"] + words { $0 != .json }

  /// The formats of lines for status bars.
  private static let bars = StatusBar.allCases.map { "--format \($0.rawValue)" }

  /// The formats that aren’t pictures.
  private static let texts = words { $0 == .json || $0 == .csv } + bars

  private static func words(where isIncluded: (OutputFormat) -> Bool) -> [String] {
    formats.filter(isIncluded).map { "--format \($0.name)" }
  }
}

/// The values that can’t be combined.
extension QuotesPlan {
  package func check() throws(ValueError) {
    if sources.count(where: { $0 == .standardInput }) > 1 {
      throw .sentence("- can be used only once, since standard input can be read only once")
    }
    if group != nil, !operands.isEmpty, list == nil {
      throw .sentence("--group needs a watch list: use --list, or leave out the files")
    }
    try output.check(Self.formats)
  }
}
