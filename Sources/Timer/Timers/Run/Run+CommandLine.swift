internal import Clocks
package import Countdowns

/// The command line that restarts a timer of the app.
extension Run {
  /// Returns a command line for an equivalent timer in its own process, or the original one if the
  /// timer has steps, marks or hooks.
  ///
  /// A time of day includes the date and the UTC offset, so that it is unambiguous.
  package func commandLine(sound: String?, in zone: Zone) -> [String] {
    guard definition.words.isEmpty else { return definition.words.filter { $0 != "--app" } }
    let options: [String] = [("--name", label), ("--sound", sound)].flatMap { option, value in
      value.map { [option, $0] } ?? []
    }
    if manager.followsWallClock, let target {
      let second = WallTime(epochSeconds: target.epochSeconds)
      return ["until", ClockText.iso8601(second, in: zone)] + options
    }
    let countsSuspension = identity?.countsSuspension ?? true
    return [SpanText.typed(planned ?? manager.total)] + options
      + (countsSuspension ? [] : ["--suspend", SuspendRule.pause.rawValue])
  }
}

extension AlarmSettings.Sound {
  /// The value of `--sound`; `nil` if none was given.
  package var name: String? {
    switch self {
    case .usual: nil
    case .named(let name): name
    case .bellOnly: "none"
    }
  }
}

extension CountdownSettings {
  /// The alarm options from the command line, except `--sound`.
  package var alarmWords: [String] {
    var words: [String] = []
    func add(_ option: String, _ value: String?) {
      if let value { words += [option, value] }
    }
    func span(_ duration: Duration) -> String { SpanText.typed(duration) }
    if let isMuted = given.isMuted { words.append(isMuted ? "--mute" : "--no-mute") }
    if let notifies = given.notifies { words.append(notifies ? "--notify" : "--no-notify") }
    if let flashes = given.flashes { words.append(flashes ? "--flash" : "--no-flash") }
    add("--volume", given.volume.map { "\($0)" })
    if given.fade == .zero {
      words.append("--no-fade")
    } else {
      add("--fade", given.fade.map(span))
    }
    add("--snooze", given.snooze.map(span))
    add("--alarm-limit", given.alarmLimit.map(span))
    add("--device", alarm.device)
    add("--repeat", alarm.rounds.map { "\($0)" })
    return words
  }
}
