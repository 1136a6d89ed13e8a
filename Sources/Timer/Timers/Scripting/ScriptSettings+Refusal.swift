internal import Countdowns
internal import Reports

extension ScriptSettings {
  /// Returns the reason why settings can’t be combined; `nil` if they can.
  package func refusal(opensApp: Bool) -> String? {
    if opensApp,
      !command.isEmpty || format != nil || cadence != nil || isDetached || showsStatistics
    {
      return "--format, --json, --every, --detach, --stats and a command at the end can’t be "
        + "combined with the app"
    }
    if isDetached, cadence != nil {
      return "--detach writes one line: use timer status --follow for more"
    }
    if isDetached, showsStatistics {
      return "--detach and --stats can’t be combined: without a terminal, statistics aren’t shown"
    }
    return nil
  }

  /// Whether the steps are repeated, changed at the end, or wait for a key.
  package var repeatsSpan: Bool { rounds > 1 || waits || finalStep != nil }

  /// Whether there are parts of a single timer: steps, marks or hooks.
  package var isForTimer: Bool {
    routine != nil || repeatsSpan || !marks.isEmpty || hooks != Hooks()
  }

  /// The reason why a command line without a time can't open the app; `nil` if it can.
  package var refusalWithoutTime: String? {
    given.first.map {
      "\($0.name) requires a time; write \(CalledName.text) 5m \($0.example)"
    }
  }

  /// An option that applies only to a countdown.
  private struct Option {
    var name: String
    /// An example value, if the option takes one.
    var value: String?

    var example: String { value.map { "\(name) \($0)" } ?? name }
  }

  /// The given options that apply only to a countdown.
  private var given: [Option] {
    let options: [(isGiven: Bool, option: Option)] = [
      (rounds > 1, Option(name: "--rounds", value: Routine.text(ofRounds: rounds))),
      (finalStep != nil, Option(name: "--finally", value: "15m='Long break'")),
      (waits, Option(name: "--wait")),
      (!marks.isEmpty, Option(name: "--mark", value: "1m=COMMAND")),
      (format == .json, Option(name: "--json")),
      (format != nil, Option(name: "--format", value: "'{remaining}'")),
      (cadence != nil, Option(name: "--every", value: "1s")),
      (isDetached, Option(name: "--detach")),
      (showsStatistics, Option(name: "--stats")),
    ]
    let events = Hooks.Trigger.allCases.filter { hooks[$0] != nil }
    return options.filter(\.isGiven).map(\.option)
      + events.map { Option(name: $0.option, value: "COMMAND") }
  }
}
