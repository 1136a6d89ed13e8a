internal import Clocks
internal import Control
internal import Countdowns
internal import Programs
internal import Reports

extension CountdownProgram {
  /// Answers a request of another process; SIGUSR1 has no connection.
  mutating func answer(
    _ request: ControlRequest, from connection: Int?, at now: Moment
  ) -> Actions {
    let actions = obey(request, at: now)
    guard let connection else { return actions }
    let reply: ControlReply =
      refusal.map { .refused($0) } ?? .timer(record(at: now).forOthers.json)
    return actions + [.perform(.reply(reply, to: connection))]
  }

  private mutating func obey(_ request: ControlRequest, at now: Moment) -> Actions {
    switch request {
    case .status, .follow: return []
    case .pause: return ask(.pause, at: now)
    case .resume: return ask(.resume, at: now)
    case .toggle: return ask(.toggle, at: now)
    case .restart: return ask(.reset, at: now)
    case .add(let time): return change(by: time, at: now)
    case .take(let time): return change(by: .zero - time, at: now)
    case .skip: return perform(.next, at: now)
    case .back: return perform(.previous, at: now)
    case .finish: return finishNow(at: now)
    case .acknowledge: return perform(.command(.acknowledge), at: now)
    case .snooze: return snooze(at: now)
    case .cancel: return perform(.command(.cancel), at: now)
    case .lap: return lap(at: now)
    }
  }

  /// Adds or removes time, where there is an end.
  private mutating func change(by time: Duration, at now: Moment) -> Actions {
    guard !settings.script.isOpen else { return refuse(Self.openRefusal, at: now) }
    return add(time, at: now)
  }

  /// Refuses a command, in words.
  mutating func refuse(_ words: String, at now: Moment) -> Actions {
    refusal = words
    return [note(words, at: now)]
  }

  static let openRefusal = "a stopwatch without an end has no time to change"

  /// Keeps the time of a lap.
  mutating func lap(at now: Moment) -> Actions {
    guard settings.script.countsUp else { return refuse("only a stopwatch has laps", at: now) }
    guard case .running = manager.state else {
      return refuse("a lap can end only while the stopwatch is running", at: now)
    }
    guard laps.count < Self.mostLaps else { return refuse("there are too many laps", at: now) }
    laps.append(counted(at: now.instant))
    let lap = LapTable.lengths(laps.suffix(2)).last ?? .zero
    return [note("lap \(laps.count): \(LapTable.text(lap))", at: now)]
  }

  private static let mostLaps = 1000
}
