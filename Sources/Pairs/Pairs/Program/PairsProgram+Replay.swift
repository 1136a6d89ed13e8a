internal import Clocks
internal import Programs

extension PairsProgram {
  /// Returns the game's time; in a replay, that of the record.
  func gameTime(_ now: Instant) -> Instant { replay?.time(at: now) ?? now }

  /// Returns the instant at which the game reaches a time.
  func realTime(_ time: Instant) -> Instant {
    replay.map { $0.start.advanced(by: time.sinceZero) } ?? time
  }

  /// Whether the game's time advances; in a replay, it ends with the last move.
  var hasTime: Bool { replay == nil || nextReplayTime != nil }

  /// The time at which the next move of the record is due.
  var nextReplayTime: Instant? { replay?.nextTime }

  /// Starts replaying a record.
  mutating func play(_ record: GameRecord, at now: Moment) -> Actions {
    game = PairsGame(record.rules, seed: record.seed)
    (resultTime, cursor, computer) = (nil, 0, nil)
    options.theme = CardTheme.theme(of: record, among: themes) ?? options.theme
    motion.finish()
    let replay = Replay(record, at: now.instant)
    self.replay = replay
    if !replay.agrees { hasDisagreed = true }
    return record.entries.isEmpty ? end(at: now) : []
  }

  /// Makes the moves of the record that are due; only the last one's sound is played.
  mutating func passReplay(at now: Moment) -> Actions {
    var actions: Actions = []
    while let time = nextReplayTime, time <= now.instant { actions = makeReplayMove(at: now) }
    return actions
  }

  /// Makes the next move of the record immediately.
  mutating func skipReplay(at now: Moment) -> Actions {
    guard nextReplayTime != nil else { return showResult(at: now) }
    replay?.skip(at: now.instant)
    return makeReplayMove(at: now)
  }

  private mutating func makeReplayMove(at now: Moment) -> Actions {
    guard let entry = replay?.entry else { return [] }
    replay?.advance()
    let outcome = make(entry.move, at: Instant(sinceZero: entry.time), shownAt: now)
    if case .choose(let place) = entry.move, game.cards.indices.contains(place) { cursor = place }
    return sounds(of: outcome) + (replay?.entry == nil ? end(at: now) : [])
  }
}
