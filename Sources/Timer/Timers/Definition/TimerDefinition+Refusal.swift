internal import Countdowns
internal import Reports

extension TimerDefinition {
  /// Returns the reason why settings can’t be combined; `nil` if they can.
  package func refusal(opensApp: Bool) -> String? {
    if opensApp,
      !command.isEmpty || format != nil || cadence != nil || isDetached || showsStatistics
        || sharing != nil
    {
      return "--format, --json, --every, --detach, --stats, --share and a command at the end can’t "
        + "be combined with the app"
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
  package func refusalWithoutTime(program: String) -> String? {
    given.first.map { "\($0.name) requires a time; write \(program) 5m \($0.example)" }
  }

  /// An option that applies only to a countdown.
  private struct GivenOption {
    var name: String
    /// An example value, if the option takes one.
    var value: String?

    var example: String { value.map { "\(name) \($0)" } ?? name }
  }

  /// The given options that apply only to a countdown.
  private var given: [GivenOption] {
    let options: [(isGiven: Bool, option: GivenOption)] = [
      (rounds > 1, GivenOption(name: "--rounds", value: Routine.text(ofRounds: rounds))),
      (finalStep != nil, GivenOption(name: "--finally", value: "15m='Long break'")),
      (waits, GivenOption(name: "--wait")),
      (!marks.isEmpty, GivenOption(name: "--mark", value: "1m=COMMAND")),
      (format == .json, GivenOption(name: "--json")),
      (format != nil, GivenOption(name: "--format", value: "'{remaining}'")),
      (cadence != nil, GivenOption(name: "--every", value: "1s")),
      (isDetached, GivenOption(name: "--detach")), (showsStatistics, GivenOption(name: "--stats")),
      (sharing != nil, GivenOption(name: "--share", value: sharing?.room ?? "hall")),
    ]
    let events = Hooks.Trigger.allCases.filter { hooks[$0] != nil }
    return options.filter(\.isGiven).map(\.option)
      + events.map { GivenOption(name: $0.option, value: "COMMAND") }
  }
}
