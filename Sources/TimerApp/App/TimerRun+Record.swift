internal import Clocks
internal import Countdowns
internal import Reports

/// The state of a countdown for other processes and later starts.
extension TimerRun {
  /// Returns what other processes are sent, and what is kept, without the timer's label and look.
  func record(as identity: RunIdentity, at now: Moment) -> TimerRecord {
    var record = TimerRecord(
      name: identity.name, process: identity.process, processStart: identity.processStart,
      boot: identity.boot, countsSuspension: identity.countsSuspension, started: started,
      written: now.wall, phase: TimerReport.State(manager.state), longest: longest)
    record.total = manager.total
    record.target = manager.followsWallClock ? target : nil
    record.folder = identity.folder
    record.countedBefore = countedBefore > .zero ? countedBefore : nil
    record.setTimes(
      of: manager.state, ends: ends, left: manager.snapshot(at: now.instant).left)
    guard case .stopped(let outcome?) = manager.state else { return record }
    if case .cancelled = outcome { record.status = 1 } else { record.status = 0 }
    record.ranFor = counted(at: now.instant)
    return record
  }

  /// Returns the command line that counts to the same end in a program of its own.
  ///
  /// A time of day has its date and its offset, so that it means the same on any day, anywhere.
  func words(name: String?, sound: String?, countsSuspension: Bool, in zone: Zone) -> [String] {
    let options: [String] = [("--name", name), ("--sound", sound)].flatMap { option, value in
      value.map { [option, $0] } ?? []
    }
    if manager.followsWallClock, let target {
      let second = WallTime(epochSeconds: target.epochSeconds)
      return ["until", ClockText.iso8601(second, in: zone)] + options
    }
    return [RecentTimes.text(planned)] + options
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

// MARK: - The history

extension TimerRun {
  /// Returns the line of the history for a countdown that is over, or that a signal ends now.
  func entry(of record: TimerRecord, at now: Moment) -> HistoryEntry {
    var entry = HistoryEntry(
      of: record, ended: now.wall, ran: counted(at: now.instant), outcome: outcome,
      acknowledgedAfter: acknowledgedAfter(at: now.instant))
    entry.planned = planned
    return entry
  }

  private var outcome: HistoryEntry.Outcome {
    switch manager.state {
    case .running, .paused, .stopped(nil): .interrupted
    case .ringing, .stopped(.acknowledged): .acknowledged
    case .stopped(.cancelled): .cancelled
    case .stopped(.ended): .ended
    case .stopped(.rang): .rang
    case .stopped(.missed): .missed
    }
  }

  private func acknowledgedAfter(at now: Instant) -> Duration? {
    switch manager.state {
    case .ringing(let deadline, _): deadline.duration(to: now)
    case .stopped(.acknowledged(_, let after)): after
    case .running, .paused, .stopped: nil
    }
  }
}
