internal import Countdowns
internal import Reports

/// An error about the command line that is a sentence by itself.
protocol CommandLineError: Error, CustomStringConvertible {}

extension MarkError: CommandLineError {}
extension RoutineError: CommandLineError {}
extension ReportFormatError: CommandLineError {}
extension CadenceError: CommandLineError {}

extension ScriptSettings {
  /// Returns why settings don’t go together; `nil` if they do.
  func refusal(opensApp: Bool) -> String? {
    if opensApp,
      !command.isEmpty || format != nil || cadence != nil || isDetached || showsStatistics
    {
      return "--format, --json, --every, --detach, --stats and a command at the end don’t go with "
        + "the app"
    }
    if isDetached, format != nil || cadence != nil {
      return "--detach can’t write lines: use timer status --follow for them"
    }
    if isDetached, showsStatistics {
      return "--detach and --stats exclude each other: without a terminal, statistics aren’t shown"
    }
    return nil
  }

  /// Whether there is something that only one timer has: steps, marks or hooks.
  var isForTimer: Bool {
    routine != nil || rounds > 1 || waits || !marks.isEmpty || hooks != Hooks()
  }

  /// The reason why a command line without a time doesn't mean the app; `nil` if it does.
  var refusalWithoutTime: String? {
    given.first.map {
      "no time given, which \($0.name) needs; write \(CalledName.text) 5m \($0.example)"
    }
  }

  /// An option that only a countdown has.
  private struct Option {
    var name: String
    /// The value in an example, if it has one.
    var value: String?

    var example: String { value.map { "\(name) \($0)" } ?? name }
  }

  /// The options that only a countdown has, of those that were given.
  private var given: [Option] {
    let options: [(isGiven: Bool, option: Option)] = [
      (rounds > 1, Option(name: "--rounds", value: "\(rounds)")),
      (waits, Option(name: "--wait")),
      (!marks.isEmpty, Option(name: "--mark", value: "1m=COMMAND")),
      (format == .json, Option(name: "--json")),
      (format != nil, Option(name: "--format", value: "'{remaining}'")),
      (cadence != nil, Option(name: "--every", value: "1s")),
      (isDetached, Option(name: "--detach")),
      (showsStatistics, Option(name: "--stats")),
    ]
    let events = Hooks.Event.allCases.filter { hooks[$0] != nil }
    return options.filter(\.isGiven).map(\.option)
      + events.map { Option(name: $0.option, value: "COMMAND") }
  }
}
