internal import Charts
internal import CommandLines
internal import Quotes

/// The options that can’t be combined.
extension QuotesPlan {
  static let conflicts: [Conflict] =
    [
      .oneOf(["--json", "--csv"]),
      Conflict(["--json"], formats { $0 != .json }), Conflict(["--csv"], formats { $0 != .csv }),
      Conflict(["--plain"], ["--json", "--csv", "--format", "--output", "--size"]),
      Conflict(["--size"], ["--json", "--csv"] + texts),
      Conflict(["--output"], bars),
      .oneOf(["--feed", "--follow"]),
      Conflict(["--follow"], ["--once"] + printedOnce),
      Conflict(["--refresh"], printedOnce).unless("--once"),
      Conflict(alarmOptions, ["--once"] + printedOnce),
      Conflict(alarmOptions, ["--json", "--format json"] + bars).unless("--follow", "--refresh"),
    ] + .reading

  /// The options for alerts, which need prices that change.
  private static let alarmOptions = ["--alert", "--sound", "--device", "--volume"]

  /// The requests for output that can’t be repeated.
  private static let printedOnce =
    ["--csv", "--output", "--size"]
    + formats { if case .picture = $0 { true } else { $0 == .csv } }

  /// The formats of lines for status bars.
  private static let bars = formats { if case .bar = $0 { true } else { false } }

  /// The formats that aren’t pictures.
  private static let texts = formats { if case .picture = $0 { false } else { true } }

  private static func formats(where isIncluded: (Format) -> Bool) -> [String] {
    Format.all.filter { isIncluded($0.value) }.map { "--format \($0.word)" }
  }
}

/// The values that can’t be combined.
extension QuotesPlan {
  func check() throws(ValueError) {
    if sources.count(where: { $0 == .standardInput }) > 1 {
      throw .sentence("- can be used only once, since standard input can be read only once")
    }
    if group != nil, !operands.isEmpty, list == nil {
      throw .sentence("--group needs a watch list: use --list, or leave out the files")
    }
    guard let file = output.file, format == nil else { return }
    guard let form = Format(suffixOf: file) else {
      throw .sentence(OutputPlan.refusal(of: file, suffixes: Format.files.map(\.word)))
    }
    if case .picture = form { return }
    if output.size != nil { throw .sentence("--size and -o \(file) can’t be combined") }
  }
}
