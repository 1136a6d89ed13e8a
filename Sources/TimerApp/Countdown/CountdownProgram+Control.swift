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
    guard case .command(let command) = request else { return [] }
    return obey(command, at: now)
  }

  /// Refuses a command, in words.
  mutating func refuse(_ words: String, at now: Moment) -> Actions {
    refusal = words
    return [note(words, at: now)]
  }

  /// Keeps the time of a lap.
  mutating func lap(at now: Moment) -> Actions {
    guard settings.script.countsUp else {
      return refuse(TimerRefusal.noStopwatch.sentence, at: now)
    }
    guard case .running = manager.state else {
      return refuse(TimerRefusal.lapNotRunning.sentence, at: now)
    }
    guard laps.count < Self.mostLaps else {
      return refuse(TimerRefusal.tooManyLaps.sentence, at: now)
    }
    laps.append(counted(at: now.instant))
    let lap = LapTable.lengths(laps.suffix(2)).last ?? .zero
    return [note("lap \(laps.count): \(LapTable.text(lap))", at: now)]
  }

  private static let mostLaps = 1000
}
