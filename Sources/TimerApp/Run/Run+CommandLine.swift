internal import Clocks
internal import Countdowns

/// The command line that starts a timer of the app again.
extension Run {
  /// Returns the command line that counts to the same end in a program of its own; for steps, marks and
  /// hooks, the one with which they were asked for.
  ///
  /// A time of day has its date and its offset, so that it means the same on any day, anywhere.
  func commandLine(sound: String?, in zone: Zone) -> [String] {
    guard script.words.isEmpty else { return script.words.filter { $0 != "--app" } }
    let options: [String] = [("--name", label), ("--sound", sound)].flatMap { option, value in
      value.map { [option, $0] } ?? []
    }
    if manager.followsWallClock, let target {
      let second = WallTime(epochSeconds: target.epochSeconds)
      return ["until", ClockText.iso8601(second, in: zone)] + options
    }
    let countsSuspension = identity?.countsSuspension ?? true
    return [RecentTimes.text(planned ?? manager.total)] + options
      + (countsSuspension ? [] : ["--suspend", SuspendRule.pause.rawValue])
  }
}

extension AlarmSettings.Sound {
  /// The name that was given on the command line, if one was.
  var name: String? {
    switch self {
    case .usual: nil
    case .named(let name): name
    case .bellOnly: "none"
    }
  }
}

extension CountdownSettings {
  /// The options of the alarm that the command line has, but for the sound.
  var alarmWords: [String] {
    var words: [String] = []
    func add(_ option: String, _ value: String?) {
      if let value { words += [option, value] }
    }
    func span(_ duration: Duration) -> String { RecentTimes.text(duration) }
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
