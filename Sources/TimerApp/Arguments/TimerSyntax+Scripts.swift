internal import Reports
internal import Texts

/// The options for steps, marks, hooks and scripts.
extension TimerSyntax {
  /// The options of `StepArguments`.
  static let steps: [OptionSyntax] = [
    OptionSyntax(
      "--rounds", .required(unlisted), "run the steps this number of times", excluding: ["--app"]),
    OptionSyntax("--wait", "wait for a key between steps", excluding: ["--app"]),
    OptionSyntax(
      "--plan", .required(Completion([.init("-", "standard input")], paths: .files)),
      "read the steps from a file", excluding: ["--app"]),
    OptionSyntax(
      "--mark", .required(unlisted), "do something when this much is left", excluding: nil),
    OptionSyntax(
      "--on-start", .required(unlisted), "run a command at the start", excluding: ["--app"]),
    OptionSyntax(
      "--on-step", .required(unlisted), "run a command when another step starts",
      excluding: ["--app"]),
    OptionSyntax("--on-end", .required(unlisted), "run a command at the end", excluding: ["--app"]),
    OptionSyntax(
      "--on-cancel", .required(unlisted), "run a command when it is cancelled",
      excluding: ["--app"]),
  ]

  /// The options of `FeedArguments`.
  static let feed: [OptionSyntax] = [
    format(excluding: ["--json", "--detach", "--app"]),
    every(excluding: ["--detach", "--app"]),
    OptionSyntax(
      "--detach", "run in the background, without a terminal",
      excluding: ["--format", "--every", "--json", "--stats", "--app"]),
    OptionSyntax(
      "--stats", "say at the end what it has cost", excluding: ["--detach", "--app"]),
  ]

  /// Returns the option for the form of lines, with all status bars and some templates as values.
  static func format(excluding excluded: Set<String>) -> OptionSyntax {
    let bars = BarFormat.allCases.map {
      Completion.Candidate($0.rawValue, "for this status bar")
    }
    let fields: [ReportField] = [.remaining, .percent, .clock, .state]
    let templates = fields.map {
      Completion.Candidate("{\($0.rawValue)}", String($0.help.prefix { $0 != ";" }))
    }
    return OptionSyntax(
      "--format", .required(Completion(bars + templates)), "write lines in this format",
      excluding: excluded)
  }

  /// Returns the option for the interval of lines.
  static func every(
    excluding excluded: Set<String> = [], needing needed: String? = nil
  ) -> OptionSyntax {
    OptionSyntax(
      "--every", .required(list(["1s", "100ms", "1%"])), "write a line at this interval",
      excluding: excluded, needing: needed)
  }
}
